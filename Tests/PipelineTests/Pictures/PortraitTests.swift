import LibraryFixtures
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Media
@testable import Pipeline
@testable import PipelineFiles
@testable import Platform

/// Portraits of the characters of a cast: each is requested once for a collection and character, and given to models.
struct PortraitTests {
    private static let forest = """
        Hedda walked slowly through the green forest and looked at every single tree, because she wanted to find the \
        oldest of them all before the evening came.

        Far away by the river Tim dug a deep hole in the soft brown earth, and he did not stop until the hole was as \
        deep as a well and as dark as night.

        In the evening Hedda and Tim sat down together under the oldest tree of the forest, and Hedda lit a lantern and \
        waved to the moon until the moon was gone.
        """
    private static let sea = """
        Hedda had a boat, and with the boat Hedda sailed over the calm sea until she came to a small green island with \
        nothing on it but a single palm tree.
        """
    private static let cast = """
        cast:
          - { name: Hedda, kind: hedgehog, clothes: a red scarf }
          - { name: Tim, kind: mole }

        """

    private let testRun: TestRun

    init() throws {
        testRun = try TestRun(stories: ["forest.md": Self.forest, "sea.md": Self.sea])
        try write(Self.cast)
    }

    private func write(_ cast: String) throws {
        try testRun.folder.write(
            "collection: Test\nstories:\n  - file: stories/forest.md\n  - file: stories/sea.md\nsize: 64x96\n"
                + "audience: { ages: 1-2 }\n\(cast)", to: "pipeline.yaml")
    }

    private func use(
        width: Int = 1,
        script: @escaping @Sendable (Int, ImageRequest) -> ScriptedImageGenerator.Act = { _, _ in .draw }
    ) -> ScriptedImageGenerator {
        let images = ScriptedImageGenerator("model", width: width, takesPortraits: true, script: script)
        testRun.images = [images]
        return images
    }

    private static func isPortrait(_ request: ImageRequest) -> Bool {
        request.panel.direction.hasPrefix("A portrait of ")
    }

    private func digest(ofPortraitOf name: String) throws -> String? {
        try testRun.database.strings(
            """
            SELECT picture FROM portrait WHERE character = '\(name.lowercased())'
            """
        ).first
    }

    @Test func aDryRunCountsThem() async throws {
        let images = use()
        let first = try #require(try await testRun.forecast().work.first)
        #expect(first.portraits == 2 && first.pictures > 3 && first.requests == first.pictures + 2)
        #expect(images.requests.isEmpty)
        _ = try await testRun.run()
        #expect(images.requests.count == first.requests)
        try testRun.database.execute("UPDATE panel SET picture = NULL, status = 'pending', queue = 1")
        let again = try #require(try await testRun.forecast().work.first)
        #expect(again.portraits == 0 && again.pictures == first.pictures)
    }

