import Domain
import Generation
import LibraryStore
import PipelineFiles
import SystemPackage

/// Draws the pictures of all collections. Collections with the same generators are drawn together, so that priority
/// applies across them.
struct IllustratePages {
    private let run: RunContext
    /// Panels that were being drawn when a run died.
    private let suspects: Set<PanelID>
    private let cache: PictureCache?
    private let setAside = SetAsideDraws()

    init(_ run: RunContext, suspects: Set<PanelID>) {
        self.run = run
        self.suspects = suspects
        cache = run.request.cache.flatMap {
            PictureCache(at: $0, environment: run.environment) { [notices = run.notices] in notices.post($0) }
        }
    }

    /// Draws all pages in the size of the first pass, then all pages in the size of the next pass. Pages whose direction
    /// is refused come last in their pass, in other words. Returns how many pictures were made.
    func callAsFunction() async throws -> Int {
        let rewrite = RewriteDirections(run: run)
        var drawn = 0
        for queue in run.request.queues where run.stop.reason == nil {
            var isReported = false
            repeat {
                drawn += try await draw(upTo: queue, &isReported)
            } while try await rewrite(upTo: queue)
        }
        return drawn
    }

    /// Draws the pages of planned stories while others are planned, in the size of the first pass, until all are planned
    /// and drawn. Refused pages wait for other words until then.
    func whilePlanning() async throws -> Int {
        await run.planning.hasBegun()
        var drawn = 0
        while run.stop.reason == nil, !run.isOver, !run.planning.hasFailed {
            let changes = run.planning.changes
            // What is left is reported when all stories are planned.
            var isReported = true
            drawn += try await draw(upTo: .missing, &isReported)
            guard run.planning.isExpecting(run.collectionIDs) else { break }
            await run.planning.change(since: changes)
            try Task.checkCancellation()
        }
        return drawn
    }

    private func draw(upTo queue: PanelQueue, _ isReported: inout Bool) async throws -> Int {
        var drawn = 0
        for group in run.request.pictureGroups(of: run.collectionIDs) where run.stop.reason == nil {
            try await run.control.waitWhilePaused { !run.limits.allowsWork() }
            // If there is nothing to draw, no backend is asked and no server is started.
            guard try await run.library.panels.queueLength(in: group.collections, upTo: queue) > 0,
                run.limits.allows(group.settings)
            else { continue }
            if !isReported { try await report(queue) }
            isReported = true
            guard let count = try await draw(group, upTo: queue) else { break }
            drawn += count
        }
        return drawn
    }

    /// Nil if the run is stopped before anything can be drawn.
    private func draw(_ group: PictureGroup, upTo queue: PanelQueue) async throws -> Int? {
        let work = try await work(for: group, upTo: queue)
        let backends = BackendChain(
            work.backends, health: run.health, environment: run.environment,
            isStandIn: { $0.traits.provenance == .stub })
        let result: Result<Int, any Error>
        do {
            try await run.stop.racing {
                try await run.health.meet(backends.backends.map(\.members)) { backends.generators[$0].hasOwnServer }
            }
            result = .success(try await illustrate(work, asking: backends))
        } catch {
            result = .failure(error)
        }
        await backends.release()
        do {
            return try result.get()
        } catch is CancellationError where run.stop.reason != nil {
            return nil
        }
    }

    private func illustrate(
        _ work: PictureWork, asking backends: BackendChain<any ImageGenerator>
    ) async throws -> Int {
        let requester = PictureRequester(run: run, work: work, backends: backends, cache: cache)
        let drawer = PanelDrawer(
            run: run, work: work, backends: backends, requester: requester, setAside: setAside)
        let scheduler = PanelScheduler(
            run: run, work: work, drawer: drawer, softening: try run.setup.softeningTable(), suspects: suspects)
        let count: Int
        if let writer = requester.cacheWriter {
            count = try await writer.delivering(until: run.stop) { try await scheduler() }
        } else {
            count = try await scheduler()
        }
        await requester.finish()
        return count
    }

    /// Reports how many pictures are to be drawn, without those that a limit forbids.
    func report(_ queue: PanelQueue) async throws {
        let collections = run.request.pictureGroups(of: run.collectionIDs).filter { run.limits.allows($0.settings) }
            .flatMap(\.collections)
        let pictures = try await run.library.panels.queueLength(in: collections, upTo: queue)
        let counts = try await run.library.panels.panelCounts(in: collections)
        let isFirst = queue <= .missing
        let waiting = try await run.library.panels.queueLength(in: collections, upTo: queue, status: .ready)
        run.listener(
            .illustrating(
                pictures: pictures, ready: isFirst ? counts[.ready, default: 0] - waiting : 0,
                pass: try await pass(of: queue, over: collections)))
    }

    /// Nil if there is only one pass, or if the pictures are for page requests.
    private func pass(of queue: PanelQueue, over collections: [CollectionID]) async throws -> RunEvent.PicturePass? {
        let count = run.request.passCount
        guard let number = queue.pass, count > 1 else { return nil }
        var sizes: Set<PixelSize> = []
        for (pipeline, collection) in zip(run.request.pipelines, run.collectionIDs)
        where collections.contains(collection) {
            guard try await run.library.panels.queueLength(in: [collection], upTo: queue) > 0 else { continue }
            sizes.insert(pipeline.sizes[min(number, pipeline.sizes.count) - 1])
        }
        return RunEvent.PicturePass(number: number, count: count, size: sizes.count == 1 ? sizes.first : nil)
    }

    /// Backends that a page request names and that draw no other page.
    private func settingsOnRequest(of group: PictureGroup) async throws -> [BackendSettings] {
        guard !run.request.stubOnly else { return [] }
        let listed = group.settings.filter { $0.kind != .stub || $0.name == group.settings.first?.name }.map(\.name)
        let kinds = run.setup.generators.kinds
        let described = (run.request.pipelines.flatMap(\.backends) + [.stub])
            .filter { kinds[$0.kind]?.makesImages == true }
        return try await run.library.collections.requestedBackends(in: group.collections).sorted().compactMap { name in
            listed.contains(name) ? nil : described.first { $0.name == name }
        }
    }

    /// Leaves out the built-in illustrator if it is neither the first choice nor requested: it is always the last
    /// choice and makes placeholders.
    private func work(for group: PictureGroup, upTo queue: PanelQueue) async throws -> PictureWork {
        let onRequest = try await settingsOnRequest(of: group)
        let builtIn = Set(([group.settings.first].compactMap(\.self) + onRequest).map(\.name))
        let backends = try (group.settings.filter { !onRequest.contains($0) } + onRequest)
            .map { try run.imageServers(of: $0) }
            .filter { $0.generator.traits.provenance != .stub || builtIn.contains($0.generator.name) }
        return try PictureWork(
            group, upTo: queue, by: backends, onRequestOnly: Set(onRequest.map(\.name)), in: run)
    }
}

extension RunContext {
    /// The servers of an image backend, with their breakers.
    func imageServers(of settings: BackendSettings) throws -> BackendServers<any ImageGenerator> {
        try health.addServers(of: settings) {
            try setup.generators.imageGenerator($0, logs: logs)
        } probe: {
            await $0.availability()
        }
    }
}

extension BackendChain<any ImageGenerator> {
    func release() async {
        for server in backends.flatMap(\.servers) { await server.generator.release() }
    }
}
