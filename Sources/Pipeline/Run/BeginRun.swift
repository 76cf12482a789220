import Domain
import Generation
import LibraryStore
import PipelineFiles
import Platform
import Prompts
import SystemPackage

/// Makes the row and the context of a run, in a library whose lock the run holds.
struct BeginRun {
    let setup: RunSetup
    /// Whether the previous run died.
    let afterCrash: Bool
    /// Start of the run in seconds since 1970. A limit by time of day counts from there.
    let started: Double

    func callAsFunction(in library: Library) async throws -> RunContext {
        let begun = try await library.panels.startedPanelCount()
        let recovered = try await library.panels.recoverInterruptedPanels(afterCrash: afterCrash)
        try await library.panels.forgetOpenRewrites()
        let notices = NoticeLog(listener: setup.listener)
        // Panels that were only assigned to that run lost no work.
        post(pending: begun - recovered.givenUp, givenUp: recovered.givenUp, to: notices)
        let shared = SharedTitleCheck(setup: setup, library: library)
        var collections: [RunContext.Collection] = []
        for pipeline in setup.request.pipelines {
            if let notice = try await shared.notice(of: pipeline) { notices.post(notice) }
            let path = shared.path(of: pipeline)
            let id = try await library.collections.storeCollection(pipeline.collection, from: path.string)
            collections.append(
                RunContext.Collection(id: id, pipeline: pipeline, staleness: setup.staleness(of: pipeline)))
        }
        try await requeue(collections, in: library, postingTo: notices)
        try await requestStandIns(in: collections, of: library)
        let limits = RunLimiter(
            setup.request.pipelines.map(\.limits), started: started, environment: setup.environment)
        let record = try await record(collections, deadline: limits.end, in: library)
        return RunContext(
            setup: setup, library: library, record: record, collections: collections, notices: notices, limits: limits,
            control: try await RunControl(
                library: library, run: record.id, stop: setup.stop, environment: setup.environment,
                listener: setup.listener),
            health: BackendHealth(
                setup.request.outageLimits, environment: setup.environment.waking(at: limits.end), notices: notices,
                listener: setup.listener),
            stages: StageTimer())
    }

    /// Has language models asked again for what the built-in generators made in their place, if a user wants that. What
    /// they made is no stand-in if the pipeline now asks them first.
    private func requestStandIns(in collections: [RunContext.Collection], of library: Library) async throws {
        guard !setup.request.stubOnly else { return }
        for collection in collections {
            if !collection.staleness.asksModel {
                try await library.collections.forgetStandIns(in: collection.id)
            } else if setup.request.retry || setup.request.refresh {
                try await library.collections.requestStandIns(in: [collection.id])
            }
        }
    }

    /// Puts pages without the wanted picture back into the queue: those that waited in vain for a backend, and with
    /// `retry` all others, without refused pages of which nothing has changed.
    private func requeue(
        _ collections: [RunContext.Collection], in library: Library, postingTo notices: NoticeLog
    ) async throws {
        guard !setup.request.isPageRequestOnly else { return }
        // Built-in pictures do not replace those of a backend that was away.
        if !setup.request.stubOnly {
            for collection in collections { try await library.panels.requeueAwaited(in: collection.id) }
        }
        guard setup.request.retry else { return }
        let pages = RefusedPages(in: library, prompts: setup.prompts, isStubOnly: setup.request.stubOnly)
        var refused: Set<PanelID> = []
        for collection in collections {
            refused.formUnion(try await pages.unchanged(in: collection.id, of: collection.pipeline))
        }
        _ = try await library.panels.requeue(in: collections.map(\.id), without: refused)
        if let notice = RefusedPages.notice(refused.count) { notices.post(notice) }
    }

    private func record(
        _ collections: [RunContext.Collection], deadline: Double?, in library: Library
    ) async throws -> StoredRun {
        let environment = setup.environment
        let new = NewRun(
            name: RunName(secondsSince1970: started, shard: try await library.control.shard()).text, started: started,
            host: environment.program.host,
            programVersion: environment.program.version, promptsDigest: setup.prompts.digest.hex,
            collections: collections.map(\.id), deadline: deadline)
        let (_, name) = try await library.runs.begin(new, forcing: setup.request.forced)
        guard let run = try await library.runs.run(named: name) else {
            throw LibraryError.unusable(library.root, reason: "the run “\(name)” was recorded and is not there")
        }
        return run
    }

    private func post(pending: Int, givenUp: Int, to notices: NoticeLog) {
        if pending > 0 {
            let verb = pending == 1 ? "is" : "are"
            notices.post("\(Counted.pages(pending)) in progress when an earlier run ended \(verb) drawn again")
        }
        if givenUp > 0 {
            notices.post(
                "\(Counted.pages(givenUp)) given up after \(PanelStore.interruptionLimit) runs that died while drawing "
                    + (givenUp == 1 ? "it" : "them"))
        }
    }
}