    @Test(arguments: [1, 4]) func areRequestedOnceAndGivenToTheModel(width: Int) async throws {
        let images = use(width: width)
        _ = try await testRun.run()
        let portraits = images.requests.filter(Self.isPortrait)
        #expect(portraits.map(\.panel.alt).sorted() == ["A portrait of Hedda.", "A portrait of Tim."])
        #expect(portraits.allSatisfy { $0.reference == nil && $0.size == PixelSize(width: 64, height: 64) })
        #expect(portraits.contains { $0.concept.contains("hedgehog") && $0.concept.contains("a red scarf") })
        let pages = images.requests.filter { !Self.isPortrait($0) }
        let hedda = try #require(try digest(ofPortraitOf: "Hedda"))
        for page in pages {
            let names = page.panel.cast.compactMap { member in
                page.story.characters.first { $0.id == member.character && $0.given != nil }?.name
            }
            let caption = page.reference?.caption ?? ""
            #expect(names.isEmpty || caption.hasPrefix(names.joined(separator: ", ") + ": "), "\(caption)")
            if names == ["Hedda"] { #expect(page.reference?.digest == hedda) }
            if names.count == 2 { #expect(page.reference?.size == PixelSize(width: 128, height: 64)) }
        }
        #expect(Set(pages.map(\.panel.cast.count)) == [1, 2])
        // Each request is recorded.
        #expect(
            try testRun.database.strings("SELECT message FROM attempt WHERE message LIKE '%portrait%' ORDER BY 1")
                == ["a portrait of Hedda", "a portrait of Tim"])
        #expect(try testRun.database.integers("SELECT count(*) FROM attempt") == [images.requests.count])

        // A new style is drawn with new portraits, the same one with the old ones.
        try testRun.database.execute("UPDATE panel SET picture = NULL, status = 'pending', queue = 1")
        _ = try await testRun.run()
        #expect(images.requests.count(where: Self.isPortrait) == 2)
        try testRun.folder.write("A fox and Hedda met Tim.", to: "stories/sea.md")
        _ = try await testRun.run(refresh: true)
        #expect(images.requests.count(where: Self.isPortrait) == 2)
    }

    @Test func otherFactsMakeAnotherPortrait() async throws {
        let images = use { _, request in
            // Other words, another picture.
            .send((try? ScriptedImageGenerator.picture(of: request.seeded(request.concept)).bytes) ?? [])
        }
        _ = try await testRun.run()
        let first = images.requests.count
        let before = try #require(try digest(ofPortraitOf: "Hedda"))
        try write(Self.cast.replacing("a red scarf", with: "a blue cape"))
        _ = try await testRun.run(refresh: true)
        let later = images.requests.dropFirst(first)
        #expect(later.filter(Self.isPortrait).map(\.panel.alt) == ["A portrait of Hedda."])
        #expect(try digest(ofPortraitOf: "Hedda") != before)
        // The pages keep what they showed before; the portrait goes.
        let library = try testRun.open()
        defer { try? library.close() }
        _ = try await CleanLibrary(library: library, isForced: true, keptReports: nil)()
        let left = try testRun.database.strings("SELECT digest FROM picture")
        #expect(!left.contains(before))
        #expect(left.contains(try #require(try digest(ofPortraitOf: "Hedda"))))
        #expect(left.contains(try #require(try digest(ofPortraitOf: "Tim"))))
    }

    /// A model that refuses a portrait is asked for it once in a run.
    @Test func aRefusedPortraitStopsNothing() async throws {
        let images = use { _, request in
            Self.isPortrait(request) ? .fail(GenerationError(.refused, "no faces")) : .draw
        }
        let result = try await testRun.run()
        #expect(result.panels.keys.map(\.rawValue) == ["ready"])
        #expect(images.requests.count(where: Self.isPortrait) == 2)
        #expect(
            result.notices.contains("Hedda has no portrait in this run: refused: a portrait of Hedda: no faces"),
            "\(result.notices)")
        // The nearest earlier page stands in.
        #expect(images.requests.last { $0.panel.cast.count == 2 }?.reference?.caption.hasPrefix("The picture") == true)
    }

    @Test func aModelThatDrawsOverItsReferenceGetsPages() async throws {
        let images = ScriptedImageGenerator("model", takesReference: true)
        testRun.images = [images]
        _ = try await testRun.run()
        #expect(!images.requests.contains(where: Self.isPortrait))
        #expect(images.requests.contains { $0.reference != nil })
    }

