import Foundation
import LibraryFixtures
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import Platform
@testable import Reports

/// The report of a large library lists the stories that a run concerned.
struct ReportListingTests {
    private static let stories = 6

    private let testRun: TestRun

    init() throws {
        testRun = try TestRun(stories: TestRun.tales(Self.stories))
    }

    private struct Written: Decodable {
        struct LeftOut: Decodable, Equatable {
            var stories: Int
            var pages: Int
        }
        struct Story: Decodable { var story: String }

        var storiesLeftOut: LeftOut?
        var stories: [Story]
    }

    /// The files of a run's report by path, written with a limit to a new folder or over the present one.
    private func report(of run: String, limit: Int?, toNewFolder isNew: Bool = true) async throws -> [String: Data] {
        let library = try testRun.open()
        defer { try? library.close() }
        let stored = try #require(try await library.runs.run(named: run))
        let folder = ReportMaker.folder(of: stored, in: library)
        if isNew { try LocalFileSystem().removeTree(folder) }
        _ = try await ReportMaker(library: library, workingFolder: testRun.folder.path, listingLimit: limit).write(
            stored, finished: stored.finished ?? 0, end: .whole)
        var files: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder.string) {
            if let bytes = FileManager.default.contents(atPath: folder.resolving(name).string), !bytes.isEmpty {
                files[name] = bytes
            }
        }
        return files
    }

    private func written(_ files: [String: Data]) throws -> Written {
        let bytes = try #require(files["run.json"])
        return try JSONDecoder().decode(Written.self, from: bytes)
    }

    /// What `run.json` says about each story, as JSON.
    private func stories(in files: [String: Data]) throws -> [String: String] {
        let bytes = try #require(files["run.json"])
        let whole = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
        return try #require(whole["stories"] as? [[String: Any]]).reduce(into: [:]) { found, story in
            let text = try JSONSerialization.data(withJSONObject: story, options: .sortedKeys)
            found["\(story["story"] ?? "")"] = String(decoding: text, as: UTF8.self)
        }
    }

    /// Draws these pages again in a run of its own. Returns its name.
    private func redraw(_ ids: [PanelID]) async throws -> String {
        testRun.clock.advance(60)
        testRun.amendRequest = { $0.forced = ids }
        let run = try await testRun.run().run
        testRun.amendRequest = { _ in }
        return try #require(run)
    }

    private func panels() throws -> [PanelID] {
        try testRun.database.integers("SELECT id FROM panel ORDER BY id").map { PanelID(Int64($0)) }
    }

    @Test func listsEveryStoryUpToTheLimit() async throws {
        let run = try #require(try await testRun.run().run)
        let second = try await redraw([try panels()[0]])
        #expect(try await written(report(of: second, limit: Self.stories)).storiesLeftOut == nil)
        #expect(try await written(report(of: second, limit: nil)).stories.count == Self.stories)
        #expect(try await written(report(of: run, limit: 1)).stories.count == Self.stories, "all of them are new")
    }

    @Test func namesTheStoriesThatItLeavesOut() async throws {
        _ = try await testRun.run()
        let run = try await redraw([try panels()[2]])
        let files = try await report(of: run, limit: 1)
        let written = try written(files)
        #expect(written.storiesLeftOut == Written.LeftOut(stories: 5, pages: 5))
        #expect(written.stories.map(\.story) == ["tale-3"])
        #expect(files.keys.filter { $0.hasPrefix("stories/test/") } == ["stories/test/tale-3.html"])
        let index = try #require(files["index.html"])
        let page = String(decoding: index, as: UTF8.self)
        #expect(page.contains("All 6 pictures are ready"))
        #expect(
            page.contains(
                "Not listed: 5 stories with 5 pages. Every page is ready, and this run changed nothing. "
                    + "<code>nightpress report --all --run \(run) --library "))
        let junit = try #require(files["junit.xml"])
        let cases = String(decoding: junit, as: UTF8.self)
        #expect(cases.contains("tests=\"1\"") && cases.split(separator: "<testcase").count == 2)
    }

    /// After any changes: the report over a former one is byte for byte the one in a new folder, its stories are those
    /// of the full report, and what it leaves out is ready and unchanged.
    @Test(arguments: 1...4)
    func isWhatTheFullReportSays(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        _ = try await testRun.run()
        for _ in 0..<2 {
            let all = try panels()
            let run = try await redraw(
                Array(all.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))))
            let panel = try #require(all.randomElement(using: &random))
            switch Int.random(in: 0..<4, using: &random) {
            case 0: try testRun.database.execute("UPDATE panel SET status = 'failed' WHERE id = \(panel.value)")
            case 1: try testRun.database.execute("UPDATE story SET title = title || '!' WHERE id = \(panel.value)")
            case 2: try testRun.database.execute("UPDATE story SET position = NULL WHERE id = \(panel.value)")
            default: try testRun.database.execute("UPDATE panel SET status = 'placeholder' WHERE id = \(panel.value)")
            }
            let full = try await report(of: run, limit: nil)
            let over = try await report(of: run, limit: 1, toNewFolder: false)
            let short = try await report(of: run, limit: 1)
            #expect(over == short)
            let (stories, listed) = (try self.stories(in: full), try self.stories(in: short))
            #expect(stories.count == listed.count + (try written(short).storiesLeftOut?.stories ?? 0))
            for (name, story) in stories {
                if let listed = listed[name] {
                    #expect(story == listed)
                } else {
                    #expect(story.contains("\"state\":\"ready\"") && story.contains("\"new\":false"))
                    #expect(!story.contains("\"outcome\"") && !story.contains("earlierStatus"))
                }
            }
        }
    }
}
