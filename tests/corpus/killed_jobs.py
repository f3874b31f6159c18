"""Runs jobs of a corpus and kills them: lines ``SECONDS TOLD ARGUMENT…`` (as JSON) on standard input.

For each a process is forked, its standard output goes to the file ``TOLD``, and it is killed after that time; -1 lets
it end. The answer is its exit status, or ``killed``. ``migrate PATH`` opens a file of an older version.
"""

import json
import os
import signal
import sys
import time
from collections.abc import Sequence

from rouge_gui.corpus import jobs
from rouge_gui.corpus.store import CorpusStore


def work(told: str, arguments: Sequence[str]) -> int:
    target = os.open(told, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(target, 1)
    sys.stdout = os.fdopen(1, "w")
    if arguments[0] == "migrate":
        CorpusStore.open(arguments[1]).close()
        return 0
    return jobs.main(["--keep-on", *arguments])


def main() -> None:
    for line in sys.stdin:
        seconds, told, *arguments = json.loads(line)
        pid = os.fork()
        if pid == 0:
            status = 99
            try:
                status = work(told, arguments)
            finally:
                sys.stdout.flush()
                os._exit(status)
        if seconds >= 0:
            time.sleep(seconds)
            os.kill(pid, signal.SIGKILL)
        _, status = os.waitpid(pid, 0)
        code = os.waitstatus_to_exitcode(status)
        sys.stdout.write(f"{'killed' if code == -signal.SIGKILL else code}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
