import Domain

/// Bytes that must be UTF-8, with or without a byte order mark.
enum UTF8Text {
    static func decode(_ bytes: [UInt8], file: String) throws(PipelineError) -> String {
        let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw PipelineError([Diagnostic(file, "is UTF-16 text; save it as UTF-8")])
        }
        if let offset = body.firstIndex(of: 0) {
            throw PipelineError([Diagnostic(file, "is not text: byte \(offset + 1) is zero; give text in UTF-8")])
        }
        guard let text = String(validating: body, as: UTF8.self) else {
            let wrong = firstInvalidByte(in: body)
            let line = body[..<(wrong - 1)].count { $0 == UInt8(ascii: "\n") } + 1
            let guess =
                body.startIndex == 0 && isWindows1252(body, wrongAt: wrong)
                ? "it seems to be Windows-1252 (Latin-1); " : ""
            throw PipelineError([
                Diagnostic(
                    file,
                    "is not UTF-8: line \(line) is where it goes wrong, at byte \(wrong); \(guess)save it as UTF-8")
            ])
        }
        return text
    }

    /// Whether all bytes are characters of Windows-1252, and all bytes before the invalid one are ASCII. Other valid
    /// characters before it would indicate UTF-8.
    private static func isWindows1252(_ bytes: ArraySlice<UInt8>, wrongAt wrong: Int) -> Bool {
        let unused: Set<UInt8> = [0x7F, 0x81, 0x8D, 0x8F, 0x90, 0x9D]
        return bytes[..<(wrong - 1)].allSatisfy { $0 < 0x80 }
            && bytes.allSatisfy { ($0 >= 0x20 || (0x09...0x0D).contains($0)) && !unused.contains($0) }
    }

    /// The position in the file, counted from 1.
    private static func firstInvalidByte(in bytes: ArraySlice<UInt8>) -> Int {
        var decoder = UTF8()
        var offset = bytes.startIndex
        var iterator = bytes.makeIterator()
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): offset += String(scalar).utf8.count
            case .emptyInput, .error: return offset + 1
            }
        }
    }
}
