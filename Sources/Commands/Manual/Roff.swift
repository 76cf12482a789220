/// Text of a manual page in the macros of man(7).
struct Roff {
    private(set) var text = ""

    /// A request or macro with its arguments: `.SH EXAMPLES`.
    mutating func macro(_ name: String, _ arguments: String...) {
        text += ".\(name)" + arguments.map { " \"\(Self.escaped($0).replacing("\"", with: "\\(dq"))\"" }.joined() + "\n"
    }

    /// Text that roff fills into lines.
    mutating func fill(_ words: String) { text += Self.line(words) }

    mutating func fill(bold words: String) { text += ".B \"\(Self.escaped(words).replacing("\"", with: "\\(dq"))\"\n" }

    /// Paragraphs separated by empty lines. Lines that begin with a space stay unchanged.
    mutating func paragraphs(_ words: String) {
        for paragraph in words.split(separator: "\n\n") {
            macro("PP")
            let lines = paragraph.split(separator: "\n", omittingEmptySubsequences: false)
            guard lines.contains(where: { $0.hasPrefix(" ") }) else {
                fill(lines.joined(separator: " "))
                continue
            }
            verbatim(lines.map { String($0) })
        }
    }

    /// Lines that stay unchanged.
    mutating func verbatim(_ lines: [String]) {
        macro("nf")
        for line in lines { fill(line) }
        macro("fi")
    }

    /// A term and its description.
    mutating func item(_ term: String, _ words: String) {
        macro("TP")
        fill(bold: term)
        fill(words)
    }

    private static func line(_ text: String) -> String {
        let line = escaped(text)
        // A dot or an apostrophe at the start would make the line a request.
        return (line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : "") + line + "\n"
    }

    /// ASCII only, because not every manual page reader supports other characters.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            case "“": escaped += "\\(lq"
            case "”": escaped += "\\(rq"
            case "’": escaped += "\\(cq"
            case "…": escaped += "..."
            case _ where scalar.isASCII: escaped.unicodeScalars.append(scalar)
            default: escaped += "\\[u\(hexadecimal(scalar.value))]"
            }
        }
    }

    /// At least four digits.
    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
