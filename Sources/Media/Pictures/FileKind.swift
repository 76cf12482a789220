/// A kind of file that is recognised by its first bytes, in words for an error text.
package enum FileKind: String {
    case png = "PNG"
    case jpeg = "JPEG"
    case webp = "WebP"
    case avif = "AVIF"
    case heic = "HEIC"
    case gif = "GIF"
    case bmp = "BMP"
    case tiff = "TIFF"
    case svg = "SVG"
    case html = "HTML"
    case xml = "XML"
    case json = "JSON"
    case pdf = "PDF"
    case zip = "a ZIP archive"
    case gzip = "gzip data"
    case empty = "empty"

    /// How many bytes of a file are searched for the first word of a text.
    private static let textLimit = 512

    package init?(of bytes: [UInt8]) {
        guard let kind = Self.binary(bytes) ?? Self.text(bytes) else { return nil }
        self = kind
    }

    private static func binary(_ bytes: [UInt8]) -> FileKind? {
        func begins(_ prefix: [UInt8], at offset: Int = 0) -> Bool { bytes.dropFirst(offset).starts(with: prefix) }
        if bytes.isEmpty { return .empty }
        if begins(PNGChunkReader.signature) { return .png }
        if begins([0xFF, 0xD8, 0xFF]) { return .jpeg }
        if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) { return .webp }
        if begins(Array("ftypavi".utf8), at: 4) { return .avif }
        if begins(Array("ftyphe".utf8), at: 4) || begins(Array("ftypmif1".utf8), at: 4) { return .heic }
        if begins(Array("GIF8".utf8)) { return .gif }
        if begins(Array("BM".utf8)), begins([0, 0, 0, 0], at: 6) { return .bmp }
        if begins([0x49, 0x49, 0x2A, 0]) || begins([0x4D, 0x4D, 0, 0x2A]) { return .tiff }
        if begins(Array("%PDF-".utf8)) { return .pdf }
        if begins([0x50, 0x4B, 3, 4]) { return .zip }
        return begins([0x1F, 0x8B]) ? .gzip : nil
    }

    private static func text(_ bytes: [UInt8]) -> FileKind? {
        let head = String(decoding: bytes.prefix(textLimit), as: UTF8.self).lowercased()
        let opening = head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        if opening.hasPrefix("{") || opening.hasPrefix("[") { return .json }
        guard opening.hasPrefix("<") else { return nil }
        if opening.contains("<html") || opening.contains("<!doctype html") { return .html }
        if opening.contains("<svg") { return .svg }
        return opening.hasPrefix("<?xml") ? .xml : nil
    }
}
