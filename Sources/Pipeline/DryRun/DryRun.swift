import Domain
import Generation
import LibraryStore
import Media
import PipelineFiles
import Platform
import Prompts

/// Finds out what a run would do. Does the run up to the first picture, on a copy of the library and with built-in
/// generators in place of language models. Changes nothing and sends no request to a backend.
package struct DryRun: Sendable {
    private let setup: RunSetup
    private let listsPictures: Bool

    /// `listsPictures` requests each picture, not only their number.
    package init(of setup: RunSetup, listsPictures: Bool) {
        self.setup = setup
        self.listsPictures = listsPictures
    }

    /// Throws what would stop the run before it begins. Problems in single stories are sent to the listener.
    package func callAsFunction() async throws -> DryRunResult {
        try await DryRun(of: setup.grown(), listsPictures: listsPictures).result()
    }

    private func result() async throws -> DryRunResult {
        if !setup.request.isPageRequestOnly { try setup.refuseUnreadableInput() }
        let copy = try SnapshotCopy(
            of: setup.request.library, fileSystem: setup.environment.fileSystem,
            makeScratchFolder: setup.environment.makeScratchFolder)
        let library = copy.library
        // Panels of a run in progress do not count as interrupted. The dry run does not draw them.
        if copy.worker != nil { _ = try await library.panels.recoverInterruptedPanels(afterCrash: false) }
        let backends = try await BackendHistory(of: setup, in: library)
        try await library.dryRun.begin()
        let begin = BeginRun(setup: setup.withoutEffects, afterCrash: false, started: setup.environment.now())
        let run = try await begin(in: library)
        let stalePlans = try await stalePlans(of: run)
        try await RequeueLostPictures(run: run)()
        let gathered =
            setup.request.isPageRequestOnly ? [] : try await PrepareStories(generators: TextGeneratorPool(of: run))(run)
        let paused = try await library.control.state().pause
        var reader = try DryRunReader(
            setup, run, gathered, stalePlans: stalePlans, backends: backends, listsPictures: listsPictures)
        var forecast = try await reader.forecast(isLibraryNew: !copy.isThere)
        forecast.notices =
            [copy.worker.map(Self.notice), paused.map(Self.notice)].compactMap(\.self)
            + (try await growthNotices(in: library)) + forecast.notices
        try library.close()
        return forecast
    }

    /// Why the plans of stories are stale.
    private func stalePlans(of run: RunContext) async throws -> [StoryID: [String]] {
        guard setup.request.refresh || setup.request.retry else { return [:] }
        var reasons: [StoryID: [String]] = [:]
        for collection in run.collections {
            let staleness = run.staleness(of: collection.pipeline)
            for story in try await run.library.collections.stories(of: collection.id) {
                let isStandIn = staleness.requestedStandIns(of: story).contains(where: \.isOfWholePlan)
                reasons[story.id] =
                    (setup.request.refresh ? try await staleness.reasons(for: story, in: run.library) : [])
                    + (isStandIn ? ["the built-in planner stood in"] : [])
            }
        }
        return reasons
    }

    private func growthNotices(in library: Library) async throws -> [String] {
        var notices: [String] = []
        for pipeline in setup.request.pipelines {
            let stored = try await library.collections.grownStories(of: pipeline.collection.slug)
            guard setup.growthRequest(of: pipeline, after: stored) != nil, let growth = pipeline.growth else {
                continue
            }
            notices.append(
                "“\(pipeline.collection.title.singleLine)”: a language model is asked to plan "
                    + "\(Counted.stories(growth.missing(after: stored))) first; those of the built-in plan are in their places here"
            )
        }
        return notices
    }

    private static func notice(of worker: String) -> String {
        "the library is in use by \(worker); what that still makes is not taken into account"
    }

    private static func notice(of pause: LibraryControl.Pause) -> String {
        "the library is paused by \(pause.by); a run is refused until “nightpress resume”"
    }
}

extension RunSetup {
    /// The same run without limits. It writes to no disk and sends no request to a backend.
    fileprivate var withoutEffects: RunSetup {
        var request = request
        for index in request.pipelines.indices { request.pipelines[index].limits = RunLimits() }
        var environment = environment
        environment.fileSystem = ReadOnlyFileSystem(environment.fileSystem)
        return RunSetup(
            request: request, environment: environment, generators: DryRunGenerators(for: generators), prompts: prompts,
            stop: stop,
            listener: { [listener] event in
                if case .problem = event { listener(event) }
            })
    }
}
