import SystemPackage
import TestSupport
import Testing

@testable import Commands
@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import Platform
@testable import Reports

struct MetricsTests {
    /// Values of labels with quotes, escapes and line ends, also with combining accents on them.
    private static let hostile = [
        "plain", "a \"b\" \\ c", "line\nend", "carriage\r\nreturn", "quote\"\u{301}accent", "{a=\"b\"} 1\n# EOF", "",
        "\u{202E}\u{1B}[2J", "物語",
    ]

    private static func sample(
        _ family: MetricFamily, of collection: String = "tales", in library: String = "/books",
        labels more: [String: String] = [:],
        _ value: Double
    ) -> MetricSample {
        let owner = MetricSample.Owner(library: library, collection: collection)
        let labels = more.sorted { $0.key < $1.key }.map { MetricSample.Label($0.key, $0.value) }
        return MetricSample(family: family, labels: owner.labels + labels, value: value)
    }

    private static func file(in folder: TemporaryFolder) -> MetricsFile {
        MetricsFile(
            path: folder.path.appending("nightpress.prom"), fileSystem: LocalFileSystem(),
            sleep: { try await Task.sleep(for: $0) })
    }

    @Test(arguments: hostile)
    func labelsAreReadAsTheyWereWritten(text: String) {
        let samples = [
            Self.sample(.runAttempts, of: text, in: text, labels: ["backend": text, "outcome": "ready"], 3),
            Self.sample(.exitCode, 30),
        ]
        let written = MetricsText.text(samples)
        let grammar = MetricsGrammar(written)
        #expect(grammar.problems == [])
        #expect(grammar.samples.contains { $0.labels["backend"] == text && $0.labels["library"] == text })
        #expect(MetricsReader.samples(in: written)?.sorted { $0.value < $1.value } == samples)
    }

    @Test func everyFamilyHasAUnitATypeAndAHelpOfItsOwn() {
        let text = MetricsText.text(MetricFamily.allCases.map { Self.sample($0, 1.5) })
        let grammar = MetricsGrammar(text)
        #expect(grammar.problems == [])
        #expect(Set(grammar.types.keys) == Set(MetricFamily.allCases.map(\.rawValue)))
        #expect(Set(MetricFamily.allCases.map(\.help)).count == MetricFamily.allCases.count)
        for family in MetricFamily.allCases { #expect(family.rawValue.hasPrefix("nightpress_")) }
    }

    private static let values: [(value: Double, text: String)] = [
        (0, "0"), (1_800_000_000, "1800000000"), (0.04, "0.04"), (1_800_000_000.25, "1800000000.25"),
    ]

    @Test(arguments: values)
    func valuesAreShort(value: Double, text: String) {
        #expect(MetricsText.text([Self.sample(.cost, value)]).hasSuffix("} \(text)\n"))
    }

    /// Several timers may use the same file.
    @Test func aRunLeavesWhatOthersWrote() async throws {
        let folder = try TemporaryFolder()
        let file = Self.file(in: folder)
        try await file.write([Self.sample(.exitCode, of: "a", 0)], of: "/books", known: ["a", "b"], now: 1000)
        try await file.write([Self.sample(.exitCode, of: "b", 30)], of: "/books", known: ["a", "b"], now: 1000)
        try await file.write([Self.sample(.exitCode, of: "a", in: "/more", 35)], of: "/more", known: ["a"], now: 1000)
        try await file.write([Self.sample(.exitCode, of: "b", 31)], of: "/books", known: ["a", "b"], now: 1000)
        let grammar = MetricsGrammar(String(decoding: try folder.read("nightpress.prom"), as: UTF8.self))
        #expect(grammar.problems == [])
        #expect(
            grammar.samples.map { "\($0.labels["library"] ?? "")/\($0.labels["collection"] ?? "") \($0.value)" }
                == ["/books/a 0.0", "/books/b 31.0", "/more/a 35.0"])
    }

    @Test func whatIsRemovedFromTheLibraryIsGoneFromTheFile() async throws {
        let folder = try TemporaryFolder()
        let file = Self.file(in: folder)
        try await file.write([Self.sample(.exitCode, of: "a", 0)], of: "/books", known: nil, now: 1000)
        try await file.write([Self.sample(.exitCode, of: "b", 0)], of: "/books", known: ["b"], now: 1000)
        let grammar = MetricsGrammar(String(decoding: try folder.read("nightpress.prom"), as: UTF8.self))
        #expect(grammar.samples.map { $0.labels["collection"] } == ["b"])
    }

    /// A run with nothing to do is also a success, and has no row in the library.
    @Test func theLastSuccessNeverGoesBack() async throws {
        let folder = try TemporaryFolder()
        let file = Self.file(in: folder)
        try await file.write([Self.sample(.lastSuccess, 200)], of: "/books", known: nil, now: 1000)
        try await file.write([Self.sample(.lastSuccess, 100)], of: "/books", known: nil, now: 1000)
        try await file.write([Self.sample(.exitCode, 30)], of: "/books", known: nil, now: 1000)
        let grammar = MetricsGrammar(String(decoding: try folder.read("nightpress.prom"), as: UTF8.self))
        #expect(grammar.value("nightpress_run_last_success_timestamp_seconds") == 200)
        #expect(grammar.value("nightpress_run_exit_code") == 30)
    }

