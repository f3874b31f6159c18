"""Keys by where they lie, named by what is printed there on a US keyboard, whatever layout or input method is on."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication, QKeyEvent

# scan codes of the PC keyboard (set 1), which Windows reports as they are; evdev's key codes are the same numbers,
# and X11 and Wayland add 8 to them
_X11_OFFSET = 8
_ROWS = ((2, "1234567890"), (16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM"))
_BY_SCAN_CODE = {first + place: name for first, names in _ROWS for place, name in enumerate(names)}

# macOS names positions by virtual key codes (HIToolbox, kVK_ANSI_…)
_MAC_CODES = "ASDFHGZXCV BQWERYT123465 97 80 OU IP LJ K    NM"
_BY_MAC_CODE = {code: name for code, name in enumerate(_MAC_CODES) if name != " "}


def physical_key(event: QKeyEvent, platform: str | None = None) -> str:
    """Return the letter or digit at the place of the key pressed, empty for any other key.

    ``platform`` is Qt's name of the windowing system, by default the running one. A made-up event lies nowhere: it
    counts by its letter.
    """
    platform = platform or QGuiApplication.platformName()
    if platform == "cocoa" and (event.nativeVirtualKey() or event.nativeScanCode()):
        return _BY_MAC_CODE.get(event.nativeVirtualKey(), "")
    scan_code = event.nativeScanCode()
    if scan_code and platform != "cocoa":
        return _BY_SCAN_CODE.get(scan_code - (0 if platform == "windows" else _X11_OFFSET), "")
    key = event.key()
    return chr(key) if key < 128 and chr(key).isalnum() else ""
