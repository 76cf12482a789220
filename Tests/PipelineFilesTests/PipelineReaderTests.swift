import SystemPackage
import TestSupport
import Testing

@testable import Backends
@testable import Domain
@testable import Generation
@testable import PipelineFiles
@testable import Platform

@Suite struct PipelineReaderTests {
    private let folder: TemporaryFolder
    private let reader = PipelineReader(kinds: BackendList.kinds, fileSystem: LocalFileSystem())

    init() throws {
        folder = try TemporaryFolder()
    }

    static let smallest = "collection: A\nstories:\n- file: a.md\n"

    /// Titles of books are written into pipelines.
    @Test func readsTheTextsThatTheProgramQuotes() throws {
        for title in [
            "The Owl\u{92}s \"Lantern\"", "a\u{7F}\u{85}\u{9B}b\u{FFFE}\u{FFFF}c\u{2028}d\u{FEFF}", "#: {x} \\ \u{1}狐🦊",
        ] {
            let path = try folder.write(
                "collection: A\nstyle: \(title.yamlQuoted)\nstories:\n- file: a.md\n", to: "pipeline.yaml")
            #expect(try reader.pipelines(at: [path]).first?.collection.style == title.whiteSpaceFolded)
        }
    }

    @Test func takesEveryKey() throws {
        let path = try folder.write(
            """
            # Everything that can be said.
            collection: "  Lanterns  in the Forest "
            language: en-GB
            audience: { ages: 3-6, rating: PG }
            style: >
              soft watercolour,
              warm light
            theme: fantasy
            stories:
              - file: stories/the-lantern-fox.md
                name: Fox
                title: The  Lantern Fox
                author: A. Badger
                theme: animals
              - write: { hero: Mira, kind: child, age: 5, theme: friendship, about: a lantern, lesson: be kind, pages: 12, seed: 7 }
                title: Mira's Night
                tier: free
            text: [local, stub]
            images: [stub]
            size: 512x896
            backends:
              local: { kind: stub }
            export: [bundle, epub, reflowable, cbz, html]
            tier: premium
            """, to: "lanterns/pipeline.yaml")
        let pipeline = try reader.pipeline(at: path)
        #expect(pipeline.path == path)
        #expect(pipeline.place == "\(path):2:1")
        #expect(
            pipeline.collection
                == CollectionFacts(
                    slug: Slug(title: "lanterns-in-the-forest"), title: "Lanterns in the Forest", language: "en-GB",
                    audience: Audience(ages: 3...6, rating: .parentalGuidance), style: "soft watercolour, warm light"))
        #expect(pipeline.text == [BackendSettings(name: "local", kind: .stub), .stub])
        #expect(pipeline.images == [.stub])
        #expect(pipeline.size == PixelSize(width: 512, height: 896))
        #expect(pipeline.exports == [.bundle, .epub, .reflowable, .cbz, .html])
        #expect(pipeline.stories.map(\.tier) == [.premium, .free])
        try #require(pipeline.stories.count == 2)
        let file = pipeline.stories[0]
        #expect(file.source == .file(folder.path.appending("lanterns/stories/the-lantern-fox.md")))
        #expect(file.slug.text == "fox" && file.title == "The Lantern Fox" && file.details.author == "A. Badger")
        #expect(file.details.theme == .animals && file.place == "\(path):10:11")
        let written = pipeline.stories[1]
        #expect(
            written.source
                == .parameters(
                    StoryParameters(
                        hero: "Mira", kind: "child", age: 5, theme: .friendship, about: "a lantern", lesson: "be kind",
                        pages: 12, seed: 7)))
        #expect(
            written.slug.text == "miras-night" && written.details.theme == .fantasy && written.place == "\(path):15:12")
    }

    @Test func fillsInWhatIsNotSaid() throws {
        let pipeline = try reader.pipeline(at: try folder.write(Self.smallest, to: "pipeline.yaml"))
        #expect(
            pipeline.collection
                == CollectionFacts(
                    slug: Slug(title: "A"), title: "A", language: "en", audience: .standard, style: ""))
        #expect(pipeline.text == [.stub] && pipeline.images == [.stub])
        #expect(pipeline.size == .page && pipeline.exports.isEmpty)
        #expect(pipeline.stories.map(\.slug.text) == ["a"])
        #expect(
            pipeline.stories[0].title == nil && pipeline.stories[0].details == StoryDetails())
    }

    /// Defaults: the audience's age, the collection's theme, eight pages, and a seed from the story's parameters.
    @Test func fillsInWhatIsNotSaidOfAWrittenStory() throws {
        let text =
            "collection: A\naudience: {ages: 1-4}\ntheme: family\nstories:\n- write: {hero: Mira}\n- write: {hero: Tom}"
        let stories = try reader.pipeline(at: try folder.write(text, to: "pipeline.yaml")).stories
        #expect(
            stories.map(\.source) == [
                .parameters(
                    StoryParameters(
                        hero: "Mira", age: 2, theme: .family, pages: 8, seed: StableHash(of: "Mira", "", "").value)),
                .parameters(
                    StoryParameters(
                        hero: "Tom", age: 2, theme: .family, pages: 8, seed: StableHash(of: "Tom", "", "").value)),
            ])
        #expect(stories.map(\.slug.text) == ["mira-family-story", "tom-family-story"])
    }

    @Test(arguments: [("5", 5...5), ("0-18", 0...18), ("'3-6'", 3...6), ("7-7", 7...7)])
    func readsAges(text: String, ages: ClosedRange<Int>) throws {
        let path = try folder.write((Self.smallest + "audience: {ages: \(text)}"), to: "pipeline.yaml")
        #expect(try reader.pipeline(at: path).collection.audience == Audience(ages: ages, rating: .general))
    }

    @Test(arguments: ["en", "de", "pt-BR", "zh-Hant-TW", "gsw", "sl-rozaj-1994"])
    func takesLanguageTags(tag: String) throws {
        let path = try folder.write((Self.smallest + "language: \(tag)"), to: "pipeline.yaml")
        #expect(try reader.pipeline(at: path).collection.language == tag)
    }

    @Test(arguments: [
        ("a.md", "lanterns/a.md"), ("../a.md", "a.md"), ("./x/../a.md", "lanterns/a.md"), ("狐.md", "lanterns/狐.md"),
    ])
    func findsStoriesBesideThePipeline(file: String, path: String) throws {
        let pipeline = try folder.write("collection: A\nstories:\n- file: \(file)", to: "lanterns/pipeline.yaml")
        #expect(try reader.pipeline(at: pipeline).stories[0].source == .file(folder.path.appending(path)))
    }

    @Test(arguments: [
        "http://127.0.0.1:8080", "https://api.example.org", "HTTP://[::1]:65535/v1/", "http://my_box/a@b",
    ])
    func takesAddressesOfServers(url: String) throws {
        let path = try folder.write(
            Self.smallest + "backends: {o: {kind: openai, url: '\(url)'}}\ntext: [o]", to: "pipeline.yaml")
        #expect(try reader.pipeline(at: path).text.first?.url == url)
    }

    @Test func takesAbsolutePathsAsTheyAre() throws {
        let path = try folder.write("collection: A\nstories:\n- file: /books/a.md", to: "pipeline.yaml")
        #expect(try reader.pipeline(at: path).stories[0].source == .file("/books/a.md"))
    }

    @Test func findsPipelinesInFoldersInTheOrderOfTheirNames() throws {
        for name in ["b", "a", "B"] {
            try folder.write(
                "collection: \(name) \(name.utf8.first ?? 0)\nstories:\n- file: a.md", to: "\(name)/pipeline.yaml")
        }
        try folder.write("no pipeline", to: "c/notes.txt")
        try folder.write("no folder", to: "notes.txt")
        let all = try reader.pipelines(at: [folder.path]).map(\.path)
        #expect(all == ["B", "a", "b"].map { folder.path.appending("\($0)/pipeline.yaml") })
        #expect(try reader.pipelines(at: [folder.path.appending("a")]).map(\.path) == [all[1]])
        #expect(try reader.pipelines(at: [all[2], folder.path, all[0]]).map(\.path) == [all[2], all[0], all[1]])
    }

    @Test func prefersAFoldersOwnPipeline() throws {
        let own = try folder.write(Self.smallest, to: "pipeline.yaml")
        try folder.write(Self.smallest, to: "below/pipeline.yaml")
        #expect(try reader.pipelines(at: [folder.path]).map(\.path) == [own])
    }

    @Test func namesTheProblemsOfAllPipelinesAtOnce() throws {
        let good = try folder.write(Self.smallest, to: "good/pipeline.yaml")
        let twin = try folder.write("collection: a!\nstories:\n- file: a.md", to: "twin/pipeline.yaml")
        let bad = try folder.write("collection: B", to: "bad/pipeline.yaml")
        try folder.write([], to: "empty/pipeline.yaml")
        try folder.write("x", to: "bare/file")
        let paths = [folder.path, folder.path.appending("bare"), folder.path.appending("lost")]
        let error = #expect(throws: PipelineError.self) { try reader.pipelines(at: paths) }
        #expect(
            error?.description == """
                \(bad):1:1: “stories:” is missing
                \(folder.path)/empty/pipeline.yaml: is empty; it must say at least “collection:” and “stories:”
                \(folder.path)/bare: has no “pipeline.yaml”, neither in it nor in its folders
                \(folder.path)/lost: does not exist; name a pipeline file, or a folder with a “pipeline.yaml”
                \(twin):1:1: the collection “a!” is also in “\(good)”; give one of them another title
                """)
        let found = reader.usablePipelines(at: paths)
        #expect(found.pipelines.map(\.path) == [good])
        #expect(found.problems == error?.problems)
    }

    @Test(
        arguments: [
            ([0xFF, 0xFE, 0x61, 0x00], "is UTF-16 text; save it as UTF-8"),
            ([0xFE, 0xFF, 0x00, 0x61], "is UTF-16 text; save it as UTF-8"),
            ([0x61, 0x00, 0x62, 0x00], "is not text: byte 2 is zero; give text in UTF-8"),
            (
                [0x61, 0x3A, 0x0A, 0xFC, 0x0A],
                "is not UTF-8: line 2 is where it goes wrong, at byte 4; it seems to be Windows-1252 (Latin-1); "
                    + "save it as UTF-8"
            ),
            (
                [0xEF, 0xBB, 0xBF, 0x61, 0xC3],
                "is not UTF-8: line 1 is where it goes wrong, at byte 5; save it as UTF-8"
            ),
            (
                [0xF0, 0x9F, 0xA6, 0x8A, 0xED, 0xA0, 0x80],
                "is not UTF-8: line 1 is where it goes wrong, at byte 5; save it as UTF-8"
            ),
        ] as [([UInt8], String)])
    func refusesWhatIsNotUTF8(bytes: [UInt8], problem: String) throws {
        let path = try folder.write(bytes, to: "pipeline.yaml")
        let error = #expect(throws: PipelineError.self) { try reader.pipeline(at: path) }
        #expect(error?.description == "\(path): \(problem)")
    }

    @Test func takesAByteOrderMarkAndCarriageReturns() throws {
        let bytes = [0xEF, 0xBB, 0xBF] + Array(Self.smallest.replacing("\n", with: "\r\n").utf8)
        #expect(try reader.pipeline(at: try folder.write(bytes, to: "pipeline.yaml")).collection.title == "A")
    }

    @Test func refusesALargeFileAndADirectory() throws {
        let large = try folder.write([UInt8](repeating: 0x20, count: PipelineFile.sizeLimit + 1), to: "large.yaml")
        let tooLarge = #expect(throws: PipelineError.self) { try reader.pipeline(at: large) }
        #expect(tooLarge?.description == "\(large): cannot be read: it has more than 1 MB, the most that is read")
        try folder.write([], to: "odd/pipeline.yaml/file")
        let odd = #expect(throws: PipelineError.self) { try reader.pipelines(at: [folder.path.appending("odd")]) }
        #expect(odd?.description == "\(folder.path)/odd/pipeline.yaml: cannot be read: it is a directory, not a file")
    }

    /// The time must not grow with the square of the length, or exponentially with the depth.
    @Test(arguments: [
        "collection: A\n\(String(repeating: "k", count: 200_000)): 1\nstories:\n- file: a.md",
        "collection: A\ntheme: \(String(repeating: "k", count: 200_000))\nstories:\n- file: a.md",
        "a: &a [x]\n"
            + "bcdefghi".reduce((text: "", before: "a")) { text, name in
                (text.text + "\(name): &\(name) [*\(text.before), *\(text.before), *\(text.before)]\n", String(name))
            }.text + "? [*i]\n: 1",
        String(repeating: "{a: ", count: 200_000),
        "- " + String(repeating: "- ", count: 200_000),
    ])
    func isQuickWhateverItIsGiven(text: String) throws {
        let path = try folder.write(text, to: "pipeline.yaml")
        let time = ContinuousClock().measure { _ = try? reader.pipeline(at: path) }
        #expect(time < .seconds(10))
    }
}
