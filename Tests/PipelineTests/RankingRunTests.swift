import PipelineFixtures
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import Reports

struct RankingRunTests {
    private static let header = "story,page,views,seconds\n"
    private static let pageCount = 12

    /// Twelve pages of one sentence each.
    private static let story = (1...pageCount).map {
        "On day \($0) Pim the fox went to the \(["forest", "meadow", "river"][$0 % 3]) with his basket and looked for "
            + "the old bell until the owl came by and it was time to go home again with him."
    }.joined(separator: " ")

    private func testRun(readers: String? = nil) throws -> TestRun {
        let testRun = try TestRun(stories: ["pim.txt": Self.story])
        let pipeline = try String(decoding: testRun.folder.read("pipeline.yaml"), as: UTF8.self)
        // The sentences are long.
        try testRun.folder.write(pipeline.replacing("ages: 1-2", with: "ages: 1-18"), to: "pipeline.yaml")
        try add(readers, to: testRun)
        return testRun
    }

    /// Adds the statistics file, and names it in the pipeline.
    private func add(_ readers: String?, to testRun: TestRun) throws {
        guard let readers else { return }
        try testRun.folder.write(Self.header + readers, to: "stats.csv")
        let pipeline = try String(decoding: testRun.folder.read("pipeline.yaml"), as: UTF8.self)
        guard !pipeline.contains("readers:") else { return }
        try testRun.folder.write(pipeline + "readers: stats.csv\n", to: "pipeline.yaml")
    }

    /// Every page was viewed a hundred times, except for the given ones.
    private static func views(_ changed: [Int: Int]) -> String {
        (1...pageCount).map { "pim,\($0),\(changed[$0] ?? 100),1000\n" }.joined()
    }

    private func accounts(_ testRun: TestRun) async throws -> [PanelDetails] {
        let library = try testRun.open()
        defer { try? library.close() }
        let (id, _) = try #require(try await library.collections.all().first)
        return try await library.panels.accounts(
            of: try #require(try await library.collections.stories(of: id).first).id)
    }

    @Test func drawsWhatReadersLookAtBeforeTheRest() async throws {
        let testRun = try testRun(readers: Self.views([12: 900, 5: 0]))
        let model = ScriptedImageGenerator("model")
        testRun.images = [model]
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole)
        #expect(summary.notices.isEmpty)
        let accounts = try await accounts(testRun)
        try #require(accounts.count == Self.pageCount)
        #expect(accounts[11].priority.level == .high)
        #expect(accounts[4].priority.reasons.last == "hardly looked at: 0 of 1900 views")
        let order = model.requests.map(\.pageNumber)
        #expect(order.prefix(3) == [1, 2, 3])
        #expect(order.last == 5)
        #expect(try #require(order.firstIndex(of: 12)) < #require(order.firstIndex(of: 4)))
    }

