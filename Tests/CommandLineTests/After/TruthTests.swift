import FakeImageServers
import Foundation
import SystemPackage
import TestServer
import TestSupport
import Testing

/// Whatever tells what came of a run tells the same: the terminal, `status`, `log`, all files of the report, metrics,
/// and what commands under `notify:` are given.
struct TruthTests {
    @Test(arguments: 1...50)
    func everybodyTellsTheSame(seed: Int) async throws {
        let situation: @Sendable (RecordedRequest) -> ImageSituation = {
            RandomNight.situation($0, seed: UInt64(seed))
        }
        try await PictureNight.serving(FakeSDServer(), in: situation) { server in
            let night = try await RandomNight(seed: UInt64(seed), server: server.url)
            let outcome = try await night.run()
            let told = try night.decoded(ResultJSON.self, night.text("told.json"))
            let report = try #require(told.report.map { FilePath($0).removingLastComponent() }, "\(outcome.messages)")
            func file(_ name: String) throws -> String {
                try String(contentsOfFile: report.appending(name).string, encoding: .utf8)
            }
            let run = try night.decoded(Report.self, file("run.json"))

            #expect(told.exitCode == Int(outcome.code))
            #expect(told.pages == run.stories.flatMap(\.pages).count)
            compare(told, with: run)
            if night.printsJSON {
                let printed = try night.decoded(ResultJSON.self, outcome.output)
                #expect(
                    printed.panels == told.panels && printed.drawn == told.drawn && printed.exitCode == told.exitCode)
                #expect(printed.headline == told.headline && printed.cost == told.cost)
            } else {
                let words = try #require(
                    outcome.output.firstMatch(of: /^(\d+) of (\d+) pages? ready.*\((\d+) drawn now\) in (\d+) stor/))
                #expect(
                    [words.1, words.2, words.3, words.4].compactMap { Int($0) } == [
                        told.ready, told.pages, told.drawn, told.stories,
                    ])
            }
            try await compareStatus(of: night, with: told)
            try compareJUnit(file("junit.xml"), with: told, isStrict: night.isStrict)
            compareAttempts(try file("attempts.tsv"), with: run)
            #expect(try file("index.html").contains("<h1>\(run.run.headline)</h1>"))
            try compareMetrics(of: night, with: told, run)
            try await compareLog(of: night, with: told, run)
        }
    }

    private func compare(_ told: ResultJSON, with report: Report) {
        let (counts, pages) = (report.counts, report.stories.flatMap(\.pages))
        #expect(told.panels == counts.byStatus)
        #expect(counts.byStatus == Dictionary(grouping: pages, by: \.status).mapValues(\.count))
        let numbers: [Int] = [
            counts.pages, counts.ready, counts.placeholders, counts.failed, counts.undrawn, counts.new, counts.attempts,
            counts.stories,
        ]
        let same: [Int] = [
            told.pages, told.ready, told.placeholders, told.failed, told.undrawn, told.new, told.attempts, told.stories,
        ]
        #expect(same == numbers)
        #expect(told.ready + told.placeholders + told.failed + told.undrawn == told.pages)
        #expect(counts.new == pages.count(where: \.new))
        #expect(told.cost == counts.cost)
        #expect(told.callsSaved ?? [:] == counts.callsSavedByOrigin)
        #expect(told.headline == report.run.headline)
        #expect(told.outcome == report.run.outcome)
        #expect(told.run == report.run.id)
    }

    private func compareStatus(of night: RandomNight, with told: ResultJSON) async throws {
        let status = try night.decoded(Status.self, try await night.nightpress(["status", "--json"]).output)
        let stories = status.collections.filter { night.collections.contains($0.name) }.flatMap(\.stories)
            .filter(\.isListed)
        #expect(stories.count == told.stories)
        #expect(Self.sum(stories.map(\.panels)) == told.panels)
        #expect(status.lastRun.name == told.run)
        #expect(status.lastRun.outcome == told.outcome)
    }

    private func compareJUnit(_ junit: String, with told: ResultJSON, isStrict: Bool) throws {
        let failures = told.failed + (isStrict ? told.placeholders : 0)
        let elements = ["testcase", "failure", "skipped", "error"].map { junit.ranges(of: "<\($0) ").count }
        #expect(elements == [told.pages, failures, told.pages - told.ready - failures, 0])
        let head = try #require(junit.firstMatch(of: /<testsuites [^>]*tests="(\d+)" failures="(\d+)"/))
        #expect([head.1, head.2].compactMap { Int($0) } == [told.pages, failures])
    }

    private func compareAttempts(_ table: String, with report: Report) {
        let outcomes = table.split(separator: "\n").dropFirst().map {
            String($0.split(separator: "\t", omittingEmptySubsequences: false)[14])
        }
        #expect(Dictionary(grouping: outcomes) { $0 }.mapValues(\.count) == report.counts.attemptsByOutcome)
    }

    private func compareMetrics(of night: RandomNight, with told: ResultJSON, _ report: Report) throws {
        var pages: [String: Int] = [:]
        var attempts: [String: Int] = [:]
        var saved: [String: Int] = [:]
        var sums: [String: Double] = [:]
        for line in try night.text("nightpress.prom").split(separator: "\n") where !line.hasPrefix("#") {
            let sample = try #require(line.wholeMatch(of: /([a-z_]+)\{(.*)\} ([0-9.]+)/))
            let (name, value) = (String(sample.1), try #require(Double(sample.3)))
            // None of these values has a quote or a comma in it.
            func label(_ name: String) -> String? {
                sample.2.split(separator: ",").first { $0.hasPrefix("\(name)=") }
                    .map { String($0.dropFirst(name.count + 2).dropLast()) }
            }
            switch name {
            case "nightpress_pages" where value > 0: pages[label("status") ?? "", default: 0] += Int(value)
            case "nightpress_run_attempts" where label("kind") == "picture":
                attempts[label("outcome") ?? "", default: 0] += Int(value)
            case "nightpress_run_calls_saved": saved[label("origin") ?? "", default: 0] += Int(value)
            case "nightpress_run_exit_code": #expect(Int(value) == told.exitCode)
            case "nightpress_run_outcome": #expect((value == 1) == (label("outcome") == told.outcome))
            default: sums[name, default: 0] += value
            }
        }
        #expect(pages == told.panels)
        #expect(attempts == report.counts.attemptsByOutcome)
        #expect(saved == told.callsSaved ?? [:])
        #expect(Int(sums["nightpress_stories"] ?? 0) == told.stories)
        #expect(Int(sums["nightpress_run_new_pages"] ?? 0) == told.new)
        #expect(
            sums["nightpress_run_cost"].map { Int(($0 * 1e6).rounded()) } == told.cost.map { Int(($0 * 1e6).rounded()) }
        )
    }

    private func compareLog(of night: RandomNight, with told: ResultJSON, _ report: Report) async throws {
        let log = try night.decoded(Log.self, try await night.nightpress(["log", "-n", "1", "--json"]).output)
        let last = try #require(log.runs.first)
        #expect(last.run == told.run)
        #expect(last.outcome == told.outcome)
        #expect(last.panels == told.panels)
        #expect(last.new == told.new)
        #expect(last.drawn == told.drawn)
        #expect(last.stories == told.stories)
        #expect(last.attemptsByOutcome == report.counts.attemptsByOutcome)
        #expect(last.cost == told.cost)
        #expect(last.callsSaved == told.callsSaved ?? [:])
        #expect(last.collections == night.collections)
        #expect(last.books == told.books.count)
    }

    private static func sum(_ counts: [[String: Int]]) -> [String: Int] {
        counts.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    }

    private struct Report: Decodable {
        struct Run: Decodable {
            var id: String
            var headline: String
            var outcome: String
        }
        struct Counts: Decodable {
            var stories: Int
            var pages: Int
            var ready: Int
            var placeholders: Int
            var failed: Int
            var undrawn: Int
            var new: Int
            var attempts: Int
            var byStatus: [String: Int]
            var attemptsByOutcome: [String: Int]
            var callsSavedByOrigin: [String: Int]
            var cost: Double?
        }
        struct Story: Decodable { var pages: [Page] }
        struct Page: Decodable {
            var status: String
            var new: Bool
        }

        var run: Run
        var counts: Counts
        var stories: [Story]
    }

    private struct Status: Decodable {
        struct Collection: Decodable {
            var name: String
            var stories: [Story]
        }
        struct Story: Decodable {
            var isListed: Bool
            var panels: [String: Int]
        }
        struct Run: Decodable {
            var name: String
            var outcome: String
        }

        var collections: [Collection]
        var lastRun: Run
    }

    private struct Log: Decodable {
        struct Run: Decodable {
            var run: String
            var outcome: String
            var panels: [String: Int]
            var new: Int
            var drawn: Int
            var stories: Int
            var books: Int
            var attemptsByOutcome: [String: Int]
            var callsSaved: [String: Int]
            var cost: Double?
            var collections: [String]
        }

        var runs: [Run]
    }
}
