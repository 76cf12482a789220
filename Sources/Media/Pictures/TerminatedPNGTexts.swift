import CImageCodecs
import Domain

/// Texts in the form of libpng: every string ends with a zero byte. Latin-1 texts become `tEXt`; other texts and XMP
/// become `iTXt` (UTF-8).
struct TerminatedPNGTexts {
    private struct Entry {
        /// The offset of the keyword in ``bytes``.
        var keyword: Int
        var text: Int
        var isUTF8: Bool
    }

    private var bytes: [CChar] = []
    private var entries: [Entry] = []

    init(_ texts: [PNGText]) throws(PictureError) {
        for text in texts { try append(text) }
    }

    /// The pointers are valid only while `body` runs.
    func withUnsafeTexts<Result>(_ body: (UnsafeBufferPointer<cic_png_text>) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { bytes in
            let texts = entries.map { entry in
                cic_png_text(
                    keyword: bytes.baseAddress.map { $0 + entry.keyword },
                    text: bytes.baseAddress.map { $0 + entry.text }, is_utf8: entry.isUTF8)
            }
            return texts.withUnsafeBufferPointer(body)
        }
    }

    private mutating func append(_ text: PNGText) throws(PictureError) {
        guard let keyword = Self.latin1(text.keyword), Self.isKeyword(text.keyword) else {
            throw .cannotEncode(.png, reason: "“\(text.keyword)” is no keyword of 1 to 79 Latin-1 characters")
        }
        guard !text.text.utf8.contains(0) else {
            throw .cannotEncode(.png, reason: "the text “\(text.keyword)” has a zero byte in it")
        }
        let plain = text.keyword == PNGText.xmpKeyword ? nil : Self.latin1(text.text)
        let entry = Entry(
            keyword: appendTerminated(keyword), text: appendTerminated(plain ?? Array(text.text.utf8)),
            isUTF8: plain == nil)
        entries.append(entry)
    }

    /// Returns the offset of the string.
    private mutating func appendTerminated(_ string: [UInt8]) -> Int {
        let start = bytes.count
        bytes += string.map { CChar(bitPattern: $0) }
        bytes.append(0)
        return start
    }

    private static func isKeyword(_ text: String) -> Bool {
        (1...79).contains(text.unicodeScalars.count) && !text.contains("\n") && !text.hasPrefix(" ")
            && !text.hasSuffix(" ") && !text.contains("  ")
    }

    /// One byte per character; nil if a character is neither printable Latin-1 nor a line feed.
    private static func latin1(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x0A, 0x20...0x7E, 0xA1...0xFF: bytes.append(UInt8(scalar.value))
            default: return nil
            }
        }
        return bytes
    }
}
