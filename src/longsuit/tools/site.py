"""Builds the documentation site and checks it; what is built is copied to where it is wanted.

`python -m longsuit.tools.site mkdocs.yml src/longsuit/site`

The site needs no other host: a page that would load a script, a style, a font or a picture from
elsewhere fails the build, and so does a link to a page, a file or an anchor that does not exist.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

PLAIN = {**os.environ, "NO_COLOR": "1"}
BUILT = Path("build/site")
UNUSED = ("sitemap.xml*", "objects.inv", "assets/stylesheets/classic/*")


class Page(HTMLParser):
    """The anchors and the links of a page, and what it loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.anchors |= {values[name] for name in ("id", "name") if name in values}
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        elif tag == "link" and values.get("rel") not in ("prev", "next", "canonical"):
            self.loads.append(values["href"])
        elif "src" in values:
            self.loads.append(values["src"])


@cache
def read_page(path: Path) -> Page:
    return Page(path.read_text(encoding="utf-8"))


def problems(site: Path) -> Iterator[str]:
    """A line for each dead link, missing anchor or address of another host."""
    for path in sorted(site.rglob("*.html")):
        if path.name == "404.html":
            continue  # it is shown at any depth, so its links cannot be told
        page = read_page(path)
        for link in page.loads:
            if urlsplit(link).netloc:
                yield f"{path.relative_to(site)} loads {link} from elsewhere"
        for link in (*page.links, *page.loads):
            if why := dead(path, link):
                yield f"{path.relative_to(site)}: {link}: {why}"


def dead(path: Path, link: str) -> str:
    """The reason why a link of a page leads nowhere; empty if it is good, or leads elsewhere."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return ""
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if not target.is_file():
        return "there is no such file"
    anchor = unquote(parts.fragment)
    if anchor and target.suffix == ".html" and anchor not in read_page(target).anchors:
        return "there is no such anchor"
    return ""


def build(config: Path, into: Path) -> int:
    """Builds the site and copies it; the exit status, after a line for everything that is wrong."""
    shutil.rmtree(BUILT, ignore_errors=True)
    words = ["-m", "zensical", "build", "--strict", "--clean", "--config-file", str(config)]
    if status := subprocess.run([sys.executable, *words], env=PLAIN, check=False).returncode:
        return status
    found = list(problems(BUILT))
    if found:
        sys.stderr.write("\n".join(found) + "\n")
        return 1
    for pattern in UNUSED:
        for path in BUILT.glob(pattern):
            path.unlink()
    shutil.rmtree(into, ignore_errors=True)
    shutil.copytree(BUILT, into)
    return 0


if __name__ == "__main__":
    sys.exit(build(Path(sys.argv[1]), Path(sys.argv[2])))
