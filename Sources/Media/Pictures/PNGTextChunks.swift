import Domain

/// The text chunks of a PNG file: `tEXt` in Latin-1 and `iTXt` in UTF-8.
enum PNGTextChunks {
    /// All texts of a file in order. Compressed texts are left out, because this program writes none.
    static func read(_ file: [UInt8]) throws(PictureError) -> [PNGText] {
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

    private static func string(latin1 bytes: some Sequence<UInt8>) -> String {
        String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }

    /// The layout is: keyword, zero, text.
    private static func plainText(_ data: ArraySlice<UInt8>) -> [PNGText] {
        guard let end = data.firstIndex(of: 0) else { return [] }
        return [PNGText(keyword: string(latin1: data[..<end]), text: string(latin1: data[(end + 1)...]))]
    }

    /// The layout is: keyword, zero, compressed or not, method, language, zero, translated keyword, zero, text.
    private static func internationalText(_ data: ArraySlice<UInt8>) -> [PNGText] {
        guard let keywordEnd = data.firstIndex(of: 0), data.endIndex - keywordEnd > 3, data[keywordEnd + 1] == 0,
            let languageEnd = data[(keywordEnd + 3)...].firstIndex(of: 0),
            let translationEnd = data[(languageEnd + 1)...].firstIndex(of: 0)
        else { return [] }
        let text = String(decoding: data[(translationEnd + 1)...], as: UTF8.self)
        return [PNGText(keyword: string(latin1: data[..<keywordEnd]), text: text)]
    }
}
