import Domain

/// The lines of one paragraph in the file. Determines whether they are verse or prose.
struct ParagraphLines {
    /// The maximum length of a line of verse in Unicode scalars. Lines of prose can be longer.
    private static let longestVerse = 64
    /// A smaller number of short lines is verse only if it is quoted.
    private static let shortestStanza = 3
    private static let stops = ".!?\u{2026}".unicodeScalars
    /// Characters that may follow a stop at the end of a line.
    private static let closing = "\"'\u{201D}\u{2019}\u{AB}\u{BB}*_".unicodeScalars

    private let lines: [Substring]
    /// Quoted with `>`. A short quoted line is a line of verse or of a letter.
    private let isQuoted: Bool

    init(plain lines: some Sequence<Substring>) {
        self.lines = Array(lines)
        isQuoted = false
    }

    init(markdown lines: some Sequence<Substring>) {
        let contents = lines.map(Self.withoutQuoteMarks)
        self.lines = contents.map(\.line)
        isQuoted = contents.allSatisfy(\.isQuoted)
    }

    /// Prose is joined to one line. Verse keeps its lines, each ended by `\n`.
    var text: String {
        isVerse ? lines.map(\.whiteSpaceFolded).filter { !$0.isEmpty }.joined(separator: "\n") : lines.joinedLines
    }

    /// Whether the lines are short, and are quoted, are indented, or all begin with a capital and continue over a line
    /// end.
    var isVerse: Bool {
        guard lines.count > 1, lines.allSatisfy({ $0.unicodeScalars.count <= Self.longestVerse }) else { return false }
        if isQuoted { return true }
        guard lines.count >= Self.shortestStanza else { return false }
        return isIndented && !isFilled || opensWithCapitals && runsOn
    }

    /// The line without the marks of block quotes. The indent stays.
    private static func withoutQuoteMarks(_ line: Substring) -> (isQuoted: Bool, line: Substring) {
        let scalars = line.unicodeScalars
        let content = scalars.drop { $0.properties.isWhitespace || $0 == ">" }
        guard let mark = scalars[..<content.startIndex].lastIndex(of: ">") else { return (false, line) }
        return (true, Substring(scalars[scalars.index(after: mark)...]))
    }

    /// Whether a line after the first is indented. Paragraphs of prose have no such indent.
    private var isIndented: Bool {
        lines.dropFirst().contains { line in
            line.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.reduce(0) { $0 + ($1 == 0x09 ? 4 : 1) } >= 2
        }
    }

    /// Whether a program seems to have wrapped the lines: on every line but the last, the next word would not fit.
    private var isFilled: Bool {
        let lengths = lines.map { $0.whiteSpaceFolded.unicodeScalars.count }
        let width = lengths.max() ?? 0
        return zip(lengths, lines.dropFirst()).allSatisfy { length, next in
            let word = next.unicodeScalars.drop(while: \.properties.isWhitespace).prefix { !$0.properties.isWhitespace }
            return length + 1 + word.count > width
        }
    }

    private var opensWithCapitals: Bool {
        lines.allSatisfy { line in
            line.unicodeScalars.first { $0.properties.isAlphabetic }?.properties.isUppercase == true
        }
    }

    /// Whether at least one sentence continues over a line end. Some prose authors write each sentence on a line of its
    /// own; verse does not do this throughout.
    private var runsOn: Bool {
        lines.dropLast().contains { line in
            let end = line.unicodeScalars.last { !$0.properties.isWhitespace && !Self.closing.contains($0) }
            return end.map { !Self.stops.contains($0) } ?? false
        }
    }
}
