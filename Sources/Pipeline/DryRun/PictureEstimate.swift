import Domain
import Generation
import LibraryStore
import SystemPackage

/// Pictures to be drawn, by backend and in drawing order.
struct PictureEstimate {
    /// One drawing of a panel in one pass.
    struct Step {
        var panel: DryRunPanel
        var collection: CollectionID
        /// The queue that it is drawn from.
        var queue: PanelQueue
        var shownSize: PixelSize?
        var size: PixelSize
        /// Whether it is the panel's first drawing in this run.
        var isFirst: Bool
    }

    /// Pictures that the same backend draws one after another.
    struct Batch {
        fileprivate var pass: PanelQueue
        fileprivate var group: Int
        var settings: BackendSettings
        var pictures = 0
        var asked = 0
        /// Portraits of characters that are requested for them.
        var portraits = 0
        var stories: Set<StoryID> = []
    }

    /// Position of a picture in the drawing order, without its position in its collection.
    private struct Rank: Comparable {
        var pass: PanelQueue
        var group: Int
        var queue: PanelQueue
        var moved: Int
        var priority: PagePriority
        /// 0 if a backend was away when it was to be drawn, else 1.
        var lateness: Int
        var collection: Int

        static func < (left: Rank, right: Rank) -> Bool {
            // Tuples of more than six values cannot be compared.
            let (one, other) = ((left.pass, left.group, left.queue), (right.pass, right.group, right.queue))
            return one == other
                ? (left.moved, left.priority, left.lateness, left.collection)
                    < (right.moved, right.priority, right.lateness, right.collection)
                : one < other
        }
    }

    private let setup: RunSetup
    private let library: Library
    private let collections: [CollectionID]
    private let groups: [PictureGroup]
    private let orders: [CollectionID: PictureSettings]
    private var known: ReusablePictures
    /// The generators whose pictures cost something.
    private let models: [BackendSettings: any ImageGenerator]
    private var unordered: [Batch] = []
    private var listed: [(rank: Rank, picture: DryRunResult.Picture)] = []

    init(setup: RunSetup, library: Library, collections: [CollectionID]) throws {
        self.setup = setup
        self.library = library
        self.collections = collections
        groups = setup.request.pictureGroups(of: collections)
        orders = setup.pictureSettings(of: collections)
        models = try setup.generators.costlyImageGenerators(groups.flatMap(\.settings))
        known = ReusablePictures(library: library, orders: orders, softening: try setup.softeningTable())
    }

    /// In drawing order.
    var batches: [Batch] {
        unordered.enumerated().sorted {
            ($0.element.pass, $0.element.group, $0.offset) < ($1.element.pass, $1.element.group, $1.offset)
        }.map(\.element)
    }

    /// In drawing order.
    var pictures: [DryRunResult.Picture] {
        listed.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map(\.element.picture)
    }

    /// The drawings of a panel in this run, in order.
    func steps(of panel: DryRunPanel, in collection: CollectionID) -> [Step] {
        guard let pictureOrder = orders[collection] else { return [] }
        var (queue, shownSize) = (panel.queue, panel.shownSize)
        var steps: [Step] = []
        // A picture that is put beside the shown one is drawn in one pass only.
        let isTried = panel.pageRequest.keepsShown && panel.status == .ready
        while true {
            let (size, next) = pictureOrder.step(in: queue, shownSize: shownSize)
            steps.append(
                Step(
                    panel: panel, collection: collection, queue: queue, shownSize: shownSize, size: size,
                    isFirst: steps.isEmpty))
            guard let next, !isTried, !setup.request.isPageRequestOnly else { return steps }
            (queue, shownSize) = (next, size)
        }
    }

    /// Counts a drawing. Returns the backend that is asked first, and the picture if it is known.
    mutating func count(_ step: Step) async throws -> (backend: String, known: KnownPicture?) {
        let group = group(of: step)
        let settings = backend(for: step, among: groups[group].settings)
        let (picture, portraits) = try await knownPicture(step, by: settings)
        let pass = max(step.queue, .missing)
        let place =
            unordered.firstIndex { $0.pass == pass && $0.group == group && $0.settings == settings } ?? unordered.count
        if place == unordered.count { unordered.append(Batch(pass: pass, group: group, settings: settings)) }
        unordered[place].pictures += 1
        if picture == nil { unordered[place].asked += 1 }
        unordered[place].portraits += portraits
        unordered[place].stories.insert(step.panel.story)
        return (settings.name, picture)
    }

    mutating func list(_ picture: DryRunResult.Picture, at step: Step) {
        let rank = Rank(
            pass: max(step.queue, .missing), group: group(of: step), queue: step.queue,
            moved: step.isFirst ? step.panel.moved : 0, priority: step.panel.priority.level,
            lateness: step.panel.wasAway ? 0 : 1,
            collection: collections.firstIndex(of: step.collection) ?? 0)
        listed.append((rank, picture))
    }

    private func group(of step: Step) -> Int {
        groups.firstIndex { $0.collections.contains(step.collection) } ?? 0
    }

    /// A requested backend applies to one picture only.
    private func backend(for step: Step, among settings: [BackendSettings]) -> BackendSettings {
        let requested = step.isFirst ? settings.first { $0.name == step.panel.pageRequest.backend } : nil
        return requested ?? settings.first ?? .stub
    }

    private mutating func knownPicture(
        _ step: Step, by settings: BackendSettings
    ) async throws -> (picture: KnownPicture?, portraits: Int) {
        guard let generator = models[settings],
            var claimed = try await library.panels.jobs([step.panel.id]).first
        else { return (nil, 0) }
        (claimed.queue, claimed.shownSize) = (step.queue, step.shownSize)
        if !step.isFirst { claimed.pageRequest = claimed.pageRequest.afterwards }
        return (
            try await known.include(claimed, by: generator),
            try await known.missingPortraits(of: claimed, by: generator)
        )
    }
}

extension GeneratorFactory {
    /// The generators are made only to find out what they would draw. They get no request for a picture.
    fileprivate func costlyImageGenerators(
        _ settings: [BackendSettings]
    ) throws -> [BackendSettings: any ImageGenerator] {
        try settings.reduce(into: [:]) { generators, settings in
            let generator = try imageGenerator(settings, logs: FilePath())
            if !generator.traits.isFree { generators[settings] = generator }
        }
    }
}
