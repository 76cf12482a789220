import Domain

/// What is in a story file and not in the story, with the lines, so that no word is lost without a notice.
struct LeftOut {
    enum Kind: CaseIterable {
        case comment, script, tag, raw, table, formula, image, address, definition, note

        fileprivate func counted(_ number: Int) -> Counted {
            switch self {
            case .comment: Counted(number, "comment", "comments")
            case .script: Counted(number, "script or style sheet", "scripts or style sheets")
            case .tag: Counted(number, "HTML tag", "HTML tags")
            case .raw: Counted(number, "piece of other code", "pieces of other code")
            case .table: Counted(number, "layout of a table", "layouts of tables")
            case .formula: Counted(number, "formula", "formulas")
            case .image: Counted(number, "image", "images")
            case .address: Counted(number, "address of a link", "addresses of links")
            case .definition: Counted(number, "link definition", "link definitions")
            case .note: Counted(number, "footnote", "footnotes")
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
