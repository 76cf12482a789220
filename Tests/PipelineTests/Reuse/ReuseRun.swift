import FakeImageServers
import PipelineFixtures
import SystemPackage
import TestSupport

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles
@testable import Reports

/// Runs over collections planned with one page for each sentence, in one library, with a model that counts its
/// requests.
final class ReuseRun {
    let testRun: TestRun
    private(set) var model: ScriptedImageGenerator

    init(takesReference: Bool = false, width: Int = 1, named name: String = "model") throws {
        testRun = try TestRun()
        model = Self.model(name, width: width, takesReference: takesReference)
        testRun.images = [model]
        testRun.texts = [EchoPlanner()]
        testRun.amend = { $0.backends = $0.images }
    }

    /// A model that draws another picture for other words.
    private static func model(_ name: String, width: Int, takesReference: Bool) -> ScriptedImageGenerator {
        ScriptedImageGenerator(name, width: width, takesReference: takesReference) { _, request in
            .send(
                FakePicture.png(
                    width: request.size.width, height: request.size.height,
                    seed: StableHash(of: request.concept, "\(request.seed)").value))
        }
    }

    /// `count` sentences, each for one page.
    static func sentences(_ count: Int, of hero: String = "Pim", begin: String = "On day") -> [String] {
        let places = ["forest", "meadow", "river", "village", "castle", "garden", "shore", "cave"]
        return (0..<count).map { "\(begin) \($0) \(hero) went to the \(places[$0 % 8]) and looked for lantern \($0)." }
    }

    func write(_ collection: String, _ stories: [String: [String]], style: String = "soft chalk", more: String = "")
        throws
    {
        for (name, sentences) in stories {
            try testRun.folder.write(sentences.joined(separator: " "), to: "\(collection)/\(name).txt")
        }
        let files = stories.keys.sorted().map { "  - file: \(collection)/\($0).txt\n" }.joined()
        try testRun.folder.write(
            "collection: \(collection)\nstyle: \(style)\nstories:\n\(files)size: 64x112\naudience: { ages: 1-18 }\n\(more)",
            to: "\(collection).yaml")
    }

    /// Runs the collections. Returns the number of requests.
    @discardableResult
    func requests(_ collections: String..., refresh: Bool = false) async throws -> (count: Int, summary: RunResult) {
        let before = model.requests.count
        let summary = try await testRun.run(collections.map { "\($0).yaml" }, refresh: refresh)
        return (model.requests.count - before, summary)
    }

    /// From now on, draws with another model.
    func replaceModel(_ name: String) {
        model = Self.model(name, width: 1, takesReference: false)
        testRun.images = [model]
    }

    func pages(_ collection: String, _ story: String) async throws -> [StoredPanel] {
        let library = try testRun.open()
        defer { try? library.close() }
        for (id, facts) in try await library.collections.all() where facts.slug.text == collection {
            for stored in try await library.collections.stories(of: id) where stored.slug.text == story {
                return try await library.collections.pages(of: stored.id).flatMap(\.panels)
            }
        }
        return []
    }

    func report(_ summary: RunResult) throws -> String {
        String(decoding: try testRun.folder.read("library/reports/\(summary.run ?? "")/run.json"), as: UTF8.self)
    }

    /// Redraws a page of a story as a page request says.
    func redraw(_ collection: String, _ story: String, _ page: Int, as pageRequest: PageRequest = PageRequest())
        async throws
    {
        let panel = try await pages(collection, story)[page - 1]
        let library = try Library.open(at: testRun.library, fileSystem: testRun.fileSystem, for: .writing)
        defer { try? library.close() }
        try await library.panels.redraw([panel.id], as: pageRequest)
    }
}
