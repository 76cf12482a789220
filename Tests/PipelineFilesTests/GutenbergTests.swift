import Testing

@testable import Domain
@testable import PipelineFiles

/// Plain texts as Project Gutenberg publishes them. The story is an original one.
struct GutenbergTests {
    private static func text(start: String, end: String) -> String {
        """
        \u{FEFF}The Project Gutenberg eBook of The Tin Boat, by A. Rower

        Title: The Tin Boat

        Author: A. Rower

        Language: English

        \(start)

        Produced by two volunteers

        THE TIN

        BOAT

        By

        A. ROWER

        PAPER HOUSE

        First published in a small edition, 1901

        Paper House & Sons, 1902

        Printed and bound in a large house by a river, for all who read and row

        [Illustration: a boat]

        A boat made of tin lay at the bottom of a cupboard, and it had lain
        there for so long that it had forgotten what _water_ is. The snake_case
        of the cupboard was =very= dark.[1]

        [Footnote 1: Cupboards are.]

        One day a hand came in.

        End of Project Gutenberg's The Tin Boat, by A. Rower

        \(end)

        Updated editions will replace the previous one.
        """.replacing("\n", with: "\r\n")
    }

    @Test(arguments: [
        (
            "*** START OF THE PROJECT GUTENBERG EBOOK THE TIN BOAT ***",
            "*** END OF THE PROJECT GUTENBERG EBOOK THE TIN BOAT ***"
        ),
        ("***START OF THIS PROJECT GUTENBERG EBOOK THE TIN BOAT***", "***END OF THIS PROJECT GUTENBERG EBOOK***"),
        ("*** START OF THIS PROJECT GUTENBERG ETEXT THE TIN BOAT ***", "*** END OF THIS PROJECT GUTENBERG ETEXT ***"),
    ])
    func onlyTheStoryStays(start: String, end: String) throws {
        let book = try #require(GutenbergText(Self.text(start: start, end: end)))
        #expect(book.title == "The Tin Boat")
        #expect(book.author == "A. Rower")
        let story = MarkdownStory(book, file: "boat.txt")
        #expect(
            story.body == """
                A boat made of tin lay at the bottom of a cupboard, and it had lain there for so long that it had \
                forgotten what water is. The snake_case of the cupboard was very dark.[1]

                One day a hand came in.
                """)
        #expect(
            story.notices.map(\.message) == [
                "left out of the story: the header and the licence of Project Gutenberg, the title page, 1 mark of a "
                    + "picture, 1 note; the text is free in the USA, which may differ elsewhere"
            ])
    }

    /// Short lines before a story are of the title page only if lines about the edition follow.
    @Test func aHeadingBeforeTheStoryStays() throws {
        let text = "*** START OF THE PROJECT GUTENBERG EBOOK X ***\n\nCHAPTER I\n\nThe Year 1901\n\nA fox sat.\n"
        #expect(try #require(GutenbergText(text)).body == "CHAPTER I\n\nThe Year 1901\n\nA fox sat.")
    }

    @Test(arguments: ["THE SECOND EDITION 3.0", "A new and larger Edition", "F. WARNE & CO., 1902"])
    func aLineAboutTheEditionIsLeftOut(line: String) throws {
        let text = "*** START OF THE PROJECT GUTENBERG EBOOK X ***\n\nWARNE\n\n\(line)\n\nCHAPTER I\n\nA fox sat.\n"
        #expect(try #require(GutenbergText(text)).body == "CHAPTER I\n\nA fox sat.")
    }

    /// Without the mark of its end, a text goes to the end of the file.
    @Test func aTextThatIsCutShortStays() throws {
        let text = "*** START OF THE PROJECT GUTENBERG EBOOK X ***\n\nA fox sat.\n"
        #expect(try #require(GutenbergText(text)).body == "A fox sat.")
    }

    @Test func otherTextsAreNotChanged() {
        #expect(GutenbergText("A fox sat.\n\n*** START ***\n\nIt _slept_.") == nil)
    }
}
