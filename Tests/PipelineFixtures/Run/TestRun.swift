package import Foundation
import Synchronization
package import SystemPackage
package import TestSupport

@testable import Backends
@testable import BuiltIn
@testable package import Domain
@testable package import Generation
@testable package import LibraryStore
@testable package import Pipeline
@testable package import PipelineFiles
@testable package import Platform
@testable package import Prompts

/// A folder with a pipeline. Runs use the test's own clock and generators.
package final class TestRun {
    /// About 130 words: several pages for the youngest listeners.
    package static let story = """
        # The Lantern Fox

        A small fox named Pim lived in the forest. Every night Pim lit a lantern and hung it on the old oak. The owl \
        came to look. The mouse came to look, too.

        "Why do you light it?" asked the owl. "So that nobody is lost," said Pim. The owl thought about that for a \
        long time.

        One night the wind blew hard. It blew the leaves from the trees, and it blew the lantern out. Pim ran through \
        the forest to find a new candle. He looked in the cave. He looked by the river. There was none.

        Then the mouse brought a match. The owl brought a candle stump. Together they lit the lantern again. "Now it \
        is our lantern," said Pim, and they all sat down beside it and slept until morning.
        """

    /// Files with a story of one page each.
    package static func tales(_ count: Int) -> [String: String] {
        Dictionary(uniqueKeysWithValues: (1...count).map { ("tale-\($0).txt", "A fox sat.") })
    }

    package let folder: TemporaryFolder
    private let scratch: TemporaryFolder
    /// Nil for those that are compiled in.
    package var prompts: Prompts?
    /// Made once, because the planner's words are a large file.
    private static let builtIn = BuiltInGenerators(prompts: Prompts(), processorCount: 2)
    package let clock = TestClock()
    /// Replaces ``clock`` if set.
    package var hostClock: HostClock?
    package let events = EventLog()
    package var stop = StopSignal()
    package var timeZone = TimeZone.gmt
    /// Image generators by the names in the pipeline, in addition to `stub`.
    package var images: [any ImageGenerator] = []
    /// The servers of the image backend `sd`, in order, in place of ``images``.
    package var imageServers: [(address: String, generator: any ImageGenerator)] = []
    /// The servers of the text backend `writer`, in order, in place of ``texts``.
    package var textServers: [(address: String, generator: any TextGenerator)] = []
    /// Whether the pipelines' own lists of image generators are used, with the generators of ``images``.
    package var usesPipelinesAsTheyAre = false
    /// Text generators by the names in the pipeline, in addition to `stub`.
    package var texts: [any TextGenerator] = []
    package var fileSystem: any FileSystem = LocalFileSystem(durability: .relaxed)
    /// Waits until a run checks again for page requests.
    package var nextLook: @Sendable () async throws -> Void = { try await Task.sleep(for: .milliseconds(10)) }
    /// Knows the keys of the run.
    package let redactor = Redactor()
    /// Where pictures are shared with other libraries.
    package var cache: FilePath?

    /// `export`: the pipeline exports EPUBs; otherwise no book is made.
    package init(
        stories: [String: String] = ["the-lantern-fox.md": TestRun.story], size: String = "64x112",
        export: Bool = false
    ) throws {
        folder = try TemporaryFolder()
        scratch = try TemporaryFolder()
        for (name, text) in stories { try folder.write(text, to: "stories/\(name)") }
        let files = stories.keys.sorted().map { "  - file: stories/\($0)" }.joined(separator: "\n")
        try folder.write(
            "collection: Test\nstories:\n\(files)\nsize: \(size)\naudience: { ages: 1-2 }\n"
                + (export ? "export: [epub]\n" : ""),
            to: "pipeline.yaml")
    }

    /// Uses language models as text generators, with the test's clock.
    package func ask(_ models: [any LanguageModel]) throws {
        texts = try models.map(textGenerator)
    }

    /// Uses language models as the servers of the text backend `writer`.
    package func ask(servers: [(address: String, model: any LanguageModel)]) throws {
        textServers = try servers.map { ($0.address, try textGenerator($0.model)) }
    }

    private func textGenerator(_ model: any LanguageModel) throws -> any TextGenerator {
        let prompts = Prompts()
        return ModelTextGenerator(
            model: model, book: try PromptBook(prompts), validator: try PlanRules(prompts: prompts).validator,
            standIn: try Self.builtIn.standInPlanner, time: time)
    }

    /// The attempts of text generators in the last run, in order.
    package func textAttempts() async throws -> [TextAttempt] {
        let library = try open()
        defer { try? library.close() }
        guard let run = try await library.runs.run() else { return [] }
        return try await library.runs.textAttempts(in: run.id)
    }

    /// The stories of the collection, in order.
    package func stories() async throws -> [StoredStory] {
        let library = try open()
        defer { try? library.close() }
        guard let (id, _) = try await library.collections.all().first else { return [] }
        return try await library.collections.stories(of: id)
    }

    package var library: FilePath { folder.path.appending("library") }

    /// How long runs wait for backends that are away: by default not at all.
    package var outageLimits = OutageLimits.none

    /// Changes a pipeline file after it is read.
    package var amend: (inout PipelineFile) -> Void = { _ in }

    /// Changes a run's request after the test's options are set.
    package var amendRequest: (inout RunRequest) -> Void = { _ in }

    /// Runs the pipelines. The test's `images` and `texts` come before the built-in generators.
    package func run(
        _ files: [String] = ["pipeline.yaml"], refresh: Bool = false, retry: Bool = false, askedOnly: Bool = false,
        patience: Duration = .zero, limits: RunLimits = RunLimits()
    ) async throws -> RunResult {
        try await RunPipelines(
            setup(files, refresh: refresh, retry: retry, askedOnly: askedOnly, patience: patience, limits: limits))()
    }

    /// The same run, not yet started.
    package func newRun(patience: Duration = .zero, limits: RunLimits = RunLimits()) throws -> RunPipelines {
        RunPipelines(try setup(patience: patience, limits: limits))
    }

    package func setup(
        _ files: [String] = ["pipeline.yaml"], refresh: Bool = false, retry: Bool = false, askedOnly: Bool = false,
        patience: Duration = .zero, limits: RunLimits = RunLimits()
    ) throws -> RunSetup {
        let reader = PipelineReader(kinds: BackendList.kinds, fileSystem: LocalFileSystem())
        let pipelines = try files.map { file in
            var pipeline = try reader.pipeline(at: folder.path.appending(file))
            if !images.isEmpty, !usesPipelinesAsTheyAre {
                pipeline.images = images.map {
                    BackendSettings(name: $0.name, kind: "sdcpp", images: ImageSettings(price: $0.traits.price))
                }
                pipeline.images.append(.stub)
            }
            if !texts.isEmpty { pipeline.text = texts.map { BackendSettings(name: $0.name, kind: .stub) } + [.stub] }
            if !imageServers.isEmpty {
                pipeline.images = [
                    BackendSettings(name: "sd", kind: "sdcpp", servers: imageServers.map(\.address)), .stub,
                ]
            }
            if !textServers.isEmpty {
                pipeline.text = [
                    BackendSettings(name: "writer", kind: "openai", servers: textServers.map(\.address)), .stub,
                ]
            }
            pipeline.limits = limits.orElse(pipeline.limits)
            pipeline.outageLimits = outageLimits
            amend(&pipeline)
            return pipeline
        }
        var request = RunRequest(
            pipelines: pipelines, library: library, refresh: refresh, retry: retry,
            isPageRequestOnly: askedOnly, lockPatience: patience, cache: cache)
        amendRequest(&request)
        return RunSetup(
            request: request, environment: environment,
            generators: TestFactory(
                builtIn: prompts.map { BuiltInGenerators(prompts: $0, processorCount: 2) } ?? Self.builtIn,
                images: images, imageServers: Dictionary(uniqueKeysWithValues: imageServers),
                textServers: Dictionary(uniqueKeysWithValues: textServers), texts: texts),
            prompts: prompts ?? Prompts(), stop: stop, listener: events.add)
    }

    /// Draws pages without a picture for books.
    package func placeholders() throws -> any ImageGenerator {
        try Self.builtIn.imageGenerator(for: .placeholder)
    }

    package var environment: HostEnvironment {
        var environment = HostEnvironment(
            fileSystem: fileSystem, time: time, timeZone: timeZone,
            program: RunningProgram(version: "test", host: "test", processIdentifier: 1), workingFolder: folder.path,
            makeScratchFolder: { [scratch = scratch.path.appending("one")] in
                try LocalFileSystem().makeDirectory(scratch)
                return scratch
            })
        environment.nextLook = nextLook
        environment.redactor = redactor
        environment.sourceDateEpoch = 1_000_000_000
        return environment
    }

    private var time: HostClock {
        hostClock
            ?? HostClock(
                now: { [clock] in clock.now }, uptime: { [clock] in clock.now },
                sleep: { [clock] in try await clock.sleep($0) })
    }

    package func open() throws -> Library {
        try Library.open(at: library, fileSystem: LocalFileSystem(), for: .reading)
    }

    /// Panels by status, and all attempts in order.
    package func outcome() async throws -> (counts: [PanelStatus: Int], attempts: [Attempt]) {
        let library = try open()
        defer { try? library.close() }
        var counts: [PanelStatus: Int] = [:]
        var attempts: [Attempt] = []
        for (id, _) in try await library.collections.all() {
            counts.merge(try await library.panels.panelCounts(in: [id])) { $0 + $1 }
            for story in try await library.collections.stories(of: id) {
                let byPanel = try await library.collections.attempts(of: story.id)
                attempts += byPanel.sorted { $0.key.value < $1.key.value }.flatMap(\.value)
            }
        }
        return (counts, attempts)
    }
}

