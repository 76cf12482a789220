import Foundation
import ProgramFixtures
import TestSupport
import Testing

/// Records other than the report.
extension StateInvariantTests {
    func compareMetrics(of testRun: RandomRun, with notified: ResultJSON, _ report: ReportJSON) throws {
        var pages: [String: Int] = [:]
        var attempts: [String: Int] = [:]
        var saved: [String: Int] = [:]
        var sums: [String: Double] = [:]
        for line in try testRun.text("nightpress.prom").split(separator: "\n") where !line.hasPrefix("#") {
            let sample = try #require(line.wholeMatch(of: /([a-z_]+)\{(.*)\} ([0-9.]+)/))
            let (name, value) = (String(sample.1), try #require(Double(sample.3)))
            // No value contains a quote or a comma.
            func label(_ name: String) -> String? {
                sample.2.split(separator: ",").first { $0.hasPrefix("\(name)=") }
                    .map { String($0.dropFirst(name.count + 2).dropLast()) }
            }
            switch name {
            case "nightpress_pages" where value > 0: pages[label("status") ?? "", default: 0] += Int(value)
            case "nightpress_run_attempts" where label("kind") == "picture":
                attempts[label("outcome") ?? "", default: 0] += Int(value)
            case "nightpress_run_calls_saved": saved[label("origin") ?? "", default: 0] += Int(value)
            case "nightpress_run_exit_code": #expect(Int(value) == notified.exitCode)
            case "nightpress_run_outcome": #expect((value == 1) == (label("outcome") == notified.end))
            default: sums[name, default: 0] += value
            }
        }
        #expect(pages == notified.counts.panelsByStatus)
        #expect(attempts == report.counts.attemptsByOutcome)
        #expect(saved == notified.counts.savedByOrigin)
        #expect(Int(sums["nightpress_stories"] ?? 0) == notified.counts.stories)
        #expect(Int(sums["nightpress_text_stand_ins"] ?? 0) == report.counts.textStandIns ?? 0)
        #expect(Int(sums["nightpress_run_new_pages"] ?? 0) == notified.counts.new)
        #expect(
            sums["nightpress_run_cost"].map { Int(($0 * 1e6).rounded()) }
                == notified.counts.cost.map { Int(($0.amount * 1e6).rounded()) }
        )
    }

    func compareLog(of testRun: RandomRun, with notified: ResultJSON, _ report: ReportJSON) async throws {
        let log = try testRun.decoded(LogJSON.self, try await testRun.nightpress(["log", "-n", "1", "--json"]).output)
        let last = try #require(log.runs.first)
        #expect(last.run == notified.run)
        #expect(last.end == notified.end)
        #expect(last.counts == notified.counts)
        #expect(last.collections == testRun.collections)
    }

    func compareEvents(of testRun: RandomRun, with notified: ResultJSON, _ report: ReportJSON) throws {
        let lines = try testRun.text("events.ndjson").split(separator: "\n").map(String.init)
        let schema = try PublishedSchema("Reports/Schemas/events.schema.json")
        for line in lines { #expect(try schema.problems(with: Array(line.utf8)) == [], "\(line)") }
        let events = try lines.map { try testRun.decoded(EventJSON.self, $0) }
        #expect(events.map(\.seq) == Array(1...events.count))

        let attempts = events.filter { $0.event == "attempt" }.compactMap(\.outcome)
        #expect(Dictionary(grouping: attempts) { $0 }.mapValues(\.count) == report.counts.attemptsByOutcome)
        let saved = events.filter { $0.event == "attempt" }.compactMap(\.origin)
        #expect(Dictionary(grouping: saved) { $0 }.mapValues(\.count) == notified.counts.savedByOrigin)
        let endings = events.filter { $0.event == "page-ended" }.compactMap(\.result)
        #expect(endings.count { $0 == "ready" || $0 == "placeholder" } == notified.counts.drawn)
        // The other books were not changed.
        let written = events.filter { $0.event == "book-written" }.compactMap(\.path)
        #expect(Set(written.map { "\(testRun.folder.path)/\($0)" }).isSubset(of: notified.books), "\(written)")

        let end = try #require(events.last { $0.event == "run-ended" })
        #expect(end.seq == events.count)
        #expect(end.run == notified.run)
        #expect(end.end == notified.end)
        #expect(end.exitCode == notified.exitCode)
        #expect(end.limit == notified.limit)
        #expect(end.counts == notified.counts)
        #expect(notified.counts.books == notified.books.count)
        #expect(end.report.map { "\(testRun.folder.path)/\($0)" } == notified.report)
    }
}
