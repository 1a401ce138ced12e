"""Ending a program when whoever runs it is gone, even without having had a last word.

Somebody who is killed cannot end what they have started, and a program deep in thought does not
notice that nobody listens any more. So beside every program stands a guard, a shell that does
nothing but wait for the end of its input, which the system brings about when the one who
holds the other end is gone, for whatever reason. Linux could send the program a signal then, but
only the program and not what it has started, and other systems could not.
"""

import subprocess
from contextlib import suppress
from typing import Final

__all__ = ["Guard"]

SCRIPT: Final = 'read -r nothing; kill -s KILL -- "-$1"'


class Guard:
    """Kills a process group as soon as this process has ended, unless it is dismissed before.

    Making one raises `OSError` where no process can be started.
    """

    def __init__(self, group: int) -> None:
        # Out of reach of an interrupt at the terminal, which is to end only who handles it.
        self._process: Final = subprocess.Popen(
            ["/bin/sh", "-c", SCRIPT, "guard", str(group)],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            bufsize=0,
        )

    def dismiss(self) -> None:
        """Let the group be. May be called again."""
        # Before its input ends, or it would do what it is there for.
        self._process.kill()
        self._process.wait()
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()
