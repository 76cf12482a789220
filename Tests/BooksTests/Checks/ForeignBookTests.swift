import SystemPackage
import TestSupport
import Testing

@testable import Books
@testable import Domain
@testable import Media

/// Books of other programs: all that EPUB allows is whole, and what is certainly wrong is named.
struct ForeignBookTests {
    private let books: WholeBooks

    init() throws {
        books = try WholeBooks()
    }

    private static func utf16(_ text: String, mark: [UInt8] = [0xFF, 0xFE]) -> [UInt8] {
        mark + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }

    private static let xhtml11 = """
        <!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd">
        """
    private static let plain = ForeignBook()

    private static func page(_ text: String) -> ForeignBook { ForeignBook(Array(text.utf8)) }
    private static func body(_ text: String) -> ForeignBook { ForeignBook(ForeignBook.page(text)) }

    private static let whole: [(String, ForeignBook)] = [
        ("EPUB 3", plain),
        (
            "EPUB 2 with NCX",
            page(
                "\(xhtml11)<html xmlns=\"http://www.w3.org/1999/xhtml\"><body><p>&nbsp;&eacute;</p></body></html>"
            )
            .adding(
                "OPS/toc.ncx", "id=\"ncx\" href=\"toc.ncx\" media-type=\"application/x-dtbncx+xml\"",
                Array(
                    """
                    <!DOCTYPE ncx PUBLIC "-//NISO//DTD ncx 2005-1//EN" "http://www.daisy.org/z3986/2005/ncx-2005-1.dtd">
                    <ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap><navPoint><content src="page.xhtml#a"/>\
                    </navPoint></navMap></ncx>
                    """.utf8)
            ).with { $0.version = "2.0" }
        ),
        (
            "OEB 1",
            plain.adding(
                "OPS/a.html", "id=\"a\" href=\"a.html\" media-type=\"text/x-oeb1-document\"", Array("<p>".utf8))
        ),
        (
            "contents in another folder",
            plain.adding(
                "OPS/nav/toc.xhtml", "id=\"toc\" href=\"nav/toc.xhtml\" \(ForeignBook.xhtml)",
                ForeignBook.page("<a href=\"../page.xhtml\">Fox</a><a href=\"/OPS/page.xhtml\">Fox</a>"))
        ),
        (
            "percent-encoded",
            body("<img src=\"a%20fox%C3%A9.png\" alt=\"\"/>")
                .adding("OPS/a foxé.png", "id=\"x\" href=\"a%20fox%C3%A9.png\" media-type=\"image/png\"", png)
        ),
        (
            "not encoded", plain.adding("OPS/a fox+1.css", "id=\"x\" href=\"a fox+1.css\" media-type=\"text/css\"", [])
        ),
        (
            "an escape as name",
            plain.adding("OPS/a%20b.css", "id=\"x\" href=\"a%20b.css\" media-type=\"text/css\"", [])
        ),
        (
            "composed accents",
            plain.adding("OPS/e\u{301}.css", "id=\"x\" href=\"\u{E9}.css\" media-type=\"text/css\"", [])
        ),
        (
            "media overlay",
            plain.adding(
                "OPS/page.smil", "id=\"smil\" href=\"page.smil\" media-type=\"application/smil+xml\"",
                Array(
                    """
                    <smil xmlns="http://www.w3.org/ns/SMIL" version="3.0"><body><par><text src="page.xhtml#p"/>\
                    <audio src="a.MP3" clipBegin="0s" clipEnd="1s"/></par></body></smil>
                    """.utf8)
            ).adding("OPS/a.MP3", "id=\"a\" href=\"a.MP3\" media-type=\"audio/mpeg\"", [1, 2, 3])
        ),
        (
            "remote audio",
            body("<audio src=\"https://example.org/a.mp3\"></audio><a href=\"//example.org\">x</a>").adding(
                "-", "id=\"r\" href=\"https://example.org/a.mp3\" media-type=\"audio/mpeg\"", []
            ).with {
                $0.files[2].name = "OPS/unlisted.bin"
            }
        ),
        (
            "above the package",
            body("<img src=\"../images/fox.png\" alt=\"\"/>")
                .adding("images/fox.png", "id=\"x\" href=\"../images/fox.png\" media-type=\"image/png\"", png)
        ),
        (
            "entities of its own",
            page(
                """
                <!DOCTYPE html [<!ENTITY fox "a > fox"><!-- ' -->
                <?x ]> ?><!ELEMENT x (#PCDATA)>]><html xmlns="http://www.w3.org/1999/xhtml"><p class="&fox;">&fox;</p></html>
                """)
        ),
        ("byte order mark", ForeignBook([0xEF, 0xBB, 0xBF] + ForeignBook.page("<p>Fox</p>"))),
        ("UTF-16", ForeignBook(utf16("<?xml version=\"1.0\" encoding=\"UTF-16\"?><html><p>\u{1F98A}</p></html>"))),
        ("UTF-16 without a mark", ForeignBook(utf16("<?xml version=\"1.0\" encoding=\"UTF-16\"?><html/>", mark: []))),
        (
            "Latin-1",
            ForeignBook(
                Array("<?xml version='1.0' encoding='ISO-8859-1'?><html>".utf8) + [0xE9] + Array("</html>".utf8))
        ),
        (
            "Shift JIS",
            ForeignBook(
                Array("<?xml version='1.0' encoding='Shift_JIS'?><html>".utf8) + [0x83, 0x5C, 0x26]
                    + Array("</html>".utf8))
        ),
        (
            "files in META-INF",
            plain.with {
                $0.other = [
                    "com.apple.ibooks.display-options.xml", "calibre_bookmarks.txt", "signatures.xml", "rights.xml",
                ]
                .map { RawZIP.Entry("META-INF/\($0)", Array("<x>".utf8)) }
            }
        ),
        (
            "obfuscated fonts and pages",
            ForeignBook([9, 8, 7]).adding("OPS/f.otf", "id=\"f\" href=\"f.otf\" media-type=\"font/otf\"", [1, 2]).with {
                $0.other = [
                    RawZIP.Entry(
                        "META-INF/encryption.xml",
                        Array(
                            """
                            <encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:enc="http://www.w3.org/2001/04/xmlenc#">
                            <enc:EncryptedData><enc:CipherData><enc:CipherReference URI="OPS/f.otf"/></enc:CipherData></enc:EncryptedData>
                            <enc:EncryptedData><enc:CipherData><enc:CipherReference URI="OPS/page.xhtml"/></enc:CipherData></enc:EncryptedData>
                            </encryption>
                            """.utf8))
                ]
            }
        ),
        (
            "several packages",
            plain.with {
                $0.container = ForeignBook.container("OPS/package.opf", "OPS/other.opf").replacing(
                    "</rootfiles>", with: "<rootfile full-path=\"no.pdf\" media-type=\"application/pdf\"/></rootfiles>")
                $0.other = [RawZIP.Entry("OPS/other.opf", Array(ForeignBook().package.utf8))]
            }
        ),
        ("a path with escapes", plain.with { $0.container = ForeignBook.container("OPS/%70ackage.opf") }),
        ("a path with dots", plain.with { $0.container = ForeignBook.container(" ./OPS/x/../package.opf ") }),
        (
            "a path with an entity",
            plain.with {
                $0.container = ForeignBook.container("&dir;/package.opf").replacing(
                    "<container", with: "<!DOCTYPE container [<!ENTITY dir \"OPS\">]><container")
            }
        ),
        (
            "a prefixed container",
            plain.with {
                $0.container = """
                    <c:container version="1.0" xmlns:c="urn:oasis:names:tc:opendocument:xmlns:container"><c:rootfiles>\
                    <c:rootfile full-path="OPS/package.opf" media-type="application/oebps-package+xml"/></c:rootfiles>\
                    </c:container>
                    """
            }
        ),
        ("not linear", plain.with { $0.spine += "<itemref idref=\" nav \" linear=\"no\" properties=\"x:y\"/>" }),
        (
            "fallback chain",
            plain.adding("OPS/a.psd", "id=\"a\" href=\"a.psd\" media-type=\"image/x-psd\" fallback=\"b\"", [0])
                .adding("OPS/b.webp", "id=\"b\" href=\"b.webp\" media-type=\"image/webp\" fallback=\"page\"", [0])
        ),
        (
            "data and other addresses",
            body(
                "<img src=\"data:image/png;base64,AA==\" alt=\"\"/><a href=\"mailto:a@b\">x</a><a href=\"#p\">x</a><a href=\"?q\">x</a><a>x</a>"
            )
        ),
        (
            "extensions in capitals",
            plain.adding("OPS/A.XHTML", "id=\"A\" href=\"A.XHTML\" \(ForeignBook.xhtml)", ForeignBook.page(""))
        ),
        (
            "unknown properties and elements",
            plain.with {
                $0.metadata +=
                    "<meta name=\"cover\" content=\"x\"/><opf:item xmlns:opf=\"a\"/><link rel=\"x\" href=\"no.xml\"/>"
                $0.files[0].item = ($0.files[0].item ?? "") + " properties=\"scripted mathml future:thing\" x=\"y\""
            }
        ),
        (
            "scripts, fonts, sound",
            plain.adding(
                "OPS/a.js", "id=\"a\" href=\"a.js\" media-type=\"text/javascript\"", Array("if (a < b) {}".utf8))
        ),
        (
            "other vocabularies",
            body(
                """
                <svg xmlns="http://www.w3.org/2000/svg"><image href="fox.png"/></svg><x:a xmlns:x="y" href="no"/>\
                <a xmlns="urn:y" href="no"/><![CDATA[<p>&]]><?php ?> a &#x1F98A; ]] &gt;
                """
            ).adding("OPS/fox.png", "id=\"f\" href=\"fox.png\" media-type=\"image/png\"", png)
        ),
        (
            "another base",
            page("<html xmlns=\"http://www.w3.org/1999/xhtml\"><head><base href=\"x/\"/></head><a href=\"no\"/></html>")
        ),
        (
            "unlisted files",
            plain.with { $0.other = [RawZIP.Entry("OPS/Thumbs.db"), RawZIP.Entry("iTunesMetadata.plist")] }
        ),
        ("names of devices", plain.adding("OPS/con.css", "id=\"c\" href=\"con.css\" media-type=\"text/css\"", [])),
        ("deep elements", body(String(repeating: "<b>", count: 1200) + String(repeating: "</b>", count: 1200))),
        (
            "a large file",
            plain.adding(
                "OPS/a.mp4", "id=\"a\" href=\"a.mp4\" media-type=\"video/mp4\"", [UInt8](repeating: 1, count: 65 << 20))
        ),
        (
            "a JPEG with unusual data",
            plain.adding(
                "OPS/a.jpg", "id=\"j\" href=\"a.jpg\" media-type=\"image/jpeg\"",
                [0xFF, 0xD8, 0xFF, 0xE0, 0, 2, 1, 2, 3])
        ),
    ]

