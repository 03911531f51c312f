"""Runs a command that dies with its parent, even if that is killed (Linux only).

A script of its own, because nothing should run between fork and exec of a threaded process.
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
        # The owner died before we asked to be told.
        sys.exit(1)
    os.execvp(command[0], command)  # noqa: S606 the user names it
