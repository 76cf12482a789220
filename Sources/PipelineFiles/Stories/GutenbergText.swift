import Domain

/// A plain text of Project Gutenberg: what is between its marks, without what the transcribers added.
///
/// Lines that are wrapped are joined later, as in any plain text.
struct GutenbergText {
    /// A paragraph.
    struct Block {
        /// Its lines as in the file, without marks of emphasis.
        var text: String
        /// 1 for the heading of a tale, 2 for that of a chapter, 0 for text.
        var headingLevel = 0
        /// Its first line, counted from 1.
        var line: Int
    }

    private static let languages = [
        "english": "en", "german": "de", "french": "fr", "spanish": "es", "italian": "it", "dutch": "nl",
        "portuguese": "pt", "danish": "da", "swedish": "sv", "norwegian": "no", "finnish": "fi", "esperanto": "eo",
        "catalan": "ca", "czech": "cs", "greek": "el", "hungarian": "hu", "icelandic": "is", "latin": "la",
        "polish": "pl",
        "romanian": "ro", "russian": "ru", "welsh": "cy",
    ]

    private(set) var title: String?
    /// The line of the title, counted from 1.
    private(set) var titleLine = 1
    private(set) var author: String?
    /// The tag of the language that the header names in English; the name if it is another language.
    private(set) var language: String?
    private(set) var blocks: [Block] = []
    private var pictures = 0
    private var notes = 0
    private var hasTitlePage = false
    private var hasContents = false
    /// The first line after the mark of the start, counted from 1.
    private let firstLine: Int

    /// Nil if the text has no mark of its start.
    init?(_ text: String) {
        let all = text.lines
        guard let start = all.firstIndex(where: { Self.isMark($0, of: "START") }) else { return nil }
        let end = all[(start + 1)...].firstIndex { Self.isMark($0, of: "END") } ?? all.endIndex
        firstLine = start + 2
        readHeader(all[..<start])
        read(Self.paragraphs(of: all[(start + 1)..<end]))
    }

    /// The text, in paragraphs that are separated by empty lines.
    var body: String { blocks.map(\.text).joined(separator: "\n\n") }

    /// `*** START OF THE PROJECT GUTENBERG EBOOK THE TALE OF PETER RABBIT ***`, with or without spaces.
    private static func isMark(_ line: Substring, of word: String) -> Bool {
        guard line.hasPrefix("***") else { return false }
        let words = line.drop { $0 == "*" || $0 == " " }.uppercased()
        return ["THE", "THIS"].contains { article in
            ["EBOOK", "ETEXT"].contains { words.hasPrefix("\(word) OF \(article) PROJECT GUTENBERG \($0)") }
        }
    }

    private mutating func readHeader(_ header: ArraySlice<Substring>) {
        for (number, line) in header.enumerated() {
            if title == nil, line.hasPrefix("Title:") {
                title = Self.value(of: line)
                titleLine = number + 1
            }
            if author == nil, line.hasPrefix("Author:") { author = Self.value(of: line) }
            if line.hasPrefix("Language:") {
                language = Self.value(of: line).map { Self.languages[$0.lowercased()] ?? $0 }
            }
        }
    }

    private static func value(of line: Substring) -> String? {
        let value = String(line.drop { $0 != ":" }.dropFirst()).whiteSpaceFolded
        return value.isEmpty ? nil : value
    }

    private static func paragraphs(of lines: ArraySlice<Substring>) -> [GutenbergHeadings.Paragraph] {
        var paragraphs: [GutenbergHeadings.Paragraph] = []
        var end = lines.startIndex
        for part in lines.split(whereSeparator: \.isBlank) {
            paragraphs.append(
                GutenbergHeadings.Paragraph(
                    lines: Array(part), line: part.startIndex + 1, gap: part.startIndex - end))
            end = part.endIndex
        }
        return paragraphs
    }