    @Test func ranksPendingPagesAgainWhenReadersChange() async throws {
        let testRun = try testRun()
        testRun.images = [ScriptedImageGenerator("model", availability: .unavailable(reason: "no", remedy: "no"))]
        #expect(try await testRun.run().outcome == .placeholders)
        #expect(try await accounts(testRun)[10].priority == ReasonedPriority(pageNumber: 11))
        try add(Self.views([11: 900]), to: testRun)
        let model = ScriptedImageGenerator("model")
        testRun.images = [model]
        #expect(try await testRun.run(retry: true).outcome == .whole)
        #expect(
            try await accounts(testRun)[10].priority.reasons == [
                "page 11 comes after the first seven",
                "read 900 times, 9 times as often as the story's middle page",
            ])
        #expect(try #require(model.requests.map(\.pageNumber).firstIndex(of: 11)) < 5)
    }

    @Test func leavesPagesThatAreDrawnAsTheyWereRanked() async throws {
        let testRun = try testRun()
        _ = try await testRun.run()
        let before = try await accounts(testRun).map(\.priority)
        try add(Self.views([11: 900]), to: testRun)
        #expect(try await testRun.run().run == nil, "nothing to do")
        #expect(try await accounts(testRun).map(\.priority) == before)
    }

    @Test func goesOnWithoutStatisticsThatCannotBeRead() async throws {
        let testRun = try testRun(readers: "pim,1,many,3\npim,2\n")
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole)
        #expect(summary.hasInputProblems)
        #expect(
            summary.notices == [
                "\(testRun.folder.path)/stats.csv:2: “views” is “many”, must be a whole number from 0 to 1000000000",
                "\(testRun.folder.path)/stats.csv:3: has 2 fields, must have 4: story, page, views, seconds",
            ])
        #expect(summary.drawn == Self.pageCount)
    }

    @Test func keepsTheOrderOfPendingPagesWhereStatisticsCanNoLongerBeRead() async throws {
        let testRun = try testRun(readers: Self.views([11: 900]))
        testRun.images = [ScriptedImageGenerator("model", availability: .unavailable(reason: "no", remedy: "no"))]
        _ = try await testRun.run()
        let before = try await accounts(testRun).map(\.priority)
        try testRun.folder.write("nonsense", to: "stats.csv")
        let model = ScriptedImageGenerator("model")
        testRun.images = [model]
        let summary = try await testRun.run(retry: true)
        #expect(summary.hasInputProblems && summary.outcome == .whole)
        #expect(try await accounts(testRun).map(\.priority) == before)
        #expect(try #require(model.requests.map(\.pageNumber).firstIndex(of: 11)) < 5)
    }

    @Test func saysOfStoriesAndPagesThatAreNotThere() async throws {
        let testRun = try testRun(
            readers: Self.views([:]) + "pin,1,5,5\npim,13,5,5\nthe sea,1,5,5\npim,13,1,1\npim,40,5,5\n")
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole)
        #expect(!summary.hasInputProblems)
        let file = "\(testRun.folder.path)/stats.csv"
        #expect(
            summary.notices == [
                "\(file):14: there is no story “pin”; did you mean “pim”?", "\(file):16: there is no story “the sea”",
                "\(file):15: “pim” has no page 13, only 12", "\(file):18: “pim” has no page 40, only 12",
            ])
    }

    @Test func countsWhatIsNotThereBeyondFive() async throws {
        let stories = (1...7).map { "tale-\($0),1,5,5\n" }.joined()
        let summary = try await testRun(readers: stories).run()
        #expect(summary.notices.count == 6)
        #expect(summary.notices.last?.hasSuffix("stats.csv: describes 2 more stories that are not there") == true)
        let six = try await testRun(readers: stories.replacing("tale-7", with: "pim")).run()
        #expect(six.notices.count == 6)
        #expect(six.notices.last?.hasSuffix("there is no story “tale-6”") == true)
    }

    /// A statistics file for all collections names stories that one of them does not have. There is one notice.
    @Test(arguments: [
        ("sea,1,5,5\n", []), ("sea,1,5,5\nnobody,1,5,5\n", [":3: there is no story “nobody”"]),
        ("sea,1\n", [":2: has 2 fields, must have 4: story, page, views, seconds"]),
    ])
    func takesOneFileForSeveralCollections(lines: String, notified: [String]) async throws {
        let testRun = try testRun(readers: lines)
        try testRun.folder.write("The sea was calm. A boat came in.", to: "stories/sea.txt")
        try testRun.folder.write(
            "collection: Other\nstories:\n  - file: stories/sea.txt\nsize: 64x112\nreaders: stats.csv\n",
            to: "other.yaml")
        let summary = try await testRun.run(["pipeline.yaml", "other.yaml"])
        #expect(summary.outcome == .whole)
        #expect(summary.notices == notified.map { "\(testRun.folder.path)/stats.csv\($0)" })
    }
}
