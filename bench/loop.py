"""Measures how long the server stops for hostile requests: `python bench/loop.py`.

One client sits at a table and pings it all the time, another asks for the health; meanwhile a second process sends
what costs most. The longest wait of both is printed for each kind of request, without a limit on how many are sent.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import tempfile
import time
from collections import Counter
from typing import Any

import httpx
from websockets.asyncio.client import connect

from boothill.lab.verify.clients import encoded, seated
from boothill.lab.verify.crash import Server
from boothill.table import wire

AT_ONCE = 8
SEATS = [
    ("A", "sheriff", "Bart Cassidy"), ("B", "outlaw", "Jesse Jones"), ("C", "outlaw", "Slab the Killer"),
    ("D", "renegade", "Sid Ketchum"),
]  # fmt: skip
SCENARIO = "game: classic\nplayers:\n" + "".join(
    f"  {name}: {{role: {role}, character: {who}, hand: [any, any, any, any, any, any]}}\n" for name, role, who in SEATS
)


def settle(text: str) -> tuple[str, str, Any]:
    return "POST", "/api/settle", {"text": text}


KINDS: dict[str, list[tuple[str, str, Any]]] = {
    "nothing": [],
    "16 kB of [[[[": [settle("[" * 16_000)],
    "16 kB of a, a, a": [settle("x: [" + "a,\n" * 5300)],
    "200 refusals": [settle(SCENARIO + "steps:\n" + "  - refuse: {A: play Gatling}\n" * 200)],
    "3,000 cards": [settle(SCENARIO + "deck: [" + "any,\n" * 3000 + "]")],
    "languages, rules, cards": [
        ("GET", path, None)
        for path in ("/api/languages/en", "/api/rules", "/api/rulesets/classic+dodge-city", "/api/openapi.json", "/")
    ],
    "rules by 50 words": [("GET", "/api/rules?words=" + "+".join("a" * 50), None)],
}


async def hostile(base: str, requests: list[tuple[str, str, Any]], until: float) -> Counter[int]:
    answers: Counter[int] = Counter()

    async def one(http: httpx.AsyncClient) -> None:
        while time.time() < until:
            for method, path, body in requests:
                answers[(await http.request(method, path, json=body)).status_code] += 1

    async with httpx.AsyncClient(base_url=base, timeout=120) as http:
        await asyncio.gather(*(one(http) for _ in range(AT_ONCE)))
    return answers


def attack(base: str, kind: str, seconds: float, results: multiprocessing.Queue[Counter[int]]) -> None:
    results.put(Counter())  # it is up
    results.put(asyncio.run(hostile(base, KINDS[kind], time.time() + seconds)) if KINDS[kind] else Counter())


async def longest_ping(base: str, table: str, key: str, until: float) -> float:
    async with connect(f"{base.replace('http', 'ws', 1)}/ws/tables/{table}", compression=None) as socket:
        await socket.send(encoded(wire.Hello(key=key)))
        longest = 0.0
        while time.time() < until:
            begun = time.perf_counter()
            await socket.send(encoded(wire.Ping(1)))
            while '"pong"' not in str(await socket.recv()):
                pass
            longest = max(longest, time.perf_counter() - begun)
            await asyncio.sleep(0.005)
        return longest


async def longest_health(base: str, until: float) -> tuple[float, int]:
    """And how often it was not well."""
    longest, failed = 0.0, 0
    async with httpx.AsyncClient(base_url=base, timeout=120) as http:
        while time.time() < until:
            begun = time.perf_counter()
            failed += (await http.get("/healthz")).status_code != 200
            longest = max(longest, time.perf_counter() - begun)
            await asyncio.sleep(0.02)
    return longest, failed


async def run(seconds: float) -> None:
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/games.db")
        await server.start()
        assert server.process is not None
        try:
            async with httpx.AsyncClient(base_url=server.base, timeout=60) as http:
                table, keys = await seated(http, wire.Settings(players=4), 1)
                await http.post("/api/settle", json={"text": SCENARIO})  # whoever comes first waits for what is started
            print("| requests | longest ping | longest health | answers |")
            print("|---|---|---|---|")
            for kind in KINDS:
                results: multiprocessing.Queue[Counter[int]] = context.Queue()
                process = context.Process(target=attack, args=(server.base, kind, seconds, results))
                process.start()
                await asyncio.to_thread(results.get)
                until = time.time() + seconds
                ping, (health, failed) = await asyncio.gather(
                    longest_ping(server.base, table, keys[0], until), longest_health(server.base, until)
                )
                answers = await asyncio.to_thread(results.get)
                process.join()
                told = ", ".join(f"{count} × {status}" for status, count in sorted(answers.items()))
                print(
                    f"| {kind} | {ping * 1000:.0f} ms | {health * 1000:.0f} ms, {failed} failed | {told} |", flush=True
                )
        finally:
            server.process.kill()
            server.process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5)
    asyncio.run(run(parser.parse_args().seconds))


if __name__ == "__main__":
    main()
