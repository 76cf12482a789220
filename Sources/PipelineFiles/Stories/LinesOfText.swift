extension String {
    /// The lines without their ends. CRLF is one end, as are CR, LF, VT, FF, NEL and the separators of Unicode.
    var lines: [Substring] {
        var lines: [Substring] = []
        let scalars = unicodeScalars
        var start = scalars.startIndex
        var index = start
        while index < scalars.endIndex {
            let scalar = scalars[index]
            var next = scalars.index(after: index)
            if scalar.isLineEnd {
                lines.append(Substring(scalars[start..<index]))
                if scalar == "\r", next < scalars.endIndex, scalars[next] == "\n" { next = scalars.index(after: next) }
                start = next
            }
            index = next
        }
        lines.append(Substring(scalars[start...]))
        return lines
    }
}

extension Substring {
    var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}

extension Unicode.Scalar {
    fileprivate var isLineEnd: Bool {
        (0x0A...0x0D).contains(value) || value == 0x85 || value == 0x2028 || value == 0x2029
    }
}
