"""Runs a command that dies with whoever started it, even when that one is killed (Linux only).

A script of its own: between fork and exec of a process with threads nothing should happen.
"""

import ctypes
import os
import signal
import sys

PR_SET_PDEATHSIG = 1

if __name__ == "__main__":
    owner, *command = sys.argv[1:]
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != int(owner):
        # The owner died before the system was asked to tell us.
        sys.exit(1)
    os.execvp(command[0], command)  # noqa: S606 the user names it
