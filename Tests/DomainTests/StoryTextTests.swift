import Testing

@testable import Domain

@Suite struct StoryTextTests {
    @Test(arguments: [
        ("", ""), (" \n\t ", ""), ("a", "a"), ("  a  b\r\nc\u{A0}d\u{3000}e\u{2029}", "a b c d e"),
        ("zero\u{200B}width", "zero\u{200B}width"),
    ])
    func foldsEveryRunOfWhiteSpaceIntoOneSpace(text: String, folded: String) {
        #expect(text.whiteSpaceFolded == folded)
        #expect(folded.whiteSpaceFolded == folded)
    }

    /// A space may have a combining accent. Folding by character would not count it.
    @Test func foldsWhiteSpaceUnderCombiningMarks() {
        let text = "a \u{301} b"
        #expect(text.whiteSpaceFolded.whiteSpaceFolded == text.whiteSpaceFolded)
        #expect(text.whiteSpaceFolded.unicodeScalars.elementsEqual("a \u{301} b".unicodeScalars))
    }
}
