"""The page's files over HTTP: which form of a file is sent, what may be kept and for how long."""
import os
import tempfile

from hall import Server, http, main, rng

PLAIN, GZIP, BROTLI = b"plain " * 40000, b"gzip " * 20, b"br " * 20


class Web:
    """A folder as the page's build leaves it, and a server for it."""

    def __init__(self, program):
        self.folder = tempfile.TemporaryDirectory()
        self.program = program
        os.mkdir(os.path.join(self.folder.name, "assets"))
        for name, data in {"index.html": PLAIN, "index.html.gz": GZIP, "index.html.br": BROTLI, "sw.js": b"worker",
                           "assets/x-1.js": PLAIN, "assets/x-1.js.gz": GZIP, "assets/x-1.js.br": BROTLI,
                           "assets/g-1.css": PLAIN, "assets/g-1.css.gz": GZIP,
                           "assets/e-1.wasm": PLAIN, "assets/e-1.wasm.br": BROTLI,
                           "assets/small.svg": b"s", "assets/small.svg.gz": GZIP, "alone.br": BROTLI}.items():
            with open(os.path.join(self.folder.name, name), "wb") as f:
                f.write(data)

    def __enter__(self):
        self.server = Server(self.program, "--web", self.folder.name)
        return self

    def __exit__(self, *error):
        self.server.__exit__(*error)
        self.folder.cleanup()

    def get(self, path, accept=None, method="GET", **headers):
        """Status, headers by small name, body."""
        lines = [f"{method} {path} HTTP/1.1", "Host: h", "Connection: close"]
        for a in [accept] if isinstance(accept, str) else accept or []:
            lines.append(f"Accept-Encoding: {a}")
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        status, head, body = http(self.server.port, "\r\n".join(lines) + "\r\n\r\n")
        fields = {}
        for line in head.split("\r\n")[1:]:
            name, _, value = line.partition(": ")
            assert name.lower() not in fields, f"{name} twice"
            fields[name.lower()] = value
        return status, fields, body


def the_form_that_is_wanted_most(program):
    with Web(program) as w:
        for accept, want in (
                (None, PLAIN), ("", PLAIN), ("br", BROTLI), ("gzip", GZIP), ("gzip, deflate, br, zstd", BROTLI),
                ("GZIP", GZIP), ("gzip;q=1.0, br;q=0.9", GZIP), ("gzip;q=0.001", GZIP), ("br;q=0, gzip", GZIP),
                ("br;q=0", PLAIN), ("*", BROTLI), ("*;q=0", PLAIN), ("*;q=0.5, br;q=0", GZIP),
                ("gzip;q=0.5, identity", PLAIN), ("identity;q=0.5, gzip;q=0.5", GZIP), ("identity;q=0, *;q=0", PLAIN),
                ("deflate", PLAIN), ("brotli", PLAIN), ("xgzip, gzipx", PLAIN), (" br ; q=1 ", BROTLI),
                ("br;q=", PLAIN), ("br;q=2", PLAIN), ("br;q=1.5", PLAIN), ("br;q=-1", PLAIN), ("br;q=0.0001", PLAIN),
                ("br;level=9", PLAIN), ("br;", PLAIN), (",,,", PLAIN), (",br,", BROTLI), (["gzip;q=0.5", "br"], BROTLI),
                ("x" * 300 + ", br", PLAIN), ("br, " + "x" * 300, PLAIN), (["br"] + ["y" * 200] * 3, PLAIN)):
            status, fields, body = w.get("/assets/x-1.js", accept)
            assert status == 200 and body == want, f"{accept!r}: {status}, {body[:6]!r}, expected {want[:6]!r}"
            coding = {GZIP: "gzip", BROTLI: "br"}.get(want)
            assert fields.get("content-encoding") == coding, f"{accept!r}: {fields}"
            assert fields["content-length"] == str(len(want)) and fields["vary"] == "Accept-Encoding", fields


def forms_that_are_there(program):
    with Web(program) as w:
        for path, accept, want in (("/assets/g-1.css", "br", PLAIN), ("/assets/g-1.css", "br, gzip;q=0.1", GZIP),
                                   ("/assets/e-1.wasm", "gzip", PLAIN), ("/assets/e-1.wasm", "br", BROTLI),
                                   ("/", "br", BROTLI), ("/sw.js", "br, gzip", b"worker"), ("/alone.br", "br", BROTLI),
                                   ("/assets/small.svg", "gzip", b"s")):
            assert w.get(path, accept)[2] == want, (path, accept)
        assert "vary" not in w.get("/sw.js", "br")[1]
        assert w.get("/assets/e-1.wasm", "br")[1]["content-type"] == "application/wasm"
        assert w.get("/", "gzip")[1]["content-type"] == "text/html; charset=utf-8"
        for path in ("/assets/x-1.js.br", "/assets/x-1.js.gz", "/index.html.br"):
            assert w.get(path)[0] == 404, f"{path} is a form, no file of its own"


def what_may_be_kept(program):
    with Web(program) as w:
        for path, kept in (("/assets/x-1.js", "public, max-age=31536000, immutable"), ("/", "no-cache"),
                           ("/sw.js", "no-cache"), ("/index.html", "no-cache")):
            for accept in ("", "gzip", "br"):
                assert w.get(path, accept)[1]["cache-control"] == kept, (path, accept)
        tags = {accept: w.get("/", accept)[1]["etag"] for accept in ("", "gzip", "br")}
        assert len(set(tags.values())) == 3, tags
        for accept, tag in tags.items():
            for known, same in ((tag, True), (f"W/{tag}", True), ("*", True), (f'"a", {tag}', True), (f"{tag},\"b\"", True),
                                (tag[:-2], False), (tag.strip('"'), False), ('"0"', False), ("x" * 400, False),
                                (tags["br" if accept == "" else ""], False)):
                status, fields, body = w.get("/", accept, If_None_Match=known)
                assert status == (304 if same else 200), (accept, known, status)
                assert fields["etag"] == tag and fields["vary"] == "Accept-Encoding"
                assert not same or (body == b"" and fields["content-length"] == "0")


def heads_and_ranges(program):
    with Web(program) as w:
        status, fields, body = w.get("/assets/x-1.js", "br", method="HEAD")
        assert status == 200 and body == b"" and fields["content-length"] == str(len(BROTLI)), fields
        for accept, want in (("", PLAIN), ("br", BROTLI)):
            status, fields, body = w.get("/assets/x-1.js", accept, Range="bytes=2-5")
            assert status == 200 and body == want and "content-range" not in fields, "ranges are not offered"


def any_bytes_in_lists(program):
    r = rng()
    with Web(program) as w:
        parts = ["br", "gzip", "*", "identity", ";", ",", "q=", "q=0.5", "1", "0", ".", " ", "\t", '"', "W/", "é", "x" * 60]
        for _ in range(300):
            text = "".join(r.choice(parts) for _ in range(r.randrange(12)))
            status, _, body = w.get("/assets/x-1.js", text.strip(), If_None_Match="".join(r.choice(parts) for _ in range(9)).strip())
            assert status in (200, 304, 400) and (status != 200 or body in (PLAIN, GZIP, BROTLI)), text


main([the_form_that_is_wanted_most, forms_that_are_there, what_may_be_kept, heads_and_ranges, any_bytes_in_lists])