    private mutating func read(_ paragraphs: [GutenbergHeadings.Paragraph]) {
        let paragraphs = paragraphs.enumerated().filter { index, paragraph in
            // The note below the heading “Preparer's note” is theirs, too.
            let isNote = index > 0 && paragraph.gap <= 2 && paragraphs[index - 1].folded.hasPrefix("PREPARER")
            return !isNote && !isOfTranscribers(paragraph.folded)
        }.map(\.element)
        let headings = GutenbergHeadings(paragraphs)
        hasContents = !headings.contents.isEmpty
        var isFront = true
        for (index, paragraph) in paragraphs.enumerated() where !headings.contents.contains(index) {
            let folded = paragraph.folded
            if folded.hasPrefix("[Illustration") || folded.hasPrefix("[Footnote") || folded.hasPrefix("[Transcriber") {
                if folded.hasPrefix("[Illustration") { pictures += 1 } else { notes += 1 }
                continue
            }
            if isFront {
                // The first tale may have the title of the book.
                if isTitle(folded), !headings.listed.contains(index) {
                    hasTitlePage = true
                    continue
                }
                if Self.isOfEdition(folded) {
                    // Short lines above it, such as the name of a publisher, are of the title page, too.
                    hasTitlePage = true
                    blocks = []
                    continue
                }
                isFront = folded.split(separator: " ").count <= Self.longestFrontWords
            }
            blocks.append(
                Block(
                    text: Self.withoutEmphasis(paragraph.lines.joined(separator: "\n")),
                    headingLevel: headings.levels[index], line: paragraph.line))
        }
    }

    private func isOfTranscribers(_ paragraph: String) -> Bool {
        let starts = [
            "Produced by", "Transcribed from", "E-text prepared by", "PREPARER", "This etext was prepared",
            "End of Project Gutenberg", "End of the Project Gutenberg", "*** END OF",
        ]
        return starts.contains { paragraph.hasPrefix($0) }
    }

    /// Words of a paragraph before the story, at most.
    private static let longestFrontWords = 8

    /// The title and the author before the story, also divided among lines.
    private func isTitle(_ paragraph: String) -> Bool {
        let words = Set(paragraph.lowercased().split { !$0.isLetter })
        let known = Set("by \(title ?? "") \(author ?? "")".lowercased().split { !$0.isLetter })
        return words.isSubset(of: known)
    }

    /// `First published 1902`, or a short line that ends with a year or names an edition, as `F. Warne & Co., 1902` and
    /// `THE MILLENNIUM FULCRUM EDITION 3.0`.
    private static func isOfEdition(_ paragraph: String) -> Bool {
        let starts = ["First published", "Printed", "Copyright", "All rights reserved"]
        return starts.contains { paragraph.hasPrefix($0) }
            || paragraph.split(separator: " ").count <= longestFrontWords
                && paragraph.contains(/, 1[5-9][0-9][0-9]\.?$|\b[Ee](?:dition|DITION)\b/)
    }

    /// `_word_` and `=word=` without their marks, at the edges of words only.
    private static func withoutEmphasis(_ text: String) -> String {
        text.replacing(/(^|[^A-Za-z0-9_])_([^_\n][^_]*?)_(?![A-Za-z0-9_])/) { "\($0.1)\($0.2)" }
            .replacing(/(^|[^A-Za-z0-9=])=([^=\n][^=]*?)=(?![A-Za-z0-9=])/) { "\($0.1)\($0.2)" }
    }

    func notices(file: String) -> [Diagnostic] {
        var left = ["the header and the licence of Project Gutenberg"]
        if hasTitlePage { left.append("the title page") }
        if hasContents { left.append("the list of contents") }
        if pictures > 0 { left.append("\(Counted(pictures, "mark of a picture", "marks of pictures"))") }
        if notes > 0 { left.append("\(Counted(notes, "note", "notes"))") }
        return [
            Diagnostic(
                "\(file):\(firstLine)",
                "left out of the story: \(left.joined(separator: ", ")); the text is free in the USA, which may differ "
                    + "elsewhere")
        ]
    }
}
