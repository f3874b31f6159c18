"""sacreBLEU from several threads: loaded once, and no thread sees the references of another."""

import subprocess
import sys
import threading

from rouge_gui.metrics import BleuScore, score

FIRST_USE = """
import sys
import threading
from rouge_gui.metrics import score
sys.setswitchinterval(1e-6)
start = threading.Barrier(6)
done = []
def work(key):
    start.wait()
    done.append(key in score("the cat sat", "the cat", "rouge-score", (key,)))
threads = [threading.Thread(target=work, args=(key,)) for key in ("bleu", "chrf", "ter") * 2]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(done)
"""


def test_the_first_use_may_come_from_several_threads_at_once() -> None:
    done = subprocess.run([sys.executable, "-c", FIRST_USE], capture_output=True, text=True, check=False)
    assert done.stdout == "[True, True, True, True, True, True]\n", done.stderr


def test_each_thread_signs_with_its_own_number_of_references() -> None:
    wrong: list[str] = []

    def work(count: int) -> None:
        for _ in range(60):
            found = score(["the cat sat"] * count, "the cat", "rouge-score", ("bleu",))["bleu"]
            if not isinstance(found, BleuScore) or f"nrefs:{count}|" not in found.signature:
                wrong.append(str(found))

    threads = [threading.Thread(target=work, args=(count,)) for count in (1, 2, 3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