    /// A wrong clock in one run must not silence an alert for years.
    @Test func aSuccessThatIsStillToComeIsForgotten() async throws {
        let folder = try TemporaryFolder()
        let file = Self.file(in: folder)
        try await file.write([Self.sample(.lastSuccess, 4_102_444_800)], of: "/books", known: nil, now: 4_102_444_800)
        try await file.write([Self.sample(.lastSuccess, 900)], of: "/books", known: nil, now: 1000)
        let grammar = MetricsGrammar(String(decoding: try folder.read("nightpress.prom"), as: UTF8.self))
        #expect(grammar.value("nightpress_run_last_success_timestamp_seconds") == 900)
    }

    /// Values of the library as a whole are valid until its collections have values.
    @Test func aRunThatCouldNotBeginIsForgottenWhenOneBegins() async throws {
        let folder = try TemporaryFolder()
        let file = Self.file(in: folder)
        func codes() throws -> [String] {
            MetricsReader.samples(in: String(decoding: try folder.read("nightpress.prom"), as: UTF8.self))?
                .map { "\($0["library"] ?? "")/\($0["collection"] ?? "") \($0.value)" } ?? []
        }
        try await file.write([Self.sample(.exitCode, 0)], of: "/books", known: ["tales"], now: 1000)
        let other = MetricSample.Owner(library: "/more", collection: nil)
        let unbegun = MetricSample(family: .exitCode, labels: [.init("library", "/books")], value: 20)
        try await file.write([unbegun], of: "/books", known: ["tales"], now: 1000)
        try await file.write(
            [MetricSample(family: .exitCode, labels: other.labels, value: 40)], of: "/more", known: nil, now: 1000)
        #expect(try codes() == ["/books/ 20.0", "/books/tales 0.0", "/more/ 40.0"])
        try await file.write([Self.sample(.exitCode, 31)], of: "/books", known: ["tales"], now: 1000)
        #expect(try codes() == ["/books/tales 31.0", "/more/ 40.0"])
    }

    @Test(arguments: ["root:x:0:0::/root:/bin/sh\n", "node_load1 0.5\n", "\u{0}\u{0}\u{0}"])
    func aFileOfSomethingElseIsLeftAlone(text: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "nightpress.prom")
        let file = Self.file(in: folder)
        await #expect(throws: MetricsFile.Refusal.self) {
            try await file.write([Self.sample(.exitCode, 0)], of: "/books", known: nil, now: 1000)
        }
        #expect(String(decoding: try folder.read("nightpress.prom"), as: UTF8.self) == text)
    }

    @Test func linesOfAnotherVersionAreLeftOut() throws {
        let text = """
            # HELP nightpress_pages Pages.
            # TYPE nightpress_pages gauge
            nightpress_pages{library="/b",collection="c",status="ready"} 4
            nightpress_pages{library="/b",collection="c",status="ready} 4
            nightpress_moons{library="/b",collection="c"} 1

            """
        #expect(
            MetricsReader.samples(in: text) == [Self.sample(.pages, of: "c", in: "/b", labels: ["status": "ready"], 4)])
        #expect(MetricsReader.samples(in: "") == [])
    }

    /// While a run is in progress, its end is not reported.
    @Test func aRunThatGoesOnHasNotEnded() {
        let measurement = RunMetricSamples(
            library: "/books", collections: [Slug(title: "Tales")], tallies: [], run: nil, ending: nil, now: 100)
        let grammar = MetricsGrammar(MetricsText.text(measurement.samples))
        #expect(grammar.value("nightpress_run_in_progress") == 1)
        for name in ["end_timestamp_seconds", "outcome", "exit_code", "last_success_timestamp_seconds"] {
            #expect(grammar.value("nightpress_run_\(name)") == nil, "\(name)")
        }
    }

    @Test(arguments: [Commands.ExitStatus.failure, .input])
    func anErrorIsAnOutcome(status: Commands.ExitStatus) {
        let ending = RunNotification(library: "books", failure: CommandFailure(status, "no"), seconds: 2.5)
        let measurement = RunMetricSamples(
            library: "/books", collections: [nil], tallies: [], run: nil, ending: ending, now: 100)
        let grammar = MetricsGrammar(MetricsText.text(measurement.samples))
        #expect(grammar.value("nightpress_run_outcome", ["outcome": "error"]) == 1)
        #expect(grammar.value("nightpress_run_outcome") == 1, "and no other")
        #expect(grammar.value("nightpress_run_exit_code") == Double(status.rawValue))
        #expect(grammar.value("nightpress_run_start_timestamp_seconds") == 97.5)
        #expect(grammar.value("nightpress_run_in_progress") == nil, "another run may continue")
        #expect(grammar.samples.allSatisfy { $0.labels["collection"] == nil })
        #expect(grammar.value("nightpress_run_last_success_timestamp_seconds") == nil)
    }
}
