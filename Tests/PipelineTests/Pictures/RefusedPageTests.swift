import PipelineFixtures
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles
@testable import Prompts

/// Pages that all backends refused are requested again only when that can help.
struct RefusedPageTests {
    private static let notice =
        "1 page is not requested again: all backends that were asked refused it, and nothing that decides the requests "
        + "has changed; “nightpress retry NAME” requests a page anyway, and “nightpress regenerate NAME --direction "
        + "TEXT” in other words"

    private static func refusing(_ name: String = "model") -> ScriptedImageGenerator {
        ScriptedImageGenerator(name) { _, _ in .fail(GenerationError(.refused, "no foxes")) }
    }

    private static func onePage() throws -> TestRun {
        try TestRun(stories: ["one.txt": "A fox sat in the dark forest."])
    }

    @Test func areNotRequestedByEveryRun() async throws {
        let testRun = try Self.onePage()
        let model = Self.refusing()
        testRun.images = [model]
        _ = try await testRun.run()
        let asked = model.requests.count
        #expect(asked == Rung.withoutLanguageModel.count)
        #expect(try await testRun.accounts().map(\.nextRequest) == [.change])
        for _ in 0..<3 {
            let summary = try await testRun.run(retry: true)
            #expect(summary.outcome == .placeholders)
            #expect(summary.notices == [Self.notice])
            #expect(summary.run == nil && summary.refused == 1, "there is nothing to do")
        }
        #expect(try await testRun.run().run == nil)
        #expect(model.requests.count == asked)
    }

    /// What a person can change of a request.
    enum Change: String, CaseIterable {
        case style, negativePrompt, size, steps, otherBackend, softening, words
    }

    @Test(arguments: Change.allCases)
    func areRequestedWhenSomethingThatDecidesTheRequestsChanges(change: Change) async throws {
        let testRun = try Self.onePage()
        testRun.images = [Self.refusing()]
        _ = try await testRun.run()
        testRun.images = [ScriptedImageGenerator("model")]
        if change == .otherBackend { testRun.images = [Self.refusing(), ScriptedImageGenerator("other")] }
        if change == .softening {
            let folder = try TemporaryFolder()
            try folder.write(#"{ "suffixes": ["Softly.", "Very softly."] }"#, to: "softening.json")
            testRun.prompts = try Prompts(folder: folder.path, fileSystem: testRun.fileSystem)
        }
        testRun.amend = { pipeline in
            switch change {
            case .style: pipeline.collection.style = "Woodcut."
            case .negativePrompt: pipeline.negativePrompt = "trees"
            case .size: pipeline.sizes = [.page]
            case .steps: pipeline.images[0].images.steps = 8
            case .otherBackend, .softening, .words: break
            }
        }
        if change == .words { try testRun.folder.write("A cat sat in the light.", to: "stories/one.txt") }
        let summary = try await testRun.run(refresh: change == .words, retry: true)
        #expect(summary.outcome == .whole, "\(summary.notices)")
        #expect(change == .words || !summary.notices.contains(Self.notice))
    }

    @Test func areRequestedWhenAPersonAsks() async throws {
        let testRun = try Self.onePage()
        let model = Self.refusing()
        testRun.images = [model]
        _ = try await testRun.run()
        let library = try testRun.openBeside()
        let panel = try #require(try await library.panel(1))
        try await library.panels.retry([panel.id])
        try library.close()
        _ = try await testRun.run()
        #expect(model.requests.count == 2 * Rung.withoutLanguageModel.count)
        _ = try await testRun.run(retry: true)
        #expect(model.requests.count == 2 * Rung.withoutLanguageModel.count, "the second refusal is remembered, too")
    }

    /// The other backend was not asked.
    @Test func areNotRefusedWhileABackendIsAway() async throws {
        let testRun = try Self.onePage()
        testRun.images = [
            ScriptedImageGenerator("other", availability: .away(reason: "connection refused", remedy: "start it")),
            Self.refusing(),
        ]
        _ = try await testRun.run()
        #expect(try await testRun.accounts().map(\.nextRequest) == [.run])
        testRun.images = [ScriptedImageGenerator("other"), Self.refusing()]
        #expect(try await testRun.run().outcome == .whole)
    }

    @Test func aRefusalByARequestedBackendSaysNothingOfTheOthers() async throws {
        let testRun = try Self.onePage()
        testRun.images = [ScriptedImageGenerator("model"), Self.refusing("strict")]
        _ = try await testRun.run(limits: RunLimits(images: 0))
        let library = try testRun.openBeside()
        let panel = try #require(try await library.panel(1))
        try await library.panels.redraw([panel.id], as: PageRequest(backend: "strict"))
        try library.close()
        #expect(try await testRun.run().outcome == .placeholders)
        #expect(try await testRun.accounts().map(\.nextRequest) == [.change])
        #expect(try await testRun.run(retry: true).outcome == .whole)
    }

    @Test func aDryRunDoesNotCountThem() async throws {
        let testRun = try Self.onePage()
        testRun.images = [Self.refusing()]
        _ = try await testRun.run()
        let forecast = try await testRun.forecast(retry: true)
        #expect(forecast.collections.map(\.left.placeholders) == [0])
        #expect(forecast.causes.isEmpty)
        #expect(forecast.notices == [Self.notice])
    }
}
