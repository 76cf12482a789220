import Domain

/// The lines of one paragraph as the file has them, and which of their ends are meant.
///
/// Prose is joined to one line. Verse keeps its lines, each ended by `\n`.
struct ParagraphLines {
    /// A line of verse is no longer than this; prose is wrapped later.
    private static let longestVerse = 64
    /// Fewer short lines than this are verse only where something besides their shape says so.
    private static let shortestStanza = 3
    private static let stops = ".!?\u{2026}".unicodeScalars
    /// May stand between a stop and the end of a line.
    private static let closing = "\"'\u{201D}\u{2019}\u{AB}\u{BB}*_".unicodeScalars

    private var lines: [Substring] = []
    private var hardBreaks: Set<Int> = []
    /// Quoted with `>`, where a short line is a line of verse or of a letter.
    private var isQuoted = true
    /// Began behind a bullet, where an indent means nothing.
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

    /// Short lines that are quoted, indented, or open with a capital each and run on.
    private var isVerse: Bool {
        guard lines.count > 1, lines.allSatisfy({ $0.unicodeScalars.count <= Self.longestVerse }) else { return false }
        if isQuoted { return true }
        guard lines.count >= Self.shortestStanza, !isItem else { return false }
        return isIndented && !isFilled || opensWithCapitals && runsOn
    }

    /// An indent behind the first line, where a paragraph of prose has none.
    private var isIndented: Bool {
        lines.dropFirst().contains { line in
            line.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) } >= 2
        }
    }

    /// Whether every line but the last is as full as lines are that a program has wrapped: the next word would not fit.
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

    /// A sentence a line is a habit of writers of prose; verse carries at least one over a line's end.
    private var runsOn: Bool {
        lines.dropLast().contains { line in
            let end = line.unicodeScalars.last { !$0.properties.isWhitespace && !Self.closing.contains($0) }
            return end.map { !Self.stops.contains($0) } ?? false
        }
    }
}
