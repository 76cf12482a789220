/// Recognises pictures in Base64 in JSON.
enum PictureText {
    private static let shortest = 64

    /// The beginnings of files in Base64: PNG, JPEG, GIF, RIFF (WebP).
    private static let beginnings = ["iVBORw0KGgo", "/9j/", "R0lGOD", "UklGR"].map { Array($0.utf8) }

    /// Whether the text is Base64 from its beginning, or from the comma of a data URL, to its end, and begins as a
    /// picture. Slashes may be escaped.
    static func isPicture(_ literal: ArraySlice<UInt8>) -> Bool {
        guard literal.count >= shortest else { return false }
        var content = literal
        if literal.starts(with: "data:image".utf8), let comma = literal.prefix(100).firstIndex(of: UInt8(ascii: ",")) {
            content = literal[(comma + 1)...]
        }
        let start = content.prefix(16).filter { $0 != UInt8(ascii: "\\") }
        guard beginnings.contains(where: { start.starts(with: $0) }) else { return false }
        var index = content.startIndex
        while index < content.endIndex {
            let byte = content[index]
            if ASCIITable.base64Value[Int(byte)] < 64 || byte == UInt8(ascii: "=") {
                index += 1
            } else if byte == UInt8(ascii: "\\"), index + 1 < content.endIndex,
                "/nr".utf8.contains(content[index + 1])
            {
                index += 2
            } else {
                return false
            }
        }
        return true
    }
}
