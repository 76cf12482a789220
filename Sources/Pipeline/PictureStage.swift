import Domain
import Foundation
import Generators
import LibraryStore
import PipelineFiles
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
    /// Backends that are out for the rest of the run.
    private var out: Set<BackendSettings> = []

    init(
        order: NightRun, library: Library, run: StoredRun, collections: [CollectionID], board: Noticeboard,
        allowance: Allowance
    ) {
        self.order = order
        self.library = library
        self.run = run
        self.collections = collections
        self.board = board
        self.allowance = allowance
    }

    /// Returns how many pictures were made.
    mutating func callAsFunction() async throws -> Int {
        var drawn = 0
        for (settings, collections) in groups where order.stop.reason == nil {
            // Nobody is asked, and no server started, where there is nothing to draw.
            guard try await library.panelCounts(in: collections)[.pending, default: 0] > 0, mayAsk(settings) else {
                continue
            }
            guard let chain = try await chain(for: settings) else { break }
            let artist = artist(with: chain)
            let result: Result<Int, any Error>
            do {
                result = .success(try await illustrate(collections, artist, with: chain))
            } catch {
                result = .failure(error)
            }
            for generator in chain { await generator.letGo() }
            drawn += try result.get()
            for index in chain.indices where artist.roster.isOut(index) {
                out.formUnion(settings.filter { $0.name == chain[index].name })
            }
        }
        return drawn
    }

    /// In the order in which the pipelines name them first.
    private var groups: [(settings: [BackendSettings], collections: [CollectionID])] {
        var groups: [(settings: [BackendSettings], collections: [CollectionID])] = []
        for (pipeline, collection) in zip(order.request.pipelines, collections) {
            let settings = order.request.stubOnly ? [.stub] : pipeline.images
            if let index = groups.firstIndex(where: { $0.settings == settings }) {
                groups[index].collections.append(collection)
            } else {
                groups.append((settings, [collection]))
            }
        }
        return groups
    }

    /// The built-in illustrator, where it is not the first choice, is left out: it comes last by itself and makes
    /// placeholders. Nil where the run is stopped meanwhile.
    private func chain(for settings: [BackendSettings]) async throws -> [any ImageGenerator]? {
        let logs = library.layout.reports.appending(run.name).appending("logs")
        let wanted = settings.filter { !out.contains($0) }
        do {
            let chain = try await order.stop.racing { [factory = order.generators] in
                await factory.imageGenerators(for: wanted, logs: logs)
            }
            for passedOver in chain.passedOver { board.post(passedOver.description) }
            return chain.usable.filter { $0.traits.provenance != .stub || $0.name == settings.first?.name }
        } catch is CancellationError {
            return nil
        }
    }

    private var environment: RunEnvironment { order.environment.waking(at: allowance.end) }

    /// Whether image backends may be asked if they are there, and started: not where no picture of theirs is allowed.
    private func mayAsk(_ settings: [BackendSettings]) -> Bool {
        guard settings.first?.kind != .stub else { return allowance.admitsWork() }
        let cheapest = settings.filter { $0.kind != .stub }.map { $0.images.price ?? .zero }.min()
        return allowance.room(for: .some(.model(price: cheapest))) > 0
    }

    private func artist(with chain: [any ImageGenerator]) -> PanelArtist {
        PanelArtist(
            library: library, generators: chain, placeholder: order.generators.placeholderGenerator(),
            referenceCaption: words(.reference), environment: environment, board: board, allowance: allowance)
    }

    private func illustrate(
        _ collections: [CollectionID], _ artist: PanelArtist, with chain: [any ImageGenerator]
    ) async throws -> Int {
        let illustrate = IllustratePanels(
            library: library, run: run, orders: pictureOrders, collections: collections, artist: artist,
            allowance: allowance,
            softening: try JSONDecoder().decode(SofteningTable.self, from: Data(order.prompts[.softening])),
            traits: ImageGeneratorTraits(of: chain, orElse: artist.placeholder), stop: order.stop,
            environment: environment, listener: order.listener)
        return try await illustrate()
    }

    private var pictureOrders: [CollectionID: PictureOrder] {
        let common = words(.negativePrompt)
        return Dictionary(
            uniqueKeysWithValues: zip(collections, order.request.pipelines).map { collection, pipeline in
                let words = [common, pipeline.negativePrompt ?? ""].filter { !$0.isEmpty }
                return (
                    collection, PictureOrder(size: pipeline.size, negativePrompt: words.joined(separator: ", "))
                )
            })
    }

    private func words(_ file: Prompts.File) -> String {
        String(decoding: order.prompts[file], as: UTF8.self).whiteSpaceFolded
    }
}

extension ImageGeneratorTraits {
    /// Of an image model of which no more is known than what its pictures cost.
    fileprivate static func model(price: Amount?) -> ImageGeneratorTraits {
        ImageGeneratorTraits(
            width: 1, drawsPagesIndependently: false, isFree: false, provenance: .model, price: price)
    }
}
