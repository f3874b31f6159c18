"""Our numbers beside those of the real packages, which run in a Python process of their own and never in this one.

``plan`` says which calls of which packages verify a profile, and what none of them can; ``Verifier`` carries them out.
"""

from rouge_gui.lab.verify.packages import PACKAGES, Package, install_line
from rouge_gui.lab.verify.plans import Call, Plan, Reason, plan
from rouge_gui.lab.verify.process import TIMEOUT_S, CancelledError, PackageProcess, ProcessError, found_python
from rouge_gui.lab.verify.results import ERROR, VERDICTS, Failure, ItemResult, Row, Tally, Verdict
from rouge_gui.lab.verify.verifying import Verifier

__all__ = [
    "ERROR",
    "PACKAGES",
    "TIMEOUT_S",
    "VERDICTS",
    "Call",
    "CancelledError",
    "Failure",
    "ItemResult",
    "Package",
    "PackageProcess",
    "Plan",
    "ProcessError",
    "Reason",
    "Row",
    "Tally",
    "Verdict",
    "Verifier",
    "found_python",
    "install_line",
    "plan",
]
