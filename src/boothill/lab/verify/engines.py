"""PostgreSQL, Redis, nginx and Caddy as processes of our own, and connections that can be cut."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

START_SECONDS = 60.0
PATH = f"{os.environ.get('PATH', '')}:/usr/sbin"
POSTGRES = shutil.which("initdb") or next(map(str, sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))[-1:]), None)
REDIS = shutil.which("redis-server")
NGINX = shutil.which("nginx", path=PATH)
CADDY = shutil.which("caddy")


class Cable:
    """A TCP port that forwards to a Unix socket. Cutting it drops all connections and refuses new ones until `mend`."""

    def __init__(self, target: Path) -> None:
        self._target = str(target)
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        self._whole = threading.Event()
        self._whole.set()
        self._open: set[socket.socket] = set()
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self._whole.clear()
        for end in tuple(self._open):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self._whole.set()

    def close(self) -> None:
        self._door.close()
        self.cut()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._door.accept()
                server = socket.socket(socket.AF_UNIX)
                try:
                    if not self._whole.is_set():
                        raise ConnectionError
                    server.connect(self._target)
                except OSError:
                    client.close()
                    server.close()
                    continue
                self._open |= {client, server}
                for source, target in ((client, server), (server, client)):
                    threading.Thread(target=self._carry, args=(source, target), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        for end in (source, target):
            self._open.discard(end)
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


class Redis:
    """A Redis on a Unix socket, which can be killed and started again."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="redis", dir="/tmp"))
        self.socket = self.folder / "redis.sock"
        self.url = f"unix://{self.socket}"
        self.start()

    def start(self) -> None:
        assert REDIS is not None
        command = [REDIS, "--port", "0", "--unixsocket", str(self.socket), "--save", "", "--dir", str(self.folder)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        _wait_for(self.socket)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres:
    """A PostgreSQL on a Unix socket, which can be killed and started again."""

    def __init__(self) -> None:
        assert POSTGRES is not None
        self._programs = Path(POSTGRES).parent
        self._as = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []  # it refuses to run as root
        self.folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))
        if self._as:
            shutil.chown(self.folder, "postgres")
        self._data = str(self.folder / "data")
        self.socket = self.folder / ".s.PGSQL.5432"
        self.url = f"postgresql://postgres@/postgres?host={self.folder}"
        self._run("initdb", "-D", self._data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C")
        self.start()

    def start(self) -> None:
        flags = f"-k {self.folder} -c listen_addresses=''"
        self._run("pg_ctl", "-D", self._data, "-w", "-l", f"{self.folder}/log", "-o", flags, "start")

    def kill(self) -> None:
        """Stop it at once, as if the machine had failed."""
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "stop")

    def close(self) -> None:
        with suppress(subprocess.CalledProcessError):
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *flags: str) -> None:
        command = [*self._as, str(self._programs / program), *flags]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=self.folder)


class Door(Protocol):
    """A load balancer with TLS in front of some servers."""

    base: str
    trust: ssl.SSLContext
    """The TLS settings for its clients: which certificates to trust."""

    def close(self) -> None: ...


EXAMPLES = Path(__file__).parents[4] / "deploy"
"""The folder of the hosting guide's example configurations."""
AROUND = """daemon off; pid {folder}/pid; worker_rlimit_nofile 20000;
events {{ worker_connections 10000; }}
http {{
    access_log off; client_body_temp_path {folder}/a; proxy_temp_path {folder}/b; fastcgi_temp_path {folder}/c;
    uwsgi_temp_path {folder}/d; scgi_temp_path {folder}/e;
    {site}
}}
"""


