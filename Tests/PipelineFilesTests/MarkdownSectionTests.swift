import Testing

@testable import Domain
@testable import PipelineFiles

/// A Markdown file that is divided at its headings.
struct MarkdownSectionTests {
    private func blocks(_ lines: [String]) -> [ImportSource.Block] {
        let text = lines.joined(separator: "\n")
        return MarkdownSections(text.lines[...], firstLine: 1).blocks
    }

    /// Every word is there once and in order, whatever kinds of lines are beside each other.
    @Test func keepsEveryWord() {
        var random = SeededGenerator(seed: 5)
        let lines = [
            "# %", "## % #", "= =", "> ---", "- ===", "%", "%", "% %", "---", "===", "", "", "> %", "- %", "1. %",
            "***", "    %",
        ]
        for _ in 0..<3_000 {
            var count = 0
            let document = (0..<(1 + random.next(below: 8))).map { _ in
                var line = lines[random.next(below: lines.count)]
                while let mark = line.firstIndex(of: "%") {
                    count += 1
                    line.replaceSubrange(mark...mark, with: "w\(count)")
                }
                return line
            }
            let words = blocks(document).flatMap { $0.text.matches(of: /w\d+/).map { String($0.output) } }
            #expect(words == (0..<count).map { "w\($0 + 1)" }, "\(document)")
        }
    }

    @Test func endsAnUnderlinedHeadingAtItsLine() {
        let found = blocks(["# T", "", "The owl", "---", "flew away.", "", "B", "===", "C", "==="])
        #expect(found.map(\.text) == ["T", "The owl", "flew away.", "B", "C"])
    }
}
