import Media
import Platform

/// A font of a PDF, embedded whole.
final class PDFFont {
    let typeface: Typeface
    /// Its name in resources.
    let name: String
    let reference: PDFFile.Reference
    /// The characters that each glyph shows.
    private var texts: [UInt32: [Unicode.Scalar]] = [:]

    init(_ typeface: Typeface, name: String, _ reference: PDFFile.Reference) {
        self.typeface = typeface
        self.name = name
        self.reference = reference
    }

    func use(_ glyph: UInt32, for text: some Sequence<Unicode.Scalar>) {
        let text = Array(text)
        if texts[glyph].map(\.isEmpty) ?? true { texts[glyph] = text }
    }

    func write(to file: PDFFile) throws {
        let descriptor = try file.add(descriptor(of: try fontFile(in: file)))
        let isTrueType = if case .trueType = typeface.outlines { true } else { false }
        let descendant = try file.add(
            """
            <</Type /Font /Subtype /CIDFontType\(isTrueType ? 2 : 0) /BaseFont /\(typeface.name) \
            /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>> /FontDescriptor \(descriptor) \
            /DW 1000 /W [\(widths)]\(isTrueType ? " /CIDToGIDMap /Identity" : "")>>
            """)
        let map = try file.addStream("/Filter /FlateDecode", try ZlibStream.packed(Array(characterMap.utf8)))
        try file.add(
            """
            <</Type /Font /Subtype /Type0 /BaseFont /\(typeface.name) /Encoding /Identity-H \
            /DescendantFonts [\(descendant)] /ToUnicode \(map)>>
            """, as: reference)
    }

    private func fontFile(in file: PDFFile) throws -> String {
        switch typeface.outlines {
        case .trueType:
            let stream = try file.addStream(
                "/Filter /FlateDecode /Length1 \(typeface.file.count)", try ZlibStream.packed(typeface.file))
            return "/FontFile2 \(stream)"
        case .compact(let table):
            let stream = try file.addStream(
                "/Filter /FlateDecode /Subtype /CIDFontType0C", try ZlibStream.packed(table))
            return "/FontFile3 \(stream)"
        }
    }

    private func descriptor(of fontFile: String) -> String {
        let symbolic = 4
        let box = typeface.box.map { String(thousandths($0)) }.joined(separator: " ")
        return """
            <</Type /FontDescriptor /FontName /\(typeface.name) /Flags \(symbolic) /FontBBox [\(box)] /ItalicAngle 0 \
            /Ascent \(thousandths(typeface.ascent)) /Descent \(thousandths(-typeface.descent)) \
            /CapHeight \(thousandths(typeface.capHeight)) /StemV 80 \(fontFile)>>
            """
    }

    private var widths: String {
        texts.keys.sorted().map { glyph in
            "\(glyph) [\(PDFNumber.text(Double(typeface.advance(of: glyph)) * 1000 / Double(typeface.unitsPerEm)))]"
        }.joined(separator: " ")
    }

    private func thousandths(_ units: Int) -> Int { units * 1000 / typeface.unitsPerEm }

    /// The ToUnicode map, in blocks of at most 100.
    private var characterMap: String {
        let entries = texts.keys.sorted().compactMap { glyph in
            texts[glyph].flatMap { $0.isEmpty ? nil : "<\(PDFText.hex(glyph))> <\(PDFText.utf16($0))>" }
        }
        let blocks = stride(from: 0, to: entries.count, by: 100).map { start in
            let block = entries[start..<min(start + 100, entries.count)]
            return "\(block.count) beginbfchar\n\(block.joined(separator: "\n"))\nendbfchar\n"
        }
        return """
            /CIDInit /ProcSet findresource begin
            12 dict begin
            begincmap
            /CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
            /CMapName /Adobe-Identity-UCS def
            /CMapType 2 def
            1 begincodespacerange
            <0000> <FFFF>
            endcodespacerange
            \(blocks.joined())endcmap
            CMapName currentdict /CMap defineresource pop
            end
            end

            """
    }
}
