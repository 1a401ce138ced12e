"""How often is too often, whose doing it is, and that remembering it costs little."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from phantomline.server.errors import Refusal
from phantomline.server.http.config import Limits, Rate
from phantomline.server.http.limits import Buckets, Crowd, Throttle, client_address, is_https


class Clock:
    """A clock that moves when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_is_allowed_and_then_a_steady_pace() -> None:
    clock = Clock()
    buckets = Buckets(Rate(2, 5), 10, clock)
    assert [buckets.take("a") for _ in range(5)] == [0.0] * 5
    assert buckets.take("a") == pytest.approx(0.5)
    assert buckets.take("b") == 0.0, "others have buckets of their own"
    clock.now += 0.5
    assert buckets.take("a") == 0.0
    assert buckets.take("a") > 0
    clock.now += 1000
    assert [bool(buckets.take("a")) for _ in range(6)] == [False] * 5 + [True]


def test_being_refused_costs_nothing() -> None:
    clock = Clock()
    buckets = Buckets(Rate(1, 1), 10, clock)
    buckets.take("a")
    waits = {buckets.take("a") for _ in range(100)}
    assert waits == {1.0}


def test_only_so_many_are_remembered() -> None:
    buckets = Buckets(Rate(0.001, 1), 100, Clock())
    for number in range(10_000):
        buckets.take(f"address {number}")
        assert buckets.take("busy") > 0 or number == 0, "the busy one stays"
    assert len(buckets) == 100


@given(st.lists(st.floats(0, 2), min_size=1, max_size=200))
def test_nobody_ever_gets_more_than_their_rate(pauses: list[float]) -> None:
    clock = Clock()
    buckets = Buckets(Rate(3, 4), 10, clock)
    began, allowed = clock.now, 0
    for pause in pauses:
        clock.now += pause
        allowed += buckets.take("a") == 0.0
    assert allowed <= 4 + 3 * (clock.now - began) + 1e-6


def test_a_crowd_is_counted_and_forgotten() -> None:
    crowd = Crowd(2)
    assert crowd.enter("a")
    assert crowd.enter("a")
    assert not crowd.enter("a")
    assert crowd.enter("b")
    crowd.leave("a")
    assert crowd.enter("a")
    for who in ("a", "a", "b", "b"):
        crowd.leave(who)
    assert len(crowd) == 0


def test_a_refusal_says_how_long_to_wait() -> None:
    throttle = Throttle(Limits(tables=Rate(0.1, 1)), Clock())
    throttle.check("tables", "ana")
    with pytest.raises(Refusal) as refused:
        throttle.check("tables", "ana")
    assert (refused.value.code, refused.value.params) == ("too-many", {"seconds": 10})


def test_limits_can_be_switched_off() -> None:
    throttle = Throttle(Limits(rates=False, tables=Rate(0.1, 1)), Clock())
    for _ in range(1000):
        throttle.check("tables", "ana")


FORWARDED = [(b"x-forwarded-for", b"6.6.6.6, 1.2.3.4"), (b"x-forwarded-for", b"5.5.5.5")]


@pytest.mark.parametrize(
    ("client", "proxies", "headers", "address"),
    [
        ("9.9.9.9", 0, FORWARDED, "9.9.9.9"),
        ("9.9.9.9", 1, FORWARDED, "5.5.5.5"),
        ("9.9.9.9", 2, FORWARDED, "1.2.3.4"),
        ("9.9.9.9", 4, FORWARDED, "9.9.9.9"),
        ("9.9.9.9", 1, [], "9.9.9.9"),
        ("9.9.9.9", 1, [(b"x-forwarded-for", b"<script>")], "unknown"),
        ("9.9.9.9", 1, [(b"x-forwarded-for", b"\xff" * 5000)], "unknown"),
        ("::ffff:9.9.9.9", 0, [], "9.9.9.9"),
        ("2001:db8:1:2:3:4:5:6", 0, [], "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", 0, [], "2001:db8:1:2::/64"),
        ("fe80::1%eth0", 0, [], "fe80::/64"),
        (None, 0, [], "unknown"),
    ],
)
def test_somebody_is_counted_by_their_address(
    client: str | None, proxies: int, headers: list[tuple[bytes, bytes]], address: str
) -> None:
    peer = None if client is None else (client, 1234)
    assert client_address(peer, headers, proxies) == address


def test_only_a_trusted_proxy_is_believed_about_tls() -> None:
    said = [(b"x-forwarded-proto", b"https")]
    assert not is_https("http", said, 0)
    assert is_https("http", said, 1)
    assert is_https("wss", [], 0)
    assert not is_https("ws", [], 1)
