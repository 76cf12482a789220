import SystemPackage
import Testing

@testable import Commands
@testable import Domain
@testable import Pipeline
@testable import PipelineFiles
@testable import Reports

/// Which runs are notified, and with which content.
struct NoticeTests {
    private static func ending(_ status: Commands.ExitStatus) -> RunNotification {
        RunNotification(library: "library", run: "20261122-020000", failure: CommandFailure(status, "no"))
    }

    @Test(arguments: Commands.ExitStatus.allCases)
    func troubleIsWhateverIsNotWhole(status: Commands.ExitStatus) {
        let ending = Self.ending(status)
        #expect(ending.isOccasion(.always))
        #expect(ending.isOccasion(.trouble) == (status != .whole))
        #expect(ending.isOccasion(.failure) == [2, 10, 20, 30, 40].contains(status.rawValue))
    }

    @Test func noKeyIsInherited() {
        let given = [
            "PATH": "/bin", "HOME": "/home/anna", "LC_TIME": "de_DE.UTF-8", "GEMINI_API_KEY": "secret",
            "AWS_SECRET": "secret", "NIGHTPRESS_CACHE": "/cache", "LD_PRELOAD": "x.so",
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/user/1000/bus",
        ]
        let variables = NoticeEnvironment(Self.ending(.failures), from: "/srv", inheriting: given).variables
        #expect(
            variables.keys.filter { !$0.hasPrefix("NIGHTPRESS_") }.sorted() == [
                "DBUS_SESSION_BUS_ADDRESS", "HOME", "LC_TIME", "PATH",
            ])
        #expect(variables["NIGHTPRESS_CACHE"] == nil)
        #expect(!variables.values.contains("secret"))
    }

    @Test func factsAreOneLineEach() {
        let failure = CommandFailure(.failure, "cannot write\u{1B}[2J\nSubject: \u{0}x")
        let result = RunNotification(library: "a\nb", failure: failure)
        let variables = NoticeEnvironment(result, from: "/srv", inheriting: [:]).variables
        #expect(variables["NIGHTPRESS_HEADLINE"] == "The run ended with an error: cannot write Subject: x")
        #expect(variables["NIGHTPRESS_LIBRARY"] == "", "no other name would reach it")
        #expect(variables["NIGHTPRESS_RUN"] == "")
        #expect(variables["NIGHTPRESS_EXIT_CODE"] == "40")
        #expect(variables.values.allSatisfy { !$0.utf8.contains { $0 < 0x20 } })
    }

    @Test func pathsAreAsTheyAre() {
        let ending = RunNotification(library: "l  x/\u{301} “y” ", failure: CommandFailure(.failure, "no"))
        let variables = NoticeEnvironment(ending, from: "/srv", inheriting: [:]).variables
        #expect(variables["NIGHTPRESS_LIBRARY"] == "/srv/l  x/\u{301} “y” ")
    }

    /// An empty library and an unknown one give different values.
    @Test func nothingIsCountedWhereAnErrorEndedTheRun() throws {
        let result = Self.ending(.failure)
        let variables = NoticeEnvironment(result, from: "/srv", inheriting: [:]).variables
        for name in ["STORIES", "PAGES", "READY", "PLACEHOLDERS", "FAILED", "UNDRAWN", "DRAWN", "COST", "LIMIT"] {
            #expect(variables["NIGHTPRESS_\(name)"] == "", "\(name)")
        }
        #expect(try !JSONText.encode(ResultDocument(result)).contains("counts"))
    }

    /// A run that was rejected writes nothing about the library to the metrics.
    @Test(arguments: Commands.ExitStatus.allCases)
    func onlyErrorsOfItsOwnAreOfARunThatWasNotBegun(status: Commands.ExitStatus) {
        let ending = RunNotification(library: "library", failure: CommandFailure(status))
        #expect(ending.isUnbegun)
        #expect(ending.isTurnedAway == ![2, 20, 40].contains(status.rawValue))
        #expect(!Self.ending(status).isTurnedAway, "it was begun")
    }

    @Test func countsAreThoseOfTheSummary() {
        let summary = RunResult(
            run: "20261122-020000", outcome: .failures,
            counts: RunCounts(
                stories: 2, panels: [.ready: 5, .placeholder: 2, .failed: 1, .pending: 3, .cancelled: 1], drawn: 4,
                cost: Amount("0.12")),
            seconds: 1.23456,
            report: "library/reports/r/index.html", books: ["library/bundles/a.epub"], notices: [],
            hasInputProblems: false, headline: "5 of 12 pictures are ready.")
        let result = RunNotification(
            library: "library", collections: [Slug(title: "Tales")], summary: summary, status: .failures)
        let variables = NoticeEnvironment(result, from: "/srv/books", inheriting: [:]).variables
        for (name, value) in [
            ("PAGES", "12"), ("READY", "5"), ("PLACEHOLDERS", "2"), ("FAILED", "1"), ("UNDRAWN", "4"),
            ("COST", "0.12"), ("LIBRARY", "/srv/books/library"), ("OUTCOME", "failures"), ("EXIT_CODE", "30"),
        ] {
            #expect(variables["NIGHTPRESS_\(name)"] == value, "\(name)")
        }
        let document = ResultDocument(result, from: "/srv/books")
        #expect(document.report == "/srv/books/library/reports/r/index.html")
        #expect(document.books == ["/srv/books/library/bundles/a.epub"])
        #expect(document.seconds == 1.235)
        #expect(document.headline == "5 of 12 pictures are ready.")
        #expect(ResultDocument(result).report == "library/reports/r/index.html")
    }
}
