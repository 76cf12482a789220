import CImageCodecs

extension cic_outcome {
    /// The library's message.
    var words: String {
        withUnsafeBytes(of: message) { bytes in String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
