import Domain
import Foundation
import Generation
import LibraryStore
import PipelineFiles
import Platform
import Prompts
import SystemPackage

/// Draws the pictures of all collections. Those with the same generators are drawn together, so that priority holds
/// across them.
struct PictureStage {
    private let order: NightRun
    private let library: Library
    private let run: StoredRun
    private let collections: [CollectionID]
    private let board: Noticeboard
    private let allowance: Allowance
    private let control: RunControl
    private let suspects: Set<PanelID>
    private let cache: PictureCache?
    /// Backends that are out for the rest of the run, each with the reason.
    private var out: [BackendSettings: String] = [:]

    init(
        order: NightRun, library: Library, run: StoredRun, collections: [CollectionID], board: Noticeboard,
        allowance: Allowance, control: RunControl, suspects: Set<PanelID>
    ) {
        self.order = order
        self.library = library
        self.run = run
        self.collections = collections
        self.board = board
        self.allowance = allowance
        self.control = control
        self.suspects = suspects
        cache = order.request.cache.flatMap {
            PictureCache(at: $0, environment: order.environment) { [board] in board.post($0) }
        }
    }

    /// All pages in the size of the first pass, then all in that of the next. Returns how many pictures were made.
    mutating func callAsFunction() async throws -> Int {
        var drawn = 0
        for queue in order.request.queues where order.stop.reason == nil {
            var isTold = false
            for group in order.request.pictureGroups(of: collections) where order.stop.reason == nil {
                try await control.waitWhilePaused { !allowance.admitsWork() }
                // Nobody is asked, and no server started, where there is nothing to draw.
                guard try await library.queueLength(in: group.collections, upTo: queue) > 0,
                    allowance.admits(group.settings)
                else { continue }
                if !isTold { try await tell(queue) }
                isTold = true
                guard let count = try await draw(group, upTo: queue) else { break }
                drawn += count
            }
        }
        return drawn
    }

    /// Nil where the run is stopped before anything can be drawn.
    private mutating func draw(_ group: PictureGroup, upTo queue: PanelQueue) async throws -> Int? {
        let wished = try await wishedSettings(of: group)
        guard let (chain, outages) = try await chain(for: group.settings, and: wished) else { return nil }
        let artist = artist(with: chain, without: outages, askedOnlyByWish: wished)
        let result: Result<Int, any Error>
        do {
            result = .success(try await illustrate(group.collections, artist, with: chain, upTo: queue))
        } catch {
            result = .failure(error)
        }
        for generator in chain { await generator.letGo() }
        for index in chain.indices {
            guard let reason = artist.roster.reasonItIsOut(index) else { continue }
            for settings in group.settings where settings.name == chain[index].name { out[settings] = reason }
        }
        return try result.get()
    }

    /// Says how much is to be drawn of what no limit forbids.
    private func tell(_ queue: PanelQueue) async throws {
        let collections = order.request.pictureGroups(of: self.collections).filter { allowance.admits($0.settings) }
            .flatMap(\.collections)
        let pictures = try await library.queueLength(in: collections, upTo: queue)
        let counts = try await library.panelCounts(in: collections)
        let isFirst = queue <= .missing
        let waiting = try await library.queueLength(in: collections, upTo: queue, status: .ready)
        order.listener(
            .illustrating(
                pictures: pictures, ready: isFirst ? counts[.ready, default: 0] - waiting : 0,
                pass: try await pass(of: queue, over: collections)))
    }

    /// Nil where there is only one, or where a person asked for the pictures.
    private func pass(of queue: PanelQueue, over collections: [CollectionID]) async throws -> RunEvent.PicturePass? {
        let count = order.request.passCount
        guard let number = queue.pass, count > 1 else { return nil }
        var sizes: Set<PixelSize> = []
        for (pipeline, collection) in zip(order.request.pipelines, self.collections)
        where collections.contains(collection) {
            guard try await library.queueLength(in: [collection], upTo: queue) > 0 else { continue }
            sizes.insert(pipeline.sizes[min(number, pipeline.sizes.count) - 1])
        }
        return RunEvent.PicturePass(number: number, count: count, size: sizes.count == 1 ? sizes.first : nil)
    }

    /// Backends that a person wants asked for some page, and that draw no other.
    private func wishedSettings(of group: PictureGroup) async throws -> [BackendSettings] {
        guard !order.request.stubOnly else { return [] }
        let listed = group.settings.filter { $0.kind != .stub || $0.name == group.settings.first?.name }.map(\.name)
        let described = order.request.pipelines.flatMap(\.backends) + [.stub]
        return try await library.wishedBackends(in: group.collections).sorted().compactMap { name in
            listed.contains(name) ? nil : described.first { $0.name == name && $0.kind.makesImages }
        }
    }

    /// The built-in illustrator, where it is neither the first choice nor wished, is left out: it comes last by itself
    /// and makes placeholders. Nil where the run is stopped meanwhile.
    private func chain(
        for settings: [BackendSettings], and wished: [BackendSettings]
    ) async throws -> (chain: [any ImageGenerator], outages: [Outage])? {
        let logs = library.layout.reports.appending(run.name).appending("logs")
        let all = settings.filter { !wished.contains($0) } + wished
        let wanted = all.filter { out[$0] == nil }
        let builtIn = Set(([settings.first].compactMap(\.self) + wished).map(\.name))
        do {
            let chain = try await order.stop.racing { [factory = order.generators] in
                await factory.imageGenerators(for: wanted, logs: logs)
            }
            for passedOver in chain.passedOver { board.postOutage(passedOver.description) }
            let outages =
                all.compactMap { settings in out[settings].map { Outage(name: settings.name, reason: $0) } }
                + chain.passedOver.map { Outage(name: $0.name, reason: $0.reason) }
            return (chain.usable.filter { $0.traits.provenance != .stub || builtIn.contains($0.name) }, outages)
        } catch is CancellationError {
            return nil
        }
    }

    private var environment: RunEnvironment { order.environment.waking(at: allowance.end) }

    private func artist(
        with chain: [any ImageGenerator], without outages: [Outage], askedOnlyByWish wished: [BackendSettings]
    ) -> PanelArtist {
        PanelArtist(
            library: library, run: run.id, generators: chain, outages: outages,
            placeholder: order.generators.placeholderGenerator(), referenceCaption: words(.reference),
            environment: environment, board: board, allowance: allowance,
            facts: Dictionary(
                order.request.pipelines.flatMap { $0.images + $0.backends }.map { ($0.name, $0.pictureFacts) },
                uniquingKeysWith: { first, _ in first }),
            softening: SHA256Digest(of: order.prompts[.softening]).hex, cache: cache,
            askedOnlyByWish: Set(wished.map(\.name)), listener: order.listener)
    }

    private func illustrate(
        _ collections: [CollectionID], _ artist: PanelArtist, with chain: [any ImageGenerator],
        upTo queue: PanelQueue
    ) async throws -> Int {
        let illustrate = IllustratePanels(
            library: library, run: run, orders: order.pictureOrders(of: self.collections), collections: collections,
            artist: artist,
            allowance: allowance, queue: queue, control: control,
            softening: try order.softeningTable(),
            traits: ImageGeneratorTraits(of: chain, orElse: artist.placeholder), suspects: suspects, stop: order.stop,
            environment: environment, listener: order.listener)
        guard let outbox = artist.outbox else { return try await illustrate() }
        return try await outbox.delivering(until: order.stop) { try await illustrate() }
    }

    private func words(_ file: Prompts.File) -> String {
        String(decoding: order.prompts[file], as: UTF8.self).whiteSpaceFolded
    }
}