class Nginx:
    """A load balancer with TLS: the hosting guide's nginx.conf with other ports and another certificate.

    Without `sticky`, any client may end up at any server.
    """

    def __init__(self, ports: Sequence[int], sticky: bool = True) -> None:
        assert NGINX is not None
        self.folder = Path(tempfile.mkdtemp(prefix="nginx", dir="/tmp"))
        port, self.http_port = _free_port(), _free_port()
        self.base = f"https://127.0.0.1:{port}"
        self.trust = ssl.create_default_context()
        """The TLS settings for its clients: the certificate is not verified."""
        self.trust.check_hostname, self.trust.verify_mode = False, ssl.CERT_NONE
        config = self.folder / "nginx.conf"
        config.write_text(AROUND.format(folder=self.folder, site=self._site(ports, port, sticky)))
        user = ["-g", "user root;"] if os.getuid() == 0 else []
        self._process = subprocess.Popen([NGINX, "-p", str(self.folder), "-e", "/dev/null", *user, "-c", str(config)])
        _wait_for_port(port, self._process)

    def _site(self, ports: Sequence[int], port: int, sticky: bool) -> str:
        signed, key = self._certificate()
        lines = []
        for line in (EXAMPLES / "nginx.conf").read_text().splitlines():
            match line.split():
                case ["listen", address, *_] if address.startswith("["):
                    continue  # not every machine has IPv6
                case ["hash", *_] if not sticky:
                    continue
                case ["server", "127.0.0.1:8080", *_]:
                    lines += [line.replace("8080", str(one)) for one in ports]
                    continue
            line = line.replace("listen 443", f"listen 127.0.0.1:{port}")
            line = line.replace("listen 80;", f"listen 127.0.0.1:{self.http_port};")
            line = line.replace("https://$host", f"https://$host:{port}")
            line = re.sub(r"/etc/\S+fullchain.pem", str(signed), line)
            lines.append(re.sub(r"/etc/\S+privkey.pem", str(key), line))
        return "\n".join(lines)

    def _certificate(self) -> tuple[Path, Path]:
        signed, key = self.folder / "fullchain.pem", self.folder / "privkey.pem"
        command = [
            "openssl",
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-days",
            "2",
            "-subj",
            "/CN=game.example",
        ]
        subprocess.run([*command, "-out", str(signed), "-keyout", str(key)], check=True, capture_output=True)
        return signed, key

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Caddy:
    """A load balancer with TLS: the hosting guide's Caddyfile with other ports.

    Its certificate comes from its own local authority, as it always does when no domain is named.
    """

    def __init__(self, ports: Sequence[int]) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="caddy", dir="/tmp"))
        port, self.http_port = _free_port(), _free_port()
        self.base = f"https://localhost:{port}"
        config = self.folder / "caddy.json"
        config.write_text(json.dumps(self._config(ports, f"localhost:{port}")))
        self._process = subprocess.Popen(
            [str(CADDY), "run", "--config", str(config)], env=self._environment(), stderr=subprocess.DEVNULL
        )
        _wait_for_port(port, self._process)
        root = self.folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        self.trust = ssl.create_default_context(cafile=root)
        _wait_for_port(port, self._process, self.trust)  # the port is open before the certificate is signed

    def _config(self, ports: Sequence[int], site: str) -> dict[str, Any]:
        command = [str(CADDY), "adapt", "--config", str(EXAMPLES / "Caddyfile"), "--adapter", "caddyfile"]
        told = subprocess.run(
            command, env={**self._environment(), "BOOTHILL_SITE": site}, check=True, capture_output=True, text=True
        )
        config: dict[str, Any] = json.loads(told.stdout)
        for proxy in _with("upstreams", config):
            proxy["upstreams"] = [{"dial": f"127.0.0.1:{one}"} for one in ports]
        config["admin"] = {"disabled": True}
        config["apps"]["http"]["http_port"] = self.http_port
        config["apps"]["pki"] = {"certificate_authorities": {"local": {"install_trust": False}}}
        return config

    def _environment(self) -> dict[str, str]:
        return {"PATH": PATH, "HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder)}

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def _with(key: str, config: Any) -> Iterator[dict[str, Any]]:
    """All parts of a configuration that have this key, at any depth."""
    if isinstance(config, dict):
        if key in config:
            yield config
        config = list(config.values())
    if isinstance(config, list):
        for part in config:
            yield from _with(key, part)


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def _wait_for_port(port: int, process: subprocess.Popen[bytes], trust: ssl.SSLContext | None = None) -> None:
    """Wait until a process answers at its port and, if `trust` is given, has a certificate."""
    begun = time.monotonic()
    while time.monotonic() < begun + START_SECONDS and process.poll() is None:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1) as line:
            if trust is not None:
                trust.wrap_socket(line, server_hostname="localhost").close()
            return
        time.sleep(0.05)
    raise RuntimeError(f"{process.args!r} does not start")


def _wait_for(path: Path) -> None:
    """Wait until a Unix socket accepts connections."""
    begun = time.monotonic()
    while time.monotonic() < begun + START_SECONDS:
        with suppress(OSError), socket.socket(socket.AF_UNIX) as line:
            line.connect(str(path))
            return
        time.sleep(0.02)
    raise RuntimeError(f"nobody answers at {path}")
