import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import PipelineFiles
@testable import Platform

/// Which stories a file has, and the Markdown that is made of each.
struct StoryImportTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func stories(
        _ text: String, as name: String = "tales.md", split: StoryImport.Split? = nil
    ) async throws -> StoryImport {
        let path = try folder.write(text, to: name)
        return try await StoryImport(
            of: path, split: split, reader: StoryFileReader(fileSystem: LocalFileSystem()))
    }

    @Test func eachHeadingOfTheFirstLevelBeginsAStory() async throws {
        let found = try await stories("# Fox\n\nA *fox*.\n\n## Later\n\nIt sat.\n\n# Owl\n\n> An owl.\n")
        #expect(found.split == .h1)
        #expect(found.stories.map(\.title) == ["Fox", "Owl"])
        #expect(found.stories.map(\.words) == [5, 2])
        #expect(found.stories.map(\.place) == [1, 9])
        #expect(
            found.stories.map(\.text) == [
                "# Fox\n\nA *fox*.\n\n## Later\n\nIt sat.\n", "# Owl\n\n> An owl.\n",
            ])
    }

    @Test func aSingleFirstHeadingIsTheTitleOfACollection() async throws {
        let found = try await stories("Tales\n=====\n\n## Fox\n\nA fox.\n\n## Owl\n\nAn owl.\n\n### Night\n\nDark.\n")
        #expect(found.split == .h2)
        #expect(found.title == "Tales")
        #expect(found.stories.map(\.text) == ["# Fox\n\nA fox.\n", "# Owl\n\nAn owl.\n\n## Night\n\nDark.\n"])
    }

    @Test(arguments: ["Chapter %", "%. The Sea", "Kapitel %: Das Meer"])
    func numberedHeadingsAreChapters(form: String) async throws {
        let text = "# Boat\n\n" + (1...3).map { "## \(form.replacing("%", with: "\($0)"))\n\nA sea.\n\n" }.joined()
        let found = try await stories(text)
        #expect(found.split == .none)
        #expect(found.stories.map(\.title) == ["Boat"])
        #expect(try await stories(text, split: .h2).stories.count == 3)
    }

    @Test func textBeforeTheFirstHeadingIsNotLost() async throws {
        let found = try await stories("A letter.\n\n# Fox\n\nA fox.\n\n# Owl\n\nAn owl.\n")
        #expect(found.stories.map(\.title) == ["Tales", "Fox", "Owl"])
        #expect(found.stories.map(\.words) == [2, 2, 2])
    }

    @Test func whatTheFrontMatterSaysIsKeptOrNamed() async throws {
        let long = String(repeating: "Owl ", count: 60) + "end"
        let found = try await stories(
            """
            ---
            title: Old Tales
            language: de
            cast: [{ name: Mia, kind: fox }]
            ---
            # Tales

            ## Fox

            A fox.

            ## \(long)

            An owl.
            """)
        #expect(found.title == "Tales" && found.language == "de")
        #expect(
            found.notices.map { "\($0)".replacing(folder.path.string, with: "") } == [
                "/tales.md:1: left out: “cast” of the front matter (“Mia”); add it to the pipeline or to the stories",
                "/tales.md: left out: the title “Old Tales”; the first heading is “Tales”",
                "/tales.md:12: the title \(long.quoted()) is cut to 200 characters",
            ])
        #expect(
            found.stories.map { $0.text.prefix(22) } == ["---\nlanguage: \"de\"\n---", "---\nlanguage: \"de\"\n---"])
    }

    @Test func headingsWithoutTextAreNamed() async throws {
        let found = try await stories("# Part\n\n# Fox\n\nA fox.\n\n# Owl\n\nAn owl.\n")
        #expect(found.stories.map(\.title) == ["Fox", "Owl"])
        #expect(found.notices.map(\.message) == ["left out: 1 heading without text (“Part”)"])
    }

    @Test func factsInFrontMatterAreThoseOfEachStory() async throws {
        let found = try await stories("---\nauthor: A. Rower\ntheme: animals\n---\n\n# Fox\n\nA.\n\n# Owl\n\nB.\n")
        #expect(found.stories.map(\.place) == [6, 10])
        #expect(found.stories[1].text == "---\nauthor: \"A. Rower\"\ntheme: \"animals\"\n---\n\n# Owl\n\nB.\n")
    }

    @Test func linksFindTheirDefinitions() async throws {
        let found = try await stories("# Fox\n\nA [fox][1].\n\n# Owl\n\nAn owl.\n\n[1]: https://example.org\n")
        #expect(try found.stories.map { try MarkdownStory($0.text, file: "a.md").body } == ["A fox.", "An owl."])
    }

    @Test func aFileWithoutTextIsRefused() async throws {
        let error = await #expect(throws: PipelineError.self) { try await stories("# Fox\n") }
        #expect(error?.problems.map(\.message) == ["has no text"])
    }

    @Test func plainTextIsOneStory() async throws {
        let found = try await stories("# no heading\n\n1. Two\nlines.\n", as: "the-fox.txt")
        #expect(found.stories.map(\.text) == ["# The fox\n\n\\# no heading\n\n1\\. Two lines.\n"])
    }

    static let grimm = """
        Title: Two Tales

        Author: A. Rower

        Language: English

        *** START OF THE PROJECT GUTENBERG EBOOK TWO TALES ***




        TWO TALES

        By A. Rower



        CONTENTS:

             THE TIN BOAT
             WHY THE SEA IS II



        THE TIN BOAT

        A boat lay in a cupboard, and it had lain there for so long that
        it had forgotten what water is.

        One day a hand came in.



        WHY THE SEA IS II

        The sea was wide.

        *** END OF THE PROJECT GUTENBERG EBOOK TWO TALES ***
        """

    @Test func talesOfAGutenbergTextAreFound() async throws {
        let found = try await stories(Self.grimm, as: "tales.txt")
        #expect(found.split == .h1)
        #expect(found.title == "Two Tales")
        #expect(found.author == "A. Rower")
        #expect(found.language == "en")
        #expect(found.stories.map(\.title) == ["The Tin Boat", "Why the Sea Is II"])
        #expect(found.stories.map(\.words) == [27, 4])
        #expect(
            found.notices.map(\.message) == [
                "left out of the story: the header and the licence of Project Gutenberg, the title page, the list of "
                    + "contents; the text is free in the USA, which may differ elsewhere"
            ])
    }

    @Test func aLanguageThatIsNoTagIsNamed() async throws {
        let found = try await stories(
            Self.grimm.replacing("Language: English", with: "Language: Middle English"), as: "tales.txt")
        #expect(found.language == nil)
        #expect(
            found.notices.last?.message
                == "left out: the language “Middle English”, which is no language tag; give the "
                + "collection one, such as “language: de”")
    }

    @Test func theFirstTaleMayHaveTheTitleOfTheBook() async throws {
        let text = Self.grimm.replacing("Title: Two Tales", with: "Title: The Tin Boat and other tales")
            .replacing(
                "TWO TALES\n\nBy A. Rower", with: "THE TIN BOAT AND OTHER TALES\n\nPREPARER'S NOTE\n\nMade by us.")
        let found = try await stories(text, as: "tales.txt")
        #expect(found.stories.map(\.title) == ["The Tin Boat", "Why the Sea Is II"])
    }

    /// As a story of a pipeline, the text keeps its headings and loses the list of contents.
    @Test func headingsOfAGutenbergTextAreParagraphs() throws {
        let book = try #require(GutenbergText(Self.grimm))
        #expect(
            MarkdownStory(book, file: "a.txt").body.split(separator: "\n\n").map { $0.prefix(16) } == [
                "THE TIN BOAT", "A boat lay in a ", "One day a hand c", "WHY THE SEA IS I", "The sea was wide",
            ])
    }

    @Test func severalTalesReadAsOneStoryAreReported() throws {
        let reader = StoryFileReader(fileSystem: LocalFileSystem())
        let entry = StoryEntry(slug: Slug(title: "a"), source: .file("a.txt"), place: "p")
        let notices = try reader.content(from: Array(Self.grimm.utf8), entry: entry, path: "a.txt").notices
        #expect(
            notices.last?.description
                == "a.txt: is read as one story; “nightpress import a.txt --output stories” makes a story of the text below "
                + "each of its 2 headings")
    }

    @Test(arguments: [
        ["CHAPTER I.\nThe Boat", "CHAPTER II.\nThe Sea"], ["1.  The Boat", "2.  The Sea"],
        ["I. THE BOAT", "II. THE SEA"],
        ["Chapter the First", "Chapter the Second"], ["CHAPTER 1", "CHAPTER 2"],
    ])
    func chaptersOfAGutenbergTextAreOneStory(headings: [String]) async throws {
        let contents = headings.map { " " + $0.split(separator: "\n").joined(separator: "  ") + "\n" }.joined()
        let text =
            "*** START OF THE PROJECT GUTENBERG EBOOK BOAT ***\n\n\n\nContents\n\n\(contents)\n\n\nPreface\n\n"
            + "This was written on the water.\n\n\n\n"
            + headings.map { "\($0)\n\n\nThe boat sailed on and on.\n\n\n\n" }.joined()
        let found = try await stories(text, as: "boat.txt")
        #expect(found.split == .none)
        #expect(found.stories.count == 1)
        let levels = try #require(GutenbergText(text)).blocks.map(\.headingLevel)
        #expect(levels == [2, 0, 2, 0, 2, 0])
        #expect(try await stories(text, as: "boat.txt", split: .h2).stories.count == 3)
    }

    /// Every word of a file is in one of its stories, wherever they begin.
    @Test(arguments: 0..<100 as Range<UInt64>)
    func noWordIsLost(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let lines = [
            "# Fox", "## Chapter 1", "### Deep", "text *and* more", "", "", "> quote", "- item", "Setext\n---", "12. x",
            "    code", "***", "<b>html</b>", "# Owl #", "One  \ntwo",
        ]
        let text =
            "Start.\n\n"
            + (0..<20).map { _ in lines[Int.random(in: 0..<lines.count, using: &random)] + "\n\n" }.joined()
        let whole = try MarkdownStory(text, file: "a.md").body.split(whereSeparator: \.isWhitespace)
        for split in StoryImport.Split.allCases {
            let found = try await stories(text, split: split)
            let words = try found.stories.flatMap { story in
                let own = try MarkdownStory(story.text, file: "a.md")
                return (story.title == "Tales" ? [] : story.title.split(separator: " "))
                    + own.body.split(whereSeparator: \.isWhitespace)
            }
            let left = found.notices.contains { $0.message.hasPrefix("left out: ") }
            #expect(left || words == whole)
        }
    }
}
