import Domain

/// Recognises the headings of a plain text of Project Gutenberg, and its list of contents.
///
/// A heading is a short paragraph below three or more empty lines. In twelve classics for children, this finds each
/// heading that the list of contents names, and few other lines.
struct GutenbergHeadings {
    struct Paragraph {
        var lines: [Substring]
        /// The line of the first, counted from 1.
        var line: Int
        /// Empty lines before it.
        var gap: Int

        var folded: String { lines.joined(separator: " ").whiteSpaceFolded }
    }

    private static let smallestGap = 3
    private static let longestHeading = 70
    private static let mostLines = 3

    /// The level of each paragraph: 1 for a tale, 2 for a chapter, 0 for text.
    private(set) var levels: [Int]
    /// Indexes of the paragraphs that are lists of contents or of pictures.
    private(set) var contents: Set<Int> = []
    /// Indexes of the headings that a list of contents names.
    private(set) var listed: Set<Int> = []

    init(_ paragraphs: [Paragraph]) {
        levels = paragraphs.map { Self.isHeading($0) ? 1 : 0 }
        findContents(in: paragraphs)
        for index in contents { levels[index] = 0 }
        setLevels(paragraphs)
    }

    private static func isHeading(_ paragraph: Paragraph) -> Bool {
        let text = paragraph.folded
        guard paragraph.gap >= smallestGap, paragraph.lines.count <= mostLines, text.count <= longestHeading,
            let first = text.first(where: { !$0.isPunctuation || "\"“‘'[".contains($0) }), let last = text.last
        else { return false }
        // Speech, and a sentence that continues, are text.
        return text.contains(where: \.isLetter) && !"\"“‘'[".contains(first) && !first.isLowercase
            && !",;\"”’".contains(last)
    }

    /// Letters and digits without the number of a chapter or a page.
    private static func key(_ line: String) -> String {
        let text = line.whiteSpaceFolded
        var words = text.uppercased().split { !$0.isLetter && !$0.isNumber }
        let isChapter = ChapterNumber(of: text) != nil
        if let last = words.last, words.count > (isChapter ? 2 : 1), Int(last) != nil { words.removeLast() }
        guard isChapter, words.count > 1 else { return words.joined(separator: " ") }
        let hasWord = Int(words[0]) == nil && RomanNumeral.value(of: String(words[0])) == nil
        words.removeFirst(hasWord && words.count > 2 ? 2 : 1)
        return words.joined(separator: " ")
    }

    /// Finds lists below a heading “Contents”, and lists whose lines are headings later in the text.
    private mutating func findContents(in paragraphs: [Paragraph]) {
        let headings = paragraphs.indices.filter { levels[$0] > 0 }
        let last = Dictionary(
            headings.map { (Self.key(paragraphs[$0].folded), $0) }.filter { !$0.0.isEmpty }, uniquingKeysWith: { $1 })
        var isBelowName = false
        for (index, paragraph) in paragraphs.enumerated() {
            let words = paragraph.folded.uppercased().split { !$0.isLetter }
            if words.count <= 3, ["CONTENTS", "ILLUSTRATIONS"].contains(words.last.map { String($0) } ?? "") {
                contents.insert(index)
                isBelowName = true
                continue
            }
            let keys = paragraph.lines.map { Self.key(String($0)) }
            let known = keys.compactMap { last[$0] }.filter { $0 > index }
            let isList = known.count * 2 > keys.count || isBelowName && Self.endsWithNumbers(paragraph)
            if isList, isBelowName || keys.count > 1 {
                contents.insert(index)
                listed.formUnion(known)
            } else {
                isBelowName = false
            }
        }
    }

    private static func endsWithNumbers(_ paragraph: Paragraph) -> Bool {
        paragraph.lines.count { $0.last { !$0.isWhitespace }?.isNumber == true } * 2 > paragraph.lines.count
    }

    /// If the numbers rise through the whole text, it is one story, and every heading, such as that of a preface, is a
    /// chapter.
    private mutating func setLevels(_ paragraphs: [Paragraph]) {
        let headings = paragraphs.indices.filter { levels[$0] > 0 }
        let numbers = headings.map { ChapterNumber(of: paragraphs[$0].folded)?.value }
        let numbered = numbers.compactMap(\.self)
        let isOneStory =
            numbered.count > 1 && zip(numbered, numbered.dropFirst()).allSatisfy(<)
            && numbered.count * 2 > headings.count
        for (index, number) in zip(headings, numbers) where isOneStory || number != nil { levels[index] = 2 }
    }
}
