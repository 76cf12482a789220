@testable import Books

/// An EPUB as other programs write it.
struct ForeignBook {
    static let mimetype = RawZIP.Entry("mimetype", Array("application/epub+zip".utf8))

    var container = Self.container("OPS/package.opf")
    /// Metadata, and attributes of the package.
    var metadata =
        "<dc:title>Fox</dc:title><dc:language>en</dc:language><dc:identifier id=\"i\">urn:x:1</dc:identifier>"
    var version = "3.0"
    /// By name in the archive, with the `href` in the manifest and what else the item says.
    var files: [(name: String, item: String?, data: [UInt8])]
    var spine = "<itemref idref=\"page\"/>"
    var opening = [Self.mimetype]
    var other: [RawZIP.Entry] = []

    static func container(_ paths: String...) -> String {
        let files = paths.map { "<rootfile full-path=\"\($0)\" media-type=\"application/oebps-package+xml\"/>" }
        return """
            <?xml version="1.0"?>
            <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>\
            \(files.joined())</rootfiles></container>
            """
    }

    static func page(_ body: String) -> [UInt8] {
        Array(
            """
            <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops">\
            <head><title>Fox</title></head><body>\(body)</body></html>
            """.utf8)
    }

    static let xhtml = "media-type=\"application/xhtml+xml\""

    /// A page, its style, and a table of contents.
    init(_ page: [UInt8] = Self.page("<p>Fox</p>")) {
        files = [
            ("OPS/page.xhtml", "id=\"page\" href=\"page.xhtml\" \(Self.xhtml)", page),
            (
                "OPS/nav.xhtml", "id=\"nav\" href=\"nav.xhtml\" properties=\"nav\" \(Self.xhtml)",
                Self.page("<nav epub:type=\"toc\"><ol><li><a href=\"page.xhtml#p\">Fox</a></li></ol></nav>")
            ),
        ]
    }

    var package: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <package xmlns="http://www.idpf.org/2007/opf" version="\(version)" unique-identifier="i">
        <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">\(metadata)
        <meta property="dcterms:modified">2026-01-01T00:00:00Z</meta></metadata>
        <manifest>\(files.compactMap { file in file.item.map { "<item \($0)/>" } }.joined(separator: "\n"))</manifest>
        <spine>\(spine)</spine>
        </package>
        """
    }

    func with(_ change: (inout ForeignBook) -> Void) -> ForeignBook {
        var changed = self
        change(&changed)
        return changed
    }

    func adding(_ name: String, _ item: String?, _ data: [UInt8]) -> ForeignBook {
        with { $0.files.append((name, item, data)) }
    }

    var archive: RawZIP {
        RawZIP(
            opening + [RawZIP.Entry("META-INF/container.xml", Array(container.utf8))]
                + [RawZIP.Entry("OPS/package.opf", Array(package.utf8))]
                + files.map { RawZIP.Entry($0.name, $0.data) } + other)
    }
}

extension RawZIP.Entry {
    /// Compresses its data to one stored block.
    mutating func deflate() {
        let count = RawZIP.number(UInt16(data.count))
        method = 8
        data = [1] + count + count.map { ~$0 } + data
    }
}
