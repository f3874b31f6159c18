"""The frame of every page that is written: nothing in it runs or loads anything, and it follows a dark screen.

Classes name the roles of colours: an element has its light colour as an inline style, which word processors keep, and
takes the dark one by its class. No Qt, no wording.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from rouge_gui.report.html_text import one_line, written

# grounds for units that earn little to much
STEPS = 4

_FONT = "font-family:'Noto Sans','Segoe UI',Helvetica,Arial,'Noto Sans CJK SC','Microsoft YaHei',sans-serif"
# nothing is loaded, run or sent; styles stand in the page itself
_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
# roles of colours that are drawn as lines
_LINES = ("unigram", "bigram", "trigram", "lcs", "summary", "weighted", "skip", "surplus", "border", "grid")

# texts hold no quotation marks in markup
_styled = re.compile(r'class="([^"]*)"((?: [a-z-]+="[^"]*")*) style="([^"&<]*)"')

Colors = Mapping[str, str]


def html_page(title: str, language: str, body: str, colors: tuple[Colors, Colors], policy: str = "") -> str:
    """Return a whole document around ``body``, in ``language``, a tag such as ``zh-CN``.

    Both sets of ``colors`` are ``#RRGGBB`` by role; the second is for screens of who prefers dark ones. ``policy`` is
    what its content policy must allow besides.
    """
    light, dark = colors
    return (
        f'<!DOCTYPE html>\n<html lang="{written(language)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}{policy}">\n'
        '<meta name="referrer" content="no-referrer">\n'
        '<meta name="color-scheme" content="light dark">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{written(one_line(title))}</title>\n<style>\n{_style_sheet(dark)}</style>\n</head>\n"
        f'<body class="card" style="background-color:{light["card"]}">\n'
        f"{framed(body, light)}"
        "</body>\n</html>\n"
    )


def compact(page: str) -> str:
    """Return a whole page with each style that stands on elements with a class once, in its style sheet.

    Such a page is read as a file alone: what is pasted into mail keeps its inline styles.
    """
    numbers: dict[str, int] = {}

    def by_class(found: re.Match[str]) -> str:
        number = numbers.setdefault(found[3], len(numbers))
        return f'class="{found[1]} s{number}"{found[2]}'

    page = _styled.sub(by_class, page)
    rules = "".join(f".s{number} {{ {style} }}\n" for style, number in numbers.items())
    return page.replace("<style>\n", f"<style>\n{rules}", 1)


def framed(parts: str, colors: Colors) -> str:
    """Return ``parts`` of a page set in its font and colour."""
    style = f"{_FONT};color:{colors['text']};font-size:16px"
    return f'<div class="text" style="{style}">\n{parts}</div>\n'


def heading(title: str) -> str:
    """Return what a page is about."""
    style = "margin:0 0 14px;font-size:20px;font-weight:600;overflow-wrap:anywhere;unicode-bidi:plaintext"
    return f'<h1 dir="auto" style="{style}">{written(one_line(title))}</h1>\n'


def signature_line(signature: str, colors: Colors) -> str:
    """Return the line that lets others reproduce the scores."""
    style = f"color:{colors['muted']};font-size:12px;margin-top:14px;overflow-wrap:anywhere"
    return f'<p class="muted" style="{style}">{written(signature).replace("|", "|<wbr>")}</p>\n'


def _style_sheet(dark: Colors) -> str:
    """Return how a page lies on the screen, and its colours on a dark one."""
    rules = [
        f".card {{ background-color: {dark['card']} !important }}",
        f".tint {{ background-color: {dark['tint']} !important }}",
        *(
            f".skip_{step} {{ background-color: {dark[f'skip_{step}']} !important }}"
            for step in range(1, STEPS + 1)
        ),
        *(f".{role} {{ color: {dark[role]} !important }}" for role in ("text", "muted")),
        *(f".{role} {{ border-color: {dark[role]} !important }}" for role in _LINES),
    ]
    body = "".join(f"  {rule}\n" for rule in rules)
    return (
        "body { margin: 24px auto; padding: 0 24px; max-width: 1160px }\n"
        ".turning::before { content: '\\2039' attr(title) '\\203a'; font-size: 70%; opacity: 0.7 }\n"
        f"@media screen and (prefers-color-scheme: dark) {{\n{body}}}\n"
    )
