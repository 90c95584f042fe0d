"""A PDF that shows, holds or hides something else than the report set again is a fault, whoever set it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest
from forgery import answer, of_another_harness
from pikepdf import Array, Dictionary, Name, Pdf, String

from vistoria.bundle.examined import Answer
from vistoria.bundle.fault import BundleFault, Item
from vistoria.bundle.layout import write_sums
from vistoria.bundle.printed import holding_faults, looks
from vistoria.cli.compared import report_findings
from vistoria.cli.verify import examine

pytestmark = pytest.mark.usefixtures("pages_once")

Forge = Callable[[Pdf], object]
OTHER = "Typst 0.15.99"


def drawn(what: str) -> Forge:
    """Draw something over the first page."""

    def forge(pdf: Pdf) -> None:
        pdf.pages[0].contents_add(f"q {what} Q".encode())

    return forge


def noted(**more: object) -> Forge:
    """Add an annotation to the first page."""

    def forge(pdf: Pdf) -> None:
        note = Dictionary(Type=Name.Annot, Rect=[50, 700, 300, 800], **more)
        linked = next(page for page in pdf.pages if "/Annots" in page.obj)
        linked.obj.Annots.append(pdf.make_indirect(note))

    return forge


def a_white_page(pdf: Pdf) -> None:
    pdf.add_blank_page(page_size=(595, 842))


def a_page_less(pdf: Pdf) -> None:
    del pdf.pages[-1]


def a_page_twice(pdf: Pdf) -> None:
    pdf.pages.append(pdf.pages[0])


def white_pages(pdf: Pdf) -> None:
    for page in pdf.pages:
        page.contents_add(b"q 1 1 1 rg 0 0 600 900 re f Q")


def all_moved(pdf: Pdf) -> None:
    """Move what is drawn a little, and paint over the rest."""
    page = pdf.pages[0]
    page.contents_add(b"1 0 0 1 3 3 cm", prepend=True)
    page.contents_add(b"q 1 1 1 rg 0 300 600 500 re f Q")


def a_script_at_its_opening(pdf: Pdf) -> None:
    pdf.Root.OpenAction = Dictionary(S=Name.JavaScript, JS="app.alert('conforms')")


def a_script_by_name(pdf: Pdf) -> None:
    pdf.Root.Names.JavaScript = Dictionary(Names=["x", Dictionary(S=Name.JavaScript, JS="1")])


def an_action_of_a_page(pdf: Pdf) -> None:
    pdf.pages[0].obj.AA = Dictionary(O=Dictionary(S=Name.Launch, F="x.exe"))


def a_form(pdf: Pdf) -> None:
    pdf.Root.AcroForm = Dictionary(Fields=Array())


def a_picture(pdf: Pdf) -> None:
    image = pdf.make_stream(
        b"\xff", Type=Name.XObject, Subtype=Name.Image, Width=1, Height=1, BitsPerComponent=8
    )
    image.ColorSpace = Name.DeviceGray
    name = pdf.pages[0].add_resource(image, Name.XObject)
    pdf.pages[0].contents_add(f"q 600 0 0 900 0 0 cm {name} Do Q".encode())


def a_layer(pdf: Pdf) -> None:
    pdf.Root.OCProperties = Dictionary(OCGs=Array(), D=Dictionary())


def a_crop(pdf: Pdf) -> None:
    pdf.pages[0].cropbox = [0, 0, 100, 100]


def a_turn(pdf: Pdf) -> None:
    pdf.pages[0].rotate(90, relative=False)


def a_smaller_page(pdf: Pdf) -> None:
    pdf.pages[0].mediabox = [0, 500, 595, 842]


def another_file(pdf: Pdf) -> None:
    pdf.attachments["conforms.txt"] = b"conforms"


def other_glyphs(pdf: Pdf) -> None:
    """Draw each letter as another, with the same text."""
    fonts = [
        each
        for each in pdf.objects
        if isinstance(each, Dictionary) and each.get("/Subtype") == Name.CIDFontType0
    ]
    files = [each.FontDescriptor.FontFile3.read_bytes() for each in fonts]
    fonts[0].FontDescriptor.FontFile3.write(files[1])


FORGERIES: dict[str, Forge] = {
    "a white page": a_white_page,
    "white over all": white_pages,
    "white over a part": drawn("1 1 1 rg 60 500 300 200 re f"),
    "black over a part": drawn("0 g 60 500 300 200 re f"),
    "a line more": drawn("2 w 100 100 m 400 100 l S"),
    "moved and covered": all_moved,
    "a note": noted(Subtype=Name.Text, Contents="conforms"),
    "a text on it": noted(Subtype=Name.FreeText, Contents="conforms", DA="/Helv 12 Tf"),
    "a stamp": noted(Subtype=Name.Stamp, Contents="conforms"),
    "a link elsewhere": noted(Subtype=Name.Link, A=Dictionary(S=Name.URI, URI="https://example.invalid/")),
    "a script at its opening": a_script_at_its_opening,
    "a script by name": a_script_by_name,
    "an action of a page": an_action_of_a_page,
    "a form": a_form,
    "a picture": a_picture,
    "a layer": a_layer,
    "a crop": a_crop,
    "a turn": a_turn,
    "a smaller page": a_smaller_page,
    "another file": another_file,
    "other glyphs": other_glyphs,
    "another colour": drawn("0 0.6 0 rg 100 100 60 60 re f"),
    "light grey": drawn("0.9 g 60 300 400 200 re f"),
}


def forged(content: bytes, forge: Forge, by: str = OTHER) -> bytes:
    """The PDF with something else, as another typesetter's."""
    out = BytesIO()
    with pikepdf.open(BytesIO(content)) as pdf:
        forge(pdf)
        pdf.docinfo.Creator = by
        pdf.save(out)
    return out.getvalue()


