import Domain

/// The lines of one paragraph in the file. Determines which of their ends to keep.
///
/// Prose is joined to one line. Verse keeps its lines, each ended by `\n`.
struct ParagraphLines {
    /// The maximum length of a line of verse in Unicode scalars. Lines of prose can be longer.
    private static let longestVerse = 64
    /// A smaller number of short lines is verse only if it is quoted.
    private static let shortestStanza = 3
    private static let stops = ".!?\u{2026}".unicodeScalars
    /// Characters that may follow a stop at the end of a line.
    private static let closing = "\"'\u{201D}\u{2019}\u{AB}\u{BB}*_".unicodeScalars

    private var lines: [Substring] = []
    private var hardBreaks: Set<Int> = []
    /// Quoted with `>`. A short quoted line is a line of verse or of a letter.
    private var isQuoted = true
    /// Began with a bullet. The indent of its lines then has no meaning.
    private var isItem = false

    var count: Int { lines.count }
    var isEmpty: Bool { lines.isEmpty }

    init() {}

    init(plain lines: some Sequence<Substring>) {
        for line in lines { append(line) }
    }

    init(item line: Substring, endsHard: Bool) {
        isItem = true
        append(line, endsHard: endsHard)
    }

    mutating func append(_ line: Substring, isQuoted: Bool = false, endsHard: Bool = false) {
        if endsHard { hardBreaks.insert(lines.count) }
        self.isQuoted = self.isQuoted && isQuoted
        lines.append(line)
    }

    var text: String {
        guard !isVerse else { return lines.map(\.whiteSpaceFolded).filter { !$0.isEmpty }.joined(separator: "\n") }
        guard !hardBreaks.isEmpty else { return lines.joinedLines }
        var parts: [[Substring]] = [[]]
        for (index, line) in lines.enumerated() {
            parts[parts.count - 1].append(line)
            if hardBreaks.contains(index) { parts.append([]) }
        }
        return parts.map(\.joinedLines).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// Whether the lines are short, and are quoted, are indented, or all begin with a capital and continue over a line
    /// end.
    private var isVerse: Bool {
        guard lines.count > 1, lines.allSatisfy({ $0.unicodeScalars.count <= Self.longestVerse }) else { return false }
        if isQuoted { return true }
        guard lines.count >= Self.shortestStanza, !isItem else { return false }
        return isIndented && !isFilled || opensWithCapitals && runsOn
    }

    /// Whether a line after the first is indented. Paragraphs of prose have no such indent.
    private var isIndented: Bool {
        lines.dropFirst().contains { line in
            line.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) } >= 2
        }
    }

    /// Whether a program seems to have wrapped the lines: on every line but the last, the next word would not fit.
    private var isFilled: Bool {
        let lengths = lines.map { $0.whiteSpaceFolded.unicodeScalars.count }
        let width = lengths.max() ?? 0
        return zip(lengths, lines.dropFirst()).allSatisfy { length, next in
            let word = next.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
            return length + 1 + word.unicodeScalars.count > width
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
