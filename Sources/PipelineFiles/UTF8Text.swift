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
            throw PipelineError([
                Diagnostic(
                    file, "is not UTF-8: byte \(firstInvalidByte(in: body)) is where it goes wrong; save it as UTF-8")
            ])
        }
        return text
    }

    /// Counted from 1, in the file.
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
