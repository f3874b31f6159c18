"""The tokenizer and the clean-up inside a profile string or signature: the same string with others.

Reads no other option; whether the result is a profile is for ``Profile.parse`` to say.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence

from rouge_gui.metrics.profile import SIGNATURE_HEAD
from rouge_gui.metrics.profile_basics import join

_option = re.compile(r"(?:^|(?<=\s))tokenizer=(\S*)")
_field = re.compile(r"(?<=\|)tokenizer:([^|]*)")
_clean_option = re.compile(r"(?:^|(?<=\s))clean=(\S*)")
_clean_field = re.compile(r"\|clean:[^|]*")
_profile_field = re.compile(r"\|profile:[^|]*")


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


def with_clean(profile: str, steps: Sequence[str]) -> str:
    """Return ``profile`` with the clean-up ``steps``; none take the option away."""
    names = ",".join(steps)
    if profile.startswith(SIGNATURE_HEAD):
        rest = _clean_field.sub("", profile)
        return _profile_field.sub(lambda found: f"{found[0]}|clean:{names or 'none'}", rest, count=1)
    rest = " ".join(_clean_option.sub("", profile).split())
    return f"{rest} clean={names}" if names else rest


def named_userdict(profile: str) -> str:
    """Return the user dictionary that ``profile`` names, "" for none and for a signature, which names no path."""
    if profile.startswith(SIGNATURE_HEAD):
        return ""
    return next((word.partition("=")[2] for word in shlex.split(profile) if word.startswith("userdict=")), "")


def with_userdict(profile: str, path: str) -> str | None:
    """Return ``profile`` with the user dictionary at ``path``, "" for none; None for a signature, which names none."""
    if profile.startswith(SIGNATURE_HEAD):
        return None
    words = [word for word in shlex.split(profile) if not word.startswith("userdict=")]
    return join([*words, f"userdict={path}"] if path else words)
