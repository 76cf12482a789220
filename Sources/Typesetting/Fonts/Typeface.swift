import CHarfBuzz
import Media

/// A font, opened by HarfBuzz.
package final class Typeface {
    /// How outlines are stored, which decides how a PDF embeds the font.
    package enum Outlines: Sendable {
        /// In the table `glyf`.
        case trueType
        /// In the table `CFF `, whose bytes these are.
        case compact([UInt8])
    }

    /// Units per em of all measures.
    package let unitsPerEm: Int
    /// The PostScript name.
    package let name: String
    package let file: [UInt8]
    /// Above the baseline, positive.
    package let ascent: Int
    /// Below the baseline, positive.
    package let descent: Int

    let font: OpaquePointer
    private let face: OpaquePointer

    /// Nil if the bytes are not a font. `name` stands in for a missing PostScript name.
    package init?(_ file: [UInt8], index: UInt32 = 0, name: String) {
        let blob = file.withUnsafeBytes {
            hb_blob_create(
                $0.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32($0.count), HB_MEMORY_MODE_DUPLICATE, nil,
                nil)
        }
        let face = hb_face_create(blob, index)
        hb_blob_destroy(blob)
        guard let face, let font = hb_font_create(face), hb_face_get_glyph_count(face) > 0 else {
            hb_face_destroy(face)
            return nil
        }
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(font, &extents)
        self.face = face
        self.font = font
        self.file = file
        self.name = Self.postScriptName(of: face) ?? name
        unitsPerEm = max(1, Int(hb_face_get_upem(face)))
        ascent = Int(extents.ascender)
        descent = -Int(extents.descender)
    }

    deinit {
        hb_font_destroy(font)
        hb_face_destroy(face)
    }

    package var outlines: Outlines {
        let table = table("CFF ")
        return table.isEmpty ? .trueType : .compact(table)
    }

    func covers(_ scalar: Unicode.Scalar) -> Bool {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
    }

    /// The width before kerning.
    package func advance(of glyph: UInt32) -> Int { Int(hb_font_get_glyph_h_advance(font, glyph)) }

    var capHeight: Int {
        var position: hb_position_t = 0
        hb_ot_metrics_get_position_with_fallback(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &position)
        return Int(position)
    }

    /// Left, bottom, right and top of all glyphs, from the table `head`.
    package var box: [Int] {
        let head = table("head")
        guard head.count >= 44 else { return [0, -descent, unitsPerEm, ascent] }
        return stride(from: 36, to: 44, by: 2).map {
            Int(Int16(bitPattern: UInt16(head[$0]) << 8 | UInt16(head[$0 + 1])))
        }
    }

    /// The outline with y downwards, at 1 unit per unit of the font.
    func outline(of glyph: UInt32) -> Path {
        let drawing = GlyphOutline()
        drawing.draw(glyph, of: font)
        return drawing.path
    }

    private func table(_ tag: StaticString) -> [UInt8] {
        let blob = hb_face_reference_table(face, hb_tag_from_string(tag.utf8CString, 4))
        defer { hb_blob_destroy(blob) }
        var count: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &count), count > 0 else { return [] }
        return [UInt8](unsafeUninitializedCapacity: Int(count)) { room, initialized in
            room.baseAddress?.initialize(
                from: UnsafeRawPointer(bytes).assumingMemoryBound(to: UInt8.self), count: Int(count))
            initialized = Int(count)
        }
    }

    /// Entries of the table `name`, by their identifiers in OpenType.
    enum Text: UInt32 {
        case copyright = 0
        case postScriptName = 6
        case licence = 13
        case licenceAddress = 14
    }

    /// Empty if the font has none.
    func text(_ text: Text) -> String { Self.text(text, of: face) }

    private static func text(_ text: Text, of face: OpaquePointer) -> String {
        let length = hb_ot_name_get_utf8(face, text.rawValue, nil, nil, nil)
        var bytes = [CChar](repeating: 0, count: Int(length) + 1)
        var count = length + 1
        hb_ot_name_get_utf8(face, text.rawValue, nil, &count, &bytes)
        return String(decoding: bytes.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static func postScriptName(of face: OpaquePointer) -> String? {
        let letters = text(.postScriptName, of: face).utf8.filter { (0x21...0x7E).contains($0) }
        return letters.isEmpty ? nil : String(decoding: letters, as: UTF8.self)
    }
}

extension StaticString {
    fileprivate var utf8CString: UnsafePointer<CChar> {
        UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
    }
}
