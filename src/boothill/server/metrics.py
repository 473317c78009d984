"""Metrics for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.process_collector import ProcessCollector

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        at = self.registry
        self.tables = Gauge("boothill_tables", "Tables at the moment", ["phase"], registry=at)
        self.connections = Gauge("boothill_connections", "WebSocket connections at the moment", registry=at)
        self.commands = Counter("boothill_commands", "Messages from clients", ["command"], registry=at)
        self.problems = Counter("boothill_problems", "Messages and requests that were refused", ["code"], registry=at)
        self.requests = Counter("boothill_requests", "HTTP requests", ["route", "status"], registry=at)
        self.moves = Counter("boothill_moves", "Moves written down", registry=at)
        self.commits = Gauge("boothill_commits", "Transactions in which they were, so far", registry=at)
        self.failures = Counter(
            "boothill_table_failures", "Tables that had to be read back from the journal", registry=at
        )
        steps = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2)
        about = "How long a table waits until its moves are safe"
        self.writing = Histogram("boothill_writing_seconds", about, registry=at, buckets=steps)

    def text(self) -> bytes:
        return generate_latest(self.registry)