    @Test func aGivenPortraitIsUsedAsItIs() async throws {
        let images = use()
        let size = PixelSize(width: 80, height: 64) ?? .page
        func draw(_ byte: UInt8) throws -> [UInt8] {
            let bytes = [UInt8](repeating: byte, count: size.width * size.height * 3)
            return try PNGEncoder.encode(
                Bitmap(width: size.width, height: size.height, layout: .rgb, bytes: bytes))
        }
        let (first, second) = (try draw(90), try draw(190))
        try testRun.folder.write(first, to: "hedda.png")
        try write(Self.cast.replacing("a red scarf }", with: "a red scarf, portrait: hedda.png }"))
        // A dry run leaves them where they are.
        _ = try await testRun.forecast()
        _ = try await testRun.run()
        #expect(images.requests.filter(Self.isPortrait).map(\.panel.alt) == ["A portrait of Tim."])
        let own = images.requests.filter { $0.reference?.caption.hasPrefix("Hedda: ") == true }
        #expect(!own.isEmpty && own.allSatisfy { $0.reference?.bytes == first && $0.reference?.size == size })
        // Another file makes the pages with Hedda stale, and no others.
        let asked = images.requests.count
        try testRun.folder.write(second, to: "hedda.png")
        _ = try await testRun.forecast()
        let stale = try await testRun.run()
        #expect(
            stale.notices.sorted()
                == ["forest", "sea"].map {
                    "the plan of “\($0)” is stale: the cast has changed (“Hedda”); add --refresh to redo it"
                })
        _ = try await testRun.run(refresh: true)
        let redrawn = images.requests.dropFirst(asked)
        #expect(!redrawn.isEmpty && redrawn.count < asked)
        #expect(redrawn.allSatisfy { $0.reference?.caption.contains("Hedda") == true })
        #expect(redrawn.contains { $0.reference?.bytes == second })
    }

    @Test func aPortraitThatIsCutIsAProblemAndIsNotUsed() async throws {
        let images = use()
        let bitmap = Bitmap(width: 80, height: 64, layout: .rgb, bytes: (0..<15360).map { UInt8($0 % 251) })
        try testRun.folder.write(Array(try PNGEncoder.encode(bitmap).dropLast(200)), to: "hedda.png")
        try write(Self.cast.replacing("a red scarf }", with: "a red scarf, portrait: hedda.png }"))
        #expect(try await testRun.forecast().hasInputProblems)
        let run = try await testRun.run()
        let problems = run.notices.filter { $0.contains("the portrait “hedda.png” cannot be used: ") }
        #expect(run.hasInputProblems && problems.count == 1, "\(run.notices)")
        #expect(run.outcome == .whole)
        #expect(try await testRun.run().hasInputProblems)
        #expect(!images.requests.contains { $0.reference?.caption.hasPrefix("Hedda: ") == true })
    }

    @Test func aFileThatChangesOrGoesIsAProblem() throws {
        let bitmap = Bitmap(width: 80, height: 64, layout: .rgb, bytes: [UInt8](repeating: 9, count: 15360))
        let bytes = try PNGEncoder.encode(bitmap)
        try testRun.folder.write(bytes, to: "hedda.png")
        try write("cast:\n  - { name: Hedda, portrait: hedda.png }\n")
        let entry = try #require(
            try PipelineReader(kinds: [], fileSystem: LocalFileSystem())
                .pipeline(at: testRun.folder.path.appending("pipeline.yaml")).cast.first)
        let reader = PortraitReader(LocalFileSystem())
        #expect(try reader.bytes(of: entry) == bytes)
        try testRun.folder.write(bytes + [0], to: "hedda.png")
        #expect(
            reader.problems(of: entry).map(\.message) == [
                "the portrait “hedda.png” has changed since the pipeline was read; run the command again"
            ])
        try LocalFileSystem().remove(testRun.folder.path.appending("hedda.png"))
        #expect(
            reader.problems(of: entry).first?.message.hasPrefix("the portrait “hedda.png” cannot be used: ") == true)
    }

    @Test func unusableFilesAreProblems() throws {
        try testRun.folder.write("no picture", to: "hedda.png")
        let reader = PipelineReader(kinds: [], fileSystem: LocalFileSystem())
        let path = testRun.folder.path.appending("pipeline.yaml")
        func problems(_ name: String) throws -> [String] {
            try write("cast:\n  - { name: Hedda, portrait: \(name) }\n")
            do throws(PipelineError) {
                _ = try reader.pipeline(at: path)
                return []
            } catch {
                return error.problems.map {
                    "\($0)".replacing(testRun.folder.path.string + "/", with: "")
                }
            }
        }
        #expect(
            try problems("hedda.png") == [
                "pipeline.yaml:8:30: the portrait “hedda.png” cannot be used: cannot read the picture: it does not begin like a PNG or JPEG picture; name a PNG or JPEG file"
            ])
        #expect(
            try problems("heda.png") == [
                "pipeline.yaml:8:30: cannot read the portrait “heda.png”: it does not exist; did you mean “hedda.png”?"
            ])
        try testRun.folder.write(
            try PNGEncoder.encode(
                Bitmap(width: 40, height: 64, layout: .rgb, bytes: [UInt8](repeating: 9, count: 7680))),
            to: "small.png")
        #expect(
            try problems("small.png") == [
                "pipeline.yaml:8:30: the portrait “small.png” is 40x64 pixels; each side must have from 64 to 4096"
            ])
        #expect(
            try problems("\"\"").first
                == "pipeline.yaml:8:30: “portrait” is empty")
    }
}

extension ImageRequest {
    fileprivate func seeded(_ text: String) -> ImageRequest {
        var request = self
        request.seed = StableHash(of: text).value
        return request
    }
}
