"""What people ask to see is worked out once, a few at a time, whoever hangs up."""

import asyncio
import threading

import pytest

from phantomline.server.errors import Refusal
from phantomline.server.live.looking import MOST_AT_ONCE, MOST_KEPT, Lookout


def test_the_same_is_worked_out_once_for_all_who_ask() -> None:
    async def main() -> None:
        lookout, done = Lookout(), list[int]()
        gate = threading.Event()

        def work() -> int:
            gate.wait(30)
            done.append(1)
            return 7

        first = asyncio.create_task(lookout.once("key", work))
        others = [asyncio.create_task(lookout.once("key", work)) for _ in range(5)]
        await asyncio.sleep(0)
        first.cancel()  # somebody hangs up
        gate.set()
        assert await asyncio.gather(*others) == [7] * 5
        assert await lookout.once("key", work) == 7
        assert done == [1]
        assert await lookout.once("another", work) == 7
        assert done == [1, 1]

    asyncio.run(main())


def test_few_work_at_a_time() -> None:
    async def main() -> None:
        lookout, lock = Lookout(), threading.Lock()
        now, most = 0, 0
        both = threading.Barrier(MOST_AT_ONCE, timeout=30)

        def work() -> None:
            nonlocal now, most
            with lock:
                now += 1
                most = max(most, now)
            both.wait()  # as many as may work do work
            with lock:
                now -= 1

        await asyncio.gather(*(lookout.once(n, work) for n in range(4 * MOST_AT_ONCE)))
        assert most == MOST_AT_ONCE

    asyncio.run(main())


def test_what_failed_is_tried_again_and_old_things_are_forgotten() -> None:
    async def main() -> None:
        lookout, tries = Lookout(), list[int]()

        def work() -> int:
            tries.append(1)
            if len(tries) == 1:
                raise Refusal("before-start")
            return len(tries)

        with pytest.raises(Refusal, match="before-start"):
            await lookout.once("key", work)
        assert await lookout.once("key", work) == 2
        for n in range(MOST_KEPT):
            await lookout.once(n, int)
        assert await lookout.once("key", work) == 3

    asyncio.run(main())


def test_where_too_many_wait_the_next_is_refused_at_once() -> None:
    async def ask() -> None:
        lookout, free = Lookout(at_once=1, waiting=1), threading.Event()
        first = asyncio.create_task(lookout.do(free.wait))
        second = asyncio.create_task(lookout.do(lambda: "second"))
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await lookout.do(lambda: "third")
        assert refused.value.code == "too-many"
        free.set()
        assert (await first, await second) == (True, "second")
        assert await lookout.do(lambda: "fourth") == "fourth"

    asyncio.run(ask())
