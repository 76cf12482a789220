import Domain

/// What is in a story file and not in the story, with the lines, so that no word is lost without a notice.
struct LeftOut {
    enum Kind: CaseIterable {
        case control, comment, script, tag, field, raw, table, formula, image, address, connective, definition, note,
            passage

        fileprivate func counted(_ number: Int) -> Counted {
            switch self {
            case .control: Counted(number, "control character", "control characters")
            case .comment: Counted(number, "comment", "comments")
            case .script: Counted(number, "script or style sheet", "scripts or style sheets")
            case .tag: Counted(number, "HTML tag", "HTML tags")
            case .field: Counted(number, "text field", "text fields")
            case .raw: Counted(number, "piece of other code", "pieces of other code")
            case .table: Counted(number, "layout of a table", "layouts of tables")
            case .formula: Counted(number, "formula", "formulas")
            case .image: Counted(number, "image", "images")
            case .address: Counted(number, "address of a link", "addresses of links")
            case .connective: Counted(number, "text between choices", "texts between choices")
            case .definition: Counted(number, "link definition", "link definitions")
            case .note: Counted(number, "footnote", "footnotes")
            case .passage: Counted(number, "passage of a story format", "passages of a story format")
            }
        }
    }

    /// The maximum number of lines that a notice names.
    private static let namedLines = 5

    private var lines: [Kind: [Int]] = [:]
    /// Of documents, which have no lines.
    private var counts: [Kind: Int] = [:]

    /// `line` counts from 1.
    mutating func add(_ kind: Kind, line: Int) {
        lines[kind, default: []].append(line)
    }

    /// Takes one of that line back.
    mutating func remove(_ kind: Kind, line: Int) {
        if let index = lines[kind]?.firstIndex(of: line) { lines[kind]?.remove(at: index) }
        if lines[kind]?.isEmpty == true { lines[kind] = nil }
    }

    mutating func add(_ kind: Kind) {
        counts[kind, default: 0] += 1
    }

    /// Adds what is left out of a part. `line` has the lines of the file for those of the part.
    mutating func add(_ part: LeftOut, line: (Int) -> Int) {
        for (kind, lines) in part.lines { self.lines[kind, default: []] += lines.map(line) }
    }

    /// The text without control characters, which are added. A terminal would take the text after an escape character
    /// for a command. `line` is the line on which the text begins.
    mutating func withoutControls(_ text: String, line: Int = 1) -> String {
        guard text.unicodeScalars.contains(where: \.isControl) else { return text }
        for (index, part) in text.lines.enumerated() {
            for scalar in part.unicodeScalars where scalar.isControl { add(.control, line: line + index) }
        }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isControl }))
    }

    /// One notice for each kind, at its first line.
    func notices(file: String) -> [Diagnostic] {
        Kind.allCases.compactMap { kind in
            if let count = counts[kind] { return Diagnostic(file, "left out of the story: \(kind.counted(count))") }
            guard let lines = lines[kind]?.sorted(), let first = lines.first else { return nil }
            var distinct: [Int] = []
            for line in lines where distinct.last != line { distinct.append(line) }
            let more = distinct.count - Self.namedLines
            let named = distinct.prefix(Self.namedLines).map(String.init).joined(separator: ", ")
            let places =
                distinct.count == 1
                ? "" : ", on lines \(named)" + (more > 0 ? " and \(more) more" : "")
            return Diagnostic("\(file):\(first)", "left out of the story: \(kind.counted(lines.count))\(places)")
        }
    }
}

extension Unicode.Scalar {
    /// Whether it is a control character other than white space.
    var isControl: Bool {
        (value < 0x20 || (0x7F...0x9F).contains(value)) && !properties.isWhitespace
    }
}