/// A clock that only sleeping advances.
package final class TestClock: Sendable {
    private let state = Mutex((now: 1_800_000_000.0, slept: [Duration]()))

    package var now: Double { state.withLock(\.now) }
    package var slept: [Duration] { state.withLock(\.slept) }

    package func advance(_ seconds: Double) { state.withLock { $0.now += seconds } }

    package func sleep(_ duration: Duration) async throws {
        // Other tasks continue meanwhile.
        let end = now + duration / .seconds(1)
        try await Task.sleep(for: .milliseconds(1))
        state.withLock {
            $0.now = max($0.now, end)
            $0.slept.append(duration)
        }
    }
}

package final class EventLog: Sendable {
    private let events = Mutex<[RunEvent]>([])

    @Sendable package func add(_ event: RunEvent) { events.withLock { $0.append(event) } }

    package var all: [RunEvent] { events.withLock(\.self) }

    package var notices: [String] {
        events.withLock { $0 }.compactMap { if case .notice(let text) = $0 { text } else { nil } }
    }

    /// The limits that runs announced.
    package var limits: [String] {
        events.withLock { $0 }.compactMap { event -> [String]? in
            if case .limits(let words, _) = event { words } else { nil }
        }.flatMap(\.self)
    }

    /// The numbers of pictures that runs announced.
    package var announcedPictures: [Int] {
        events.withLock { $0 }.compactMap { if case .illustrating(let pictures, _, _) = $0 { pictures } else { nil } }
    }

    package var drawn: Int {
        events.withLock { $0 }.reduce(0) { if case .finished(_, .drawn) = $1 { $0 + 1 } else { $0 } }
    }
}
