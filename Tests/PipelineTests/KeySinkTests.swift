import Foundation
import PipelineFixtures
import Synchronization
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Media
@testable import Pipeline
@testable import Platform

/// Keys that reach the stages are masked where text is written: in the database, the report, the books and the pictures.
struct KeySinkTests {
    private static let key = "sk-lantern-1234"

    private struct Planner: TextGenerator {
        let name = "model"
        let echo: String

        func availability() async -> Availability { .available(detail: "scripted") }
        func write(_ parameters: StoryParameters, language: String, journal: TextJournal) async throws -> WrittenStory {
            throw GenerationError(.refused, "no \(echo)!")
        }
        func plan(_ request: PlanRequest, journal: TextJournal) async throws -> StoryPlan {
            StoryPlan(
                theme: .animals,
                characters: [
                    StoryCharacter(id: "fox", name: "Fox", kind: "fox", appearance: "a fox with \(echo) in red")
                ],
                pages: [
                    PageSpec(
                        number: 1, sentences: SentenceRange(first: 1, last: 2),
                        panels: [
                            PanelSpec(
                                direction: "A fox with \(echo) sits.", alt: "A fox sits by \(echo).", setting: .forest,
                                cast: [CastMember(character: "fox")])
                        ])
                ])
        }
    }

    /// Draws at the second request.
    private final class Painter: ImageGenerator {
        let name = "sd"
        let echo: String
        let traits = ImageGeneratorTraits(
            width: 1, drawsPagesIndependently: true, isFree: false, provenance: .model)
        private let isAsked = Mutex(false)

        init(echo: String) {
            self.echo = echo
        }

        func availability() async -> Availability { .available(detail: "scripted") }
        func picture(for request: ImageRequest) async throws -> GeneratedPicture {
            let isFirst = isAsked.withLock { isAsked in
                defer { isAsked = true }
                return !isAsked
            }
            if isFirst { throw GenerationError(.refused, "it says \(echo)") }
            return try ScriptedImageGenerator.picture(of: request)
        }
        func recipe(for request: ImageRequest) -> String { "kind=scripted\n\(request.concept)" }
    }

    private static let forms = (KeyForm.plain + KeyForm.escapes + KeyForm.digits).indices
    /// Each form is a whole run with a book, so that only some are tried unless `NIGHTPRESS_SOAK` is set.
    private static let triedForms = forms.filter {
        ProcessInfo.processInfo.environment["NIGHTPRESS_SOAK"] != nil || $0.isMultiple(of: 9)
    }

    @Test(arguments: triedForms)
    func noFileOfTheLibraryHasAKey(number: Int) async throws {
        var random = SeededGenerator(seed: UInt64(number))
        let form = KeyForm.all[number]
        let echo = form.encode(Self.key, &random)
        let testRun = try TestRun(stories: ["one.txt": "A fox sat. It slept."], export: true)
        testRun.redactor.add(Secret(Self.key))
        testRun.texts = [Planner(echo: echo)]
        testRun.images = [Painter(echo: echo)]
        _ = try await testRun.run()
        let files = LocalFileSystem()
        var texts: [(String, [UInt8])] = []
        for name in try FileManager.default.subpathsOfDirectory(atPath: testRun.library.string) {
            let path = testRun.library.appending(name)
            guard try files.status(of: path)?.kind == .file else { continue }
            texts.append((name, try files.read(path, limit: 10_000_000)))
            guard name.hasSuffix(".epub") else { continue }
            let book = try ZIPReader(path: path)
            for index in book.entries.indices {
                texts.append(("\(name) \(index)", try book.read(at: index, limit: 10_000_000)))
            }
        }
        #expect(texts.contains { $0.0.hasSuffix(".epub") })
        #expect(texts.contains { $0.0.hasSuffix(".png") })
        #expect(texts.contains { Data($0.1).range(of: Data("‹secret›".utf8)) != nil })
        for (name, bytes) in texts {
            #expect(!KeyTrace.isFound(Self.key, in: bytes, depth: bytes.count > 30_000 ? 1 : 2), "\(form) in \(name)")
        }
    }
}
