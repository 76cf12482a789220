import Domain

/// Text chunks of a PNG file: `tEXt` where Latin-1 says it all, `iTXt` (UTF-8) elsewhere and for XMP.
package enum PNGTextChunks {
    /// All texts of a file in their order. Compressed ones are left out: nothing here writes them.
    package static func read(_ file: [UInt8]) throws(PictureError) -> [PNGText] {
        guard file.starts(with: PNGChunkReader.signature) else {
            throw .notAPicture(kind: FileKind(of: file)?.rawValue)
        }
        var chunks = PNGChunkReader(file)
        var texts: [PNGText] = []
        while let chunk = try chunks.next() {
            switch chunk.type {
            case "tEXt": texts += plainText(chunk.data)
            case "iTXt": texts += internationalText(chunk.data)
            default: continue
            }
        }
        return texts
    }

    static func append(_ text: PNGText, to file: inout PNGChunkWriter) throws(PictureError) {
        guard let keyword = latin1(text.keyword), isKeyword(text.keyword) else {
            throw .cannotEncode(.png, reason: "“\(text.keyword)” is no keyword of 1 to 79 Latin-1 characters")
        }
        guard !text.text.utf8.contains(0) else {
            throw .cannotEncode(.png, reason: "the text “\(text.keyword)” has a zero byte in it")
        }
        if text.keyword != PNGText.xmpKeyword, let plain = latin1(text.text) {
            file.append("tEXt", keyword + [0] + plain)
        } else {
            file.append("iTXt", keyword + [0, 0, 0, 0, 0] + Array(text.text.utf8))
        }
    }

    private static func isKeyword(_ text: String) -> Bool {
        (1...79).contains(text.unicodeScalars.count) && !text.contains("\n") && !text.hasPrefix(" ")
            && !text.hasSuffix(" ") && !text.contains("  ")
    }

    /// One byte a character; nil where a character is not of Latin-1's printable ones or a line feed.
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

    private static func string(latin1 bytes: some Sequence<UInt8>) -> String {
        String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }

    /// Keyword, zero, text.
    private static func plainText(_ data: ArraySlice<UInt8>) -> [PNGText] {
        guard let end = data.firstIndex(of: 0) else { return [] }
        return [PNGText(keyword: string(latin1: data[..<end]), text: string(latin1: data[(end + 1)...]))]
    }

    /// Keyword, zero, compressed or not, method, language, zero, translated keyword, zero, text.
    private static func internationalText(_ data: ArraySlice<UInt8>) -> [PNGText] {
        guard let keywordEnd = data.firstIndex(of: 0), data.endIndex - keywordEnd > 3, data[keywordEnd + 1] == 0,
            let languageEnd = data[(keywordEnd + 3)...].firstIndex(of: 0),
            let translationEnd = data[(languageEnd + 1)...].firstIndex(of: 0)
        else { return [] }
        let text = String(decoding: data[(translationEnd + 1)...], as: UTF8.self)
        return [PNGText(keyword: string(latin1: data[..<keywordEnd]), text: text)]
    }
}
