import Domain

/// A plain text of Project Gutenberg: what is between its marks, without what the transcribers added.
///
/// Lines that are wrapped are joined later, as in any plain text.
struct GutenbergText {
    private(set) var title: String?
    /// The line of the title, counted from 1.
    private(set) var titleLine = 1
    private(set) var author: String?
    /// The text, in paragraphs that are separated by empty lines.
    private(set) var body = ""
    private var pictures = 0
    private var notes = 0
    private var hasTitlePage = false
    /// The first line after the mark of the start, counted from 1.
    private let firstLine: Int

    /// Nil if the text has no mark of its start.
    init?(_ text: String) {
        let all = text.lines
        guard let start = all.firstIndex(where: { Self.isMark($0, of: "START") }) else { return nil }
        let end = all[(start + 1)...].firstIndex { Self.isMark($0, of: "END") } ?? all.endIndex
        firstLine = start + 2
        readHeader(all[..<start])
        body = paragraphs(of: all[(start + 1)..<end])
    }

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
        }
    }

    private static func value(of line: Substring) -> String? {
        let value = String(line.drop { $0 != ":" }.dropFirst()).whiteSpaceFolded
        return value.isEmpty ? nil : value
    }

    private mutating func paragraphs(of lines: ArraySlice<Substring>) -> String {
        var kept: [String] = []
        var isFront = true
        for paragraph in lines.split(whereSeparator: \.isBlank) {
            let text = paragraph.joined(separator: "\n")
            let folded = text.whiteSpaceFolded
            if isOfTranscribers(folded) { continue }
            if folded.hasPrefix("[Illustration") || folded.hasPrefix("[Footnote") || folded.hasPrefix("[Transcriber") {
                if folded.hasPrefix("[Illustration") { pictures += 1 } else { notes += 1 }
                continue
            }
            if isFront {
                if isTitle(folded) {
                    hasTitlePage = true
                    continue
                }
                if Self.isOfEdition(folded) {
                    // Short lines above it, such as the name of a publisher, are of the title page, too.
                    hasTitlePage = true
                    kept = []
                    continue
                }
                isFront = folded.split(separator: " ").count <= Self.longestFrontWords
            }
            kept.append(Self.withoutEmphasis(text))
        }
        return kept.joined(separator: "\n\n")
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

    /// `First published 1902`, or a short line that ends with a year, as `F. Warne & Co., 1902`.
    private static func isOfEdition(_ paragraph: String) -> Bool {
        let starts = ["First published", "Printed", "Copyright", "All rights reserved"]
        return starts.contains { paragraph.hasPrefix($0) }
            || paragraph.split(separator: " ").count <= longestFrontWords
                && paragraph.contains(/, 1[5-9][0-9][0-9]\.?$/)
    }

    /// `_word_` and `=word=` without their marks, at the edges of words only.
    private static func withoutEmphasis(_ text: String) -> String {
        text.replacing(/(^|[^A-Za-z0-9_])_([^_\n][^_]*?)_(?![A-Za-z0-9_])/) { "\($0.1)\($0.2)" }
            .replacing(/(^|[^A-Za-z0-9=])=([^=\n][^=]*?)=(?![A-Za-z0-9=])/) { "\($0.1)\($0.2)" }
    }

    func notices(file: String) -> [Diagnostic] {
        var left = ["the header and the licence of Project Gutenberg"]
        if hasTitlePage { left.append("the title page") }
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