    private static let png = (try? WholeBooks.png(1, width: 8, height: 8)) ?? []

    @Test(arguments: whole.indices) func findsNothingWrongWithWhatEPUBAllows(_ index: Int) async throws {
        let (name, book) = Self.whole[index]
        #expect(try await books.problems(book.archive.bytes, "a.epub") == [], "\(name)")
    }

    @Test func takesArchivesOfAllKinds() async throws {
        var wide = Self.plain.archive
        wide.isWide = true
        #expect(try await books.problems(wide.bytes, "a.epub") == [])
        let deflated = Self.plain.archive.entries.enumerated().map { number, entry in
            number == 0 ? entry : entry.with { $0.deflate() }
        }
        #expect(try await books.problems(RawZIP(deflated).bytes, "a.epub") == [])
        #expect(try await books.problems(Self.plain.archive.bytes, "without an extension") == [])
        var commented = Self.plain.archive
        commented.comment = Array("calibre".utf8)
        #expect(try await books.problems(commented.bytes, "a.epub") == [])
    }

    private static let wrong: [(String, ForeignBook, String)] = [
        (
            "mimetype compressed",
            plain.with {
                $0.opening = [
                    ForeignBook.mimetype.with { $0.deflate() }
                ]
            }, "the entry “mimetype” is compressed, which it must not be"
        ),
        (
            "mimetype not first", plain.with { $0.opening = [RawZIP.Entry("a"), ForeignBook.mimetype] },
            "the entry “mimetype” is not the first of the archive"
        ),
        ("no mimetype", plain.with { $0.opening = [] }, "“mimetype” is missing, which every EPUB names"),
        (
            "an extra field",
            plain.with { $0.opening = [ForeignBook.mimetype.with { $0.extra = [0xFE, 0xCA, 0, 0] }] },
            "“mimetype” is not as it must be: there is an extra field before its content"
        ),
        (
            "a line end", plain.with { $0.opening = [RawZIP.Entry("mimetype", Array("application/epub+zip\n".utf8))] },
            "“mimetype” is not as it must be: it is not “application/epub+zip” alone"
        ),
        (
            "a space", plain.with { $0.opening = [RawZIP.Entry("mimetype", Array("application/epub+zip ".utf8))] },
            "“mimetype” is not as it must be: it is not “application/epub+zip” alone"
        ),
        (
            "another type", plain.with { $0.opening = [RawZIP.Entry("mimetype", Array("application/zip".utf8))] },
            "“mimetype” is not as it must be: it is not “application/epub+zip” alone"
        ),
        (
            "no package", plain.with { $0.container = ForeignBook.container("OPS/no.opf") },
            "“OPS/no.opf” is missing, which META-INF/container.xml names"
        ),
        (
            "one of two packages", plain.with { $0.container = ForeignBook.container("OPS/package.opf", "no.opf") },
            "“no.opf” is missing, which META-INF/container.xml names"
        ),
        (
            "a container without a namespace",
            plain.with { $0.container = $0.container.replacing(" xmlns=\"", with: " x=\"") },
            "“META-INF/container.xml” is not as it must be: its outermost element is not in the namespace “urn:oasis:names:tc:opendocument:xmlns:container”"
        ),
        (
            "a missing poster", body("<video poster=\"no.png\"/>"),
            "“OPS/no.png” is missing, which OPS/page.xhtml names"
        ),
        (
            "a missing drawing", body("<svg xmlns=\"http://www.w3.org/2000/svg\"><use href=\"no.svg#a\"/></svg>"),
            "“OPS/no.svg” is missing, which OPS/page.xhtml names"
        ),
        (
            "wrong type of the package",
            plain.with { $0.container = $0.container.replacing("oebps-package+xml", with: "xml") },
            "“META-INF/container.xml” is not as it must be: it names no package document"
        ),
        (
            "container not well-formed", plain.with { $0.container = $0.container.replacing("</rootfiles>", with: "") },
            "“META-INF/container.xml” is not as it must be: “rootfiles” ends with “</container>”"
        ),
        (
            "package not well-formed", plain.with { $0.spine = "<itemref idref=page/>" },
            "“OPS/package.opf” is not as it must be: the value of “idref” is not quoted"
        ),
        (
            "missing item", plain.with { $0.files[0].name = "OPS/other.xhtml" },
            "“OPS/page.xhtml” is missing, which OPS/package.opf names"
        ),
        (
            "item without href", plain.adding("OPS/x", "id=\"x\" media-type=\"text/css\"", []),
            "“OPS/package.opf” is not as it must be: an item has no “href”"
        ),
        (
            "item outside", plain.adding("x", "id=\"x\" href=\"../../x\" media-type=\"text/css\"", []),
            "“OPS/package.opf” is not as it must be: its item “../../x” leads out of the book"
        ),
        (
            "broken spine", plain.with { $0.spine = "<itemref idref=\"page\"/><itemref idref=\"no\"/>" },
            "“OPS/package.opf” is not as it must be: its reading order has “no”, which is no item"
        ),
        ("no spine", plain.with { $0.spine = "" }, "“OPS/package.opf” is not as it must be: it has no reading order"),
        (
            "a missing link", body("<a href=\"no.xhtml#a\">x</a>"),
            "“OPS/no.xhtml” is missing, which OPS/page.xhtml names"
        ),
        (
            "a missing picture", body("<img src=\"a%20b.png\" alt=\"\"/>"),
            "“OPS/a b.png” is missing, which OPS/page.xhtml names"
        ),
        (
            "encryption not well-formed",
            plain.with {
                $0.other = [RawZIP.Entry("META-INF/encryption.xml", Array("<encryption><a></encryption>".utf8))]
            },
            "“META-INF/encryption.xml” is not as it must be: “a” ends with “</encryption>”"
        ),
        (
            "no PNG",
            plain.adding("OPS/a.png", "id=\"a\" href=\"a.png\" media-type=\"image/png\"", Array("GIF89a".utf8)),
            "the entry “OPS/a.png” is no whole picture: cannot read the picture: it is GIF, not a PNG or JPEG picture"
        ),
    ]

