"""What Prometheus can ask for."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.process_collector import ProcessCollector

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        all_in = {"namespace": "boothill", "registry": self.registry}
        self.tables = Gauge("tables", "Tables at the moment", ["phase"], **all_in)
        self.connections = Gauge("connections", "WebSocket connections at the moment", **all_in)
        self.commands = Counter("commands", "Messages from clients", ["command"], **all_in)
        self.problems = Counter("problems", "Messages and requests that were refused", ["code"], **all_in)
        self.requests = Counter("requests", "HTTP requests", ["route", "status"], **all_in)
        self.moves = Counter("moves", "Moves written down", **all_in)
        self.commits = Counter("commits", "Transactions in which they were", **all_in)
        self.failures = Counter("table_failures", "Tables that had to be read back from the journal", **all_in)
        self.writing = Histogram(
            "writing_seconds", "How long a table waits until its moves are safe",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2), **all_in,
        )  # fmt: skip

    def text(self) -> bytes:
        return generate_latest(self.registry)
