"""The description of a file in XML that presses and archives read. Written by hand: validators want each schema in a part of its own."""

from collections.abc import Mapping
from xml.sax.saxutils import escape

DATE = "2000-01-01T00:00:00+00:00"  # that of ReportLab's unchanging files
HEAD = '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>'
TAIL = '<?xpacket end="r"?>'
SPACES = {
    "dc": "http://purl.org/dc/elements/1.1/",
    "xmp": "http://ns.adobe.com/xap/1.0/",
    "pdf": "http://ns.adobe.com/pdf/1.3/",
    "pdfaid": "http://www.aiim.org/pdfa/ns/id/",
}


def packet(info: Mapping[str, str], archival: bool) -> bytes:
    """The description that says the same as the file's own information; if archival, that the file keeps to PDF/A-1b."""
    title = f'<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{escape(info["/Title"])}</rdf:li></rdf:Alt></dc:title>'
    author = f"<dc:creator><rdf:Seq><rdf:li>{escape(info['/Author'])}</rdf:li></rdf:Seq></dc:creator>"
    dates = f"<xmp:CreateDate>{DATE}</xmp:CreateDate><xmp:ModifyDate>{DATE}</xmp:ModifyDate>"
    parts = {
        "dc": f"<dc:format>application/pdf</dc:format>{title}{author}",
        "xmp": f"<xmp:CreatorTool>{escape(info['/Creator'])}</xmp:CreatorTool>{dates}",
        "pdf": f"<pdf:Producer>{escape(info['/Producer'])}</pdf:Producer>",
    } | ({"pdfaid": "<pdfaid:part>1</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>"} if archival else {})
    described = "".join(f'<rdf:Description rdf:about="" xmlns:{name}="{SPACES[name]}">{words}</rdf:Description>\n' for name, words in parts.items())
    rdf = f'<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\n{described}</rdf:RDF>'
    return f'{HEAD}\n<x:xmpmeta xmlns:x="adobe:ns:meta/">\n{rdf}\n</x:xmpmeta>\n{TAIL}'.encode()
