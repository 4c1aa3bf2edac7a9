"""Links as QR codes, for phones."""

import io

import segno


def qr_code(link: str) -> str:
    """The link as the text of an SVG."""
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", scale=4, xmldecl=False, svgns=True)
    return out.getvalue().decode()
