import Domain
import Generation
import LibraryStore
import PipelineFiles
import Platform
import Prompts

/// What a run would do, found out by doing it up to the first picture, on a copy of the library and with
/// stand-ins for language models. Touches nothing, asks nobody.
package struct DryRun: Sendable {
    private let order: RunPipelines
    private let listsPictures: Bool

    /// `listsPictures` says whether each picture is told, and not only how many there are.
    package init(of order: RunPipelines, listsPictures: Bool) {
        self.order = order
        self.listsPictures = listsPictures
    }

    /// Throws what would stop the run before it begins. What is to be mended in single stories goes to the listener.
    package func callAsFunction() async throws -> DryRunResult {
        if !order.request.isPageRequestOnly { try order.refuseUnreadableInput() }
        let copy = try SnapshotCopy(
            of: order.request.library, fileSystem: order.environment.fileSystem,
            makeScratchFolder: order.environment.makeScratchFolder)
        let library = copy.library
        // What a run has in hand is not interrupted, and here nobody draws it.
        if copy.worker != nil { _ = try await library.panels.recoverInterruptedPanels(afterCrash: false) }
        let backends = try await BackendHistory(of: order, in: library)
        try await library.dryRun.begin()
        let started = (wall: order.environment.now(), uptime: order.environment.uptime())
        var night = try await RunStages.begin(
            order.rehearsal, library: library, afterCrash: false, started: started)
        let stalePlans = try await stalePlans(of: night)
        try await night.prepare()
        let paused = try await library.control.state().pause
        var reader = try DryRunReader(
            order: order, night: night, stalePlans: stalePlans, backends: backends, listsPictures: listsPictures,
            isLibraryNew: !copy.isThere)
        var forecast = try await reader.forecast()
        forecast.notices =
            [copy.worker.map(Self.notice), paused.map(Self.notice)].compactMap(\.self) + forecast.notices
        try library.close()
        return forecast
    }

    /// Why stories would be planned otherwise now.
    private func stalePlans(of night: RunStages) async throws -> [StoryID: [String]] {
        guard order.request.refresh else { return [:] }
        var reasons: [StoryID: [String]] = [:]
        for (pipeline, collection) in zip(order.request.pipelines, night.collections) {
            let staleness = night.staleness(of: pipeline)
            for story in try await night.library.collections.stories(of: collection) {
                let better = staleness.couldBeBetter(story) ? ["the built-in planner stood in"] : []
                reasons[story.id] = staleness.reasons(for: story) + better
            }
        }
        return reasons
    }

    private static func notice(of worker: String) -> String {
        "the library is in use by \(worker); what that still makes is not taken into account"
    }

    private static func notice(of pause: LibraryControl.Pause) -> String {
        "the library is paused by \(pause.by); a run is refused until “nightpress resume”"
    }
}

extension RunPipelines {
    /// The same run, which ends at no limit, writes to no disk and asks nobody.
    fileprivate var rehearsal: RunPipelines {
        var request = request
        for index in request.pipelines.indices { request.pipelines[index].limits = RunLimits() }
        var environment = environment
        environment.fileSystem = ReadOnlyFileSystem(environment.fileSystem)
        return RunPipelines(
            request: request, environment: environment, generators: DryRunGenerators(for: generators), prompts: prompts,
            stop: stop,
            listener: { [listener] event in
                if case .problem = event { listener(event) }
            })
    }
}
