import LibraryFixtures
import PipelineFixtures
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import Reports

/// Requests of another program to a run that could not read them for a while.
struct UnreadableControlTests {
    @Test(.timeLimit(.minutes(5))) func isHeededAsSoonAsItCanBeRead() async throws {
        let testRun = try TestRun()
        let gate = Gate()
        let model = ScriptedImageGenerator("model") { _, _ in .drawWhen(gate) }
        testRun.images = [model]
        let run = try testRun.newRun()
        async let summary = run()
        while model.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        let library = try testRun.openBeside()
        try testRun.database.rename(table: "control", to: "control_away")
        while testRun.events.notices.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        // Several more checks fail.
        try await Task.sleep(for: .milliseconds(50))
        try testRun.database.rename(table: "control_away", to: "control")
        try await library.control.stop(try #require(try await library.runs.run()).id)
        try library.close()
        for _ in 1...600 where testRun.stop.reason == nil { try await Task.sleep(for: .milliseconds(5)) }
        gate.open()
        #expect(try await summary.outcome == .interrupted)
        #expect(
            try await summary.notices == [
                "what is asked of this run cannot be looked up: the library's database: no such table: control; "
                    + "it is tried again"
            ])
    }
}
