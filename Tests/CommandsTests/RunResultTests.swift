import SystemPackage
import Testing

@testable import Commands
@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import Platform
@testable import Reports

struct RunResultTests {
    private static let outcomes: [(outcome: RunEnd, reason: StopSignal.Reason?, code: Int32)] = [
        (.whole, nil, 20), (.placeholders, nil, 31), (.failures, nil, 30), (.stopped, nil, 35),
        (.interrupted, .interrupted, 130), (.interrupted, .terminated, 143), (.interrupted, .hungUp, 129),
    ]

    /// Also for input that needs fixing.
    @Test(arguments: outcomes)
    func theGravestThingDecidesTheExitCode(outcome: RunEnd, reason: StopSignal.Reason?, code: Int32) {
        #expect(Self.summary(outcome).exitStatus(stoppedBy: reason).rawValue == code)
    }

    @Test func whereItIsStrictPlaceholdersAreFailures() {
        #expect(Self.summary(.placeholders).exitStatus(stoppedBy: nil, isStrict: true) == .failures)
        #expect(Self.summary(.stopped).exitStatus(stoppedBy: nil, isStrict: true) == .stopped)
        #expect(Self.summary(.interrupted).exitStatus(stoppedBy: .terminated, isStrict: true) == .terminated)
    }

    /// A thrown error ends the command in all other conditions.
    @Test func aFailureOfTheMachineIsReportedFromOneOfTheInput() {
        let full = FileSystemError(.write, "library", .system(.noSpace))
        let errors: [(any Error, Commands.ExitStatus)] = [
            (StageError(stage: .illustrate, underlying: full), .failure),
            (StageError(stage: .export, underlying: LibraryError.unusable("library", reason: "no")), .failure),
            (full, .failure), (LibraryError.fileSystem("library", full), .failure),
            (LibraryError.missing("library"), .input), (LibraryError.locked("library", by: "another"), .locked),
            (LibraryError.olderInUse("library", by: "another"), .locked), (CancellationError(), .interrupted),
            (LockWaitStopped(reason: .interrupted), .interrupted), (LockWaitStopped(reason: .terminated), .terminated),
        ]
        for (error, status) in errors { #expect(CommandFailure(error).status == status, "\(error)") }
    }

    @Test func saysWhatItCostWhereThatIsKnown() throws {
        var summary = Self.summary(.stopped)
        #expect(summary.text() == "3 of 5 pages ready, 2 pending (3 drawn now) in 1 story, 4.0 s\n")
        #expect(try !Self.json(summary, .stopped).contains("\"cost\""))
        summary.counts.cost = Amount("0.12")
        summary.limit = .cost
        #expect(summary.text() == "3 of 5 pages ready, 2 pending (3 drawn now) in 1 story, 4.0 s\ncost    0.12\n")
        let json = try Self.json(summary, .stopped)
        #expect(json.contains(/"cost" : \{\s+"amount" : 0.12\s+\},/))
        #expect(json.contains("\"limit\" : \"cost\","))
        #expect(json.contains("\"exitCode\" : 35,"))
    }

    @Test func saysWhatHasToBeDoneBeforeItGoesOn() {
        let endings: [(RunEnd, isPaused: Bool, String)] = [
            (.interrupted, false, "Interrupted; run it again to go on.\n"),
            (
                .interrupted, true,
                "Interrupted while the library is paused; let runs begin with “nightpress resume” and run it again.\n"
            ),
            (.stopped, false, ""),
            (.stopped, true, "The library is paused; let runs begin again with “nightpress resume”.\n"),
            (.whole, true, ""),
        ]
        for (outcome, isPaused, words) in endings {
            var summary = Self.summary(outcome)
            summary.isPaused = isPaused
            #expect(
                summary.text() == "3 of 5 pages ready, 2 pending (3 drawn now) in 1 story, 4.0 s\n" + words)
        }
    }

    @Test func saysWhatItSaved() throws {
        var summary = Self.summary(.whole)
        #expect(try !Self.json(summary, .whole).contains("savedByOrigin"))
        summary.counts.saved = [.library: 1]
        #expect(summary.text().contains("\nsaved   1 request: 1 from the library\n"))
        summary.counts.saved = [.similar: 2, .library: 9, .cache: 4]
        #expect(
            summary.text().contains("\nsaved   15 requests: 9 from the library, 4 from the cache, 2 of similar pages\n")
        )
        let json = try Self.json(summary, .whole)
        #expect(
            json.contains(
                "\"savedByOrigin\" : {\n      \"cache\" : 4,\n      \"library\" : 9,\n      \"similar\" : 2\n    },"))
    }

    private static func json(_ summary: RunResult, _ status: Commands.ExitStatus) throws -> String {
        let result = RunNotification(library: "library", collections: [], summary: summary, status: status)
        return try JSONText.encode(
            CommandDocument(command: "run", library: "library", status: status, body: ResultDocument(result)))
    }

    private static func summary(_ outcome: RunEnd) -> RunResult {
        RunResult(
            run: "20261121-020000", outcome: outcome,
            counts: RunCounts(stories: 1, panels: [.ready: 3, .pending: 2], drawn: 3), seconds: 4, report: nil,
            books: [], notices: [], hasInputProblems: true)
    }
}