    @Test(arguments: wrong.indices) func namesWhatIsCertainlyWrong(_ index: Int) async throws {
        let (name, book, problem) = Self.wrong[index]
        let problems = try await books.problems(book.archive.bytes, "a.epub")
        #expect(problems.contains(problem), "\(name): \(problems)")
    }

    @Test func aBookWithoutAContainerIsWrong() async throws {
        let entries = Self.plain.archive.entries
        let without = RawZIP(entries.filter { $0.name != Array("META-INF/container.xml".utf8) })
        #expect(
            try await books.problems(without.bytes, "a.epub") == [
                "“META-INF/container.xml” is missing, which every EPUB names"
            ])
        let neither = RawZIP(Array(entries.dropFirst(2)))
        #expect(try await books.problems(neither.bytes, "a.epub").count == 2)
    }

    static let malformed: [(String, String)] = [
        ("<p><b></p></b>", "“b” ends with “</p>”"), ("<p>", "“p” ends with “</body>”"),
        ("a & b", "“& b</p>” is no reference to a character or an entity"),
        ("&nbsp;", "“&nbsp” is no reference to a character or an entity"),
        ("&#0;", "“&#0” is no reference to a character or an entity"),
        ("&#xD800;", "“&#xD800” is no reference to a character or an entity"),
        ("<p a=\"1\" a=\"2\"/>", "an element has “a” twice"), ("<p a=1/>", "the value of “a” is not quoted"),
        ("<p a/>", "an attribute has no value"), ("<p a=\"<\"/>", "the value of “a” has “<” in it"),
        ("<p a=\"1\"b=\"2\"/>", "a tag has an attribute without a name, or no space before one"),
        ("<1/>", "a “<” begins no element"), ("a < b", "a “<” begins no element"),
        ("<!-- a -- b -->", "a comment has “--” in it"), ("]]>", "“]]>” is in a text"),
        ("\u{1}", "it has the control character 1"),
        ("\u{FFFF}", "it has a character that XML does not allow"),
        ("<?xml version=\"1.0\"?>", "its declaration “<?xml” is not at its beginning"),
        ("<!DOCTYPE html>", "“<!” begins nothing that is allowed there"), ("<![CDATA[", "“<![CDATA[” does not end"),
    ]

    @Test(arguments: malformed) func aPageMustBeWellFormed(_ text: String, _ flaw: String) async throws {
        let problems = try await books.problems(Self.body(text).archive.bytes, "a.epub")
        #expect(problems.count == 1 && problems[0].hasPrefix("“OPS/page.xhtml” is not as it must be: "), "\(problems)")
        if !text.contains("& b") { #expect(problems.first?.hasSuffix(flaw) == true, "\(problems)") }
    }

    @Test(arguments: [
        "", " ", "a<html/>", "<html/>a", "<html/><html/>", "<html>", "<!DOCTYPE html",
        " <?xml version=\"1.0\"?><html/>",
    ])
    func aPageHasOneElement(_ text: String) async throws {
        let problems = try await books.problems(Self.page(text).archive.bytes, "a.epub")
        #expect(problems.count == 1 && problems[0].hasPrefix("“OPS/page.xhtml” is not as it must be: "), "\(problems)")
    }

    @Test func aPageInNoEncodingIsNamed() async throws {
        let problems = try await books.problems(
            ForeignBook(Array("<html>".utf8) + [0xE9] + Array("</html>".utf8)).archive.bytes, "a.epub")
        #expect(problems == ["“OPS/page.xhtml” is not as it must be: it is not in UTF-8"])
    }

    /// It is read in parts, so that its size is no problem, and damage is.
    @Test func aLargeFileIsCheckedInParts() async throws {
        let sound = [UInt8](repeating: 7, count: 200_000)
        var limits = BundleLimits.standard
        limits.entry = 100_000
        for change: UInt32 in [0, 1] {
            var archive = Self.plain.adding(
                "OPS/a.mp3", "id=\"a\" href=\"a.mp3\" media-type=\"audio/mpeg\"", sound
            ).archive
            let last = archive.entries.count - 1
            archive.entries[last].crc ^= change
            let file = try books.folder.write(archive.bytes, to: "a.epub")
            let problems = try await books.check(file, limits: limits).problems.map(\.description)
            #expect(problems == (change == 0 ? [] : ["the entry “OPS/a.mp3” is damaged: CRC error"]))
        }
    }

    @Test func aComicOfAnotherProgramMayHaveAnyFiles() async throws {
        let pictures = [RawZIP.Entry("1.png", Self.png), RawZIP.Entry("10.webp", [1]), RawZIP.Entry("2.png", Self.png)]
        let other = [RawZIP.Entry("readme.txt"), RawZIP.Entry("series.json")]
        let information = RawZIP.Entry("ComicInfo.xml", Array("<ComicInfo><PageCount>3</PageCount></ComicInfo>".utf8))
        #expect(try await books.problems(RawZIP(pictures + other).bytes, "a.cbz") == [])
        #expect(try await books.problems(RawZIP(pictures + other + [information]).bytes, "a.cbz") == [])
    }
}