@pytest.fixture
def folder(with_pdf: Path, tmp_path: Path) -> Path:
    """A folder with its PDF, to spoil."""
    return shutil.copytree(with_pdf, tmp_path / "out")


def found(folder: Path, content: bytes) -> list[BundleFault]:
    """What is found of a PDF in the place of the folder's."""
    (folder / "report.pdf").write_bytes(content)
    return [each for each in report_findings(folder) if each.item is Item.PDF]


@pytest.fixture(scope="module")
def made(with_pdf: Path) -> bytes:
    """The first two pages of the PDF of a run."""
    out = BytesIO()
    with pikepdf.open(with_pdf / "report.pdf") as pdf:
        del pdf.pages[2:]
        del pdf.Root.StructTreeRoot, pdf.Root.Outlines
        pdf.save(out)
    return out.getvalue()


@pytest.mark.parametrize("name", FORGERIES)
def test_a_pdf_that_shows_or_holds_something_else_is_a_fault(name: str, made: bytes) -> None:
    content = forged(made, FORGERIES[name])
    shown = [what for what, is_broken in looks(content, made) if is_broken]
    assert [*holding_faults(content, made), *shown]


def update(content: bytes) -> bytes:
    """The end of a PDF that was updated, and says where its objects are as before."""
    return b"\n" + content[content.rindex(b"startxref") :]


@pytest.mark.parametrize(
    ("more", "told"),
    [(lambda _: b"conforms", "bytes behind its end"), (update, "changed after it was set")],
    ids=["bytes", "update"],
)
def test_what_was_added_behind_the_end_is_named(
    more: Callable[[bytes], bytes], told: str, folder: Path
) -> None:
    made = (folder / "report.pdf").read_bytes()
    faults = [each.what for each in found(folder, made + more(made)) if each.broken]
    assert any(told in what for what in faults), faults
    assert any("has other bytes than Typst" in what for what in faults)


def test_bytes_before_the_beginning_are_named(folder: Path) -> None:
    faults = found(folder, b"conforms\n" + (folder / "report.pdf").read_bytes())
    assert any("before its beginning" in each.what and each.broken for each in faults), faults


def nothing(pdf: Pdf) -> None:
    """Change nothing but what writing it again changes."""


def test_other_bytes_of_the_same_typesetter_are_a_fault_and_those_of_another_are_not(folder: Path) -> None:
    content = (folder / "report.pdf").read_bytes()
    with pikepdf.open(BytesIO(content)) as pdf:
        ours = str(pdf.docinfo.Creator)
    [other] = found(folder, forged(content, nothing))
    assert (other.broken, "its pages look like those set here" in other.what) == (False, True)
    [same] = found(folder, forged(content, nothing, by=ours))
    assert (same.broken, "has other bytes than" in same.what) == (True, True)


def a_bookmark_renamed(pdf: Pdf) -> None:
    pdf.Root.Outlines.First.Title = "conforms"


def read_aloud_otherwise(pdf: Pdf) -> None:
    said = ("/Alt", "/ActualText", "/T", "/Contents")
    dictionaries = (each for each in pdf.objects if isinstance(each, Dictionary))
    each, key = next(
        (each, key) for each in dictionaries for key in said if isinstance(each.get(key), String)
    )
    each[key] = "conforms"


def another_title(pdf: Pdf) -> None:
    pdf.docinfo.Title = "conforms"


def another_date(pdf: Pdf) -> None:
    pdf.docinfo.CreationDate = "D:20200101000000Z"


def other_metadata(pdf: Pdf) -> None:
    with pdf.open_metadata() as metadata:
        metadata["dc:title"] = "conforms"


def a_second_file(pdf: Pdf) -> None:
    """A second file, that only the list of associated files leads to."""
    file = pdf.make_stream(b"{}", Type=Name.EmbeddedFile)
    spec = Dictionary(Type=Name.Filespec, F="results.json", UF="results.json", EF=Dictionary(F=file))
    pdf.Root.AF = Array([pdf.make_indirect(spec)])


def pages_less(pdf: Pdf) -> None:
    del pdf.pages[2:4]


def one_page_of_its_own(pdf: Pdf) -> None:
    """One page alone, that says something else of all."""
    del pdf.pages[1:]
    pdf.pages[0].contents_add(b"q 1 1 1 rg 0 0 600 900 re f Q")


SAYS = {
    "a bookmark": (
        a_bookmark_renamed,
        "says beside its pages 1 things that the report does not, the first: /Title conforms",
    ),
    "what is read aloud": (read_aloud_otherwise, " conforms"),
    "a title": (another_title, "/Title conforms"),
    "a date": (another_date, "/CreationDate D:20200101000000Z"),
    "metadata": (other_metadata, "says beside its pages"),
    "a second file": (a_second_file, "2 files are attached to it"),
    "pages less": (pages_less, "lines of the report are not in it"),
    "one page of its own": (one_page_of_its_own, "does not say of"),
}


@pytest.mark.parametrize("name", SAYS)
def test_what_a_pdf_says_beside_its_pages_or_leaves_out_is_a_fault_whoever_set_it(
    name: str, folder: Path
) -> None:
    forge, told = SAYS[name]
    faults = [
        each.what
        for each in found(folder, forged((folder / "report.pdf").read_bytes(), forge))
        if each.broken
    ]
    assert any(told in what for what in faults), faults


def test_a_pdf_that_another_harness_wrote_is_compared_too(folder: Path) -> None:
    content = (folder / "report.pdf").read_bytes()
    of_another_harness(folder)
    (folder / "report.pdf").write_bytes(forged(content, white_pages))
    write_sums(folder)
    assert answer(examine(folder), Item.PDF) is Answer.DOES_NOT_HOLD
