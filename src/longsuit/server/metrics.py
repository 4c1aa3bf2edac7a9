"""Metrics for Prometheus; none of them says anything about cards or people."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Metric
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

from .tables.lobby import Lobby


class LobbyCollector:
    """A Prometheus collector, which reads the numbers when they are asked for."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    def collect(self) -> Iterator[Metric]:
        lobby, tables = self.lobby, list(self.lobby.tables.values())
        yield GaugeMetricFamily("longsuit_tables", "Open tables.", len(tables))
        playing = sum(table.playing for table in tables)
        yield GaugeMetricFamily("longsuit_games", "Games in progress.", playing)
        guests = sum(len(table.guests) for table in tables)
        yield GaugeMetricFamily("longsuit_guests", "Connections at tables.", guests)
        yield CounterMetricFamily("longsuit_commits", "Commits.", lobby.writer.commits)
        yield CounterMetricFamily("longsuit_records", "Records written.", lobby.writer.rows)
        bots = lobby.bot_workers
        yield GaugeMetricFamily("longsuit_thinking", "Decisions under way.", bots.pending)
        yield CounterMetricFamily("longsuit_thought", "Decisions made.", bots.decisions)
        yield CounterMetricFamily(
            "longsuit_shortened", "Of these, made in less time.", bots.shortened
        )
        yield CounterMetricFamily(
            "longsuit_hurried", "Decisions left to quick ones.", bots.fallbacks
        )
        insight = sum(lobby.insight_pool.pending)
        yield GaugeMetricFamily("longsuit_insight", "Odds, advice, reviews under way.", insight)
        waiting = lobby.writer.queue.qsize()
        yield GaugeMetricFamily("longsuit_writes_waiting", "Writes that wait.", waiting)


def metrics_registry(lobby: Lobby) -> CollectorRegistry:
    registry = CollectorRegistry()
    registry.register(LobbyCollector(lobby))
    return registry
