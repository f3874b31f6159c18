"""The tokenizer inside a profile string or signature: which one it names, and the same string with another.

Reads no other option; whether the result is a profile is for ``Profile.parse`` to say.
"""

from __future__ import annotations

import re

from rouge_gui.metrics.profile import SIGNATURE_HEAD

_option = re.compile(r"(?:^|(?<=\s))tokenizer=(\S*)")
_field = re.compile(r"(?<=\|)tokenizer:([^|]*)")


def named_tokenizer(profile: str) -> str:
    """Return the tokenizer that ``profile`` names; empty where it leaves the choice open."""
    found = (_field if profile.startswith(SIGNATURE_HEAD) else _option).search(profile)
    name = found[1] if found else ""
    return "" if name == "auto" else name


def with_tokenizer(profile: str, name: str) -> str:
    """Return ``profile`` with the tokenizer ``name``; an empty name takes the option away."""
    if profile.startswith(SIGNATURE_HEAD):
        return _field.sub(f"tokenizer:{name or 'auto'}", profile)
    rest = " ".join(_option.sub("", profile).split())
    return f"{rest} tokenizer={name}" if name else rest
