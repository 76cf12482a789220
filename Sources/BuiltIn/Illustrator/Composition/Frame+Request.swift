import Domain
import Generation

extension Frame {
    /// From where a picture shows its scene.
    enum Camera: CaseIterable {
        case far
        case medium
        case near
        case above
        case below

        /// The size of the figures, in relation to the medium one.
        var share: Double {
            switch self {
            case .far: 0.76
            case .medium: 1
            case .near: 1.22
            case .above: 0.86
            case .below: 1.14
            }
        }

        /// The height of the ground behind the figures, in relation to the medium one.
        var depth: Double {
            switch self {
            case .far, .medium, .near: 1
            case .above: 2
            case .below: 0.4
            }
        }

        /// Never the same for three pages in a row: a wide picture opens the story, then pages from afar or above take
        /// turns with pages from near or below, which suit strong feelings and what is high.
        static func camera(page: Int, turn: Int, panel: PanelSpec) -> Camera {
            if page <= 1 { return .far }
            let step = page / 2 + turn
            if page == 2 { return [.medium, .above][step % 2] }
            if page.isMultiple(of: 2) { return [.medium, .above, .far][step % 3] }
            let looksUp: Set<Pose> = [.climbing, .flying, .lifting, .jumping]
            if panel.cast.contains(where: { looksUp.contains($0.pose) }) { return .below }
            if [.sad, .worried, .proud].contains(panel.mood), panel.cast.count <= 2 { return .near }
            return [.near, .below][step % 2]
        }
    }

    /// `tallest` is the height of the largest figure; a child's is 1. The camera is nearer for small figures.
    init(_ request: ImageRequest, scenery: Scenery, tallest: Double, lampIsOff: Bool) {
        let shortest = Double(min(request.size.width, request.size.height))
        let width = Double(request.size.width) / shortest * 1000
        let height = Double(request.size.height) / shortest * 1000
        let pageSeed = StableHash(of: "page", String(request.pageNumber), String(request.seed)).value
        var random = SeededGenerator(seed: pageSeed)
        var storyRandom = SeededGenerator(seed: StableHash(of: "frame", String(request.story.seed)).value)
        let captionAbove = storyRandom.next(below: 2) == 0
        let page = max(0, request.pageNumber)
        let leansLeft = (page + storyRandom.next(below: 2)).isMultiple(of: 2)
        let camera = Camera.camera(page: page, turn: storyRandom.next(below: 3), panel: request.panel)
        let turn = page + storyRandom.next(below: 6)
        let view = (turn + turn / 6) % 3
        let offset = random.next(in: 0.08...0.15)

        let crowd = [0.52, 0.68, 0.57, 0.43, 0.34][min(4, request.panel.cast.count)]
        let nearness = tallest < 1 ? 1 + (1 - tallest) * 0.9 : 1 / (1 + (tallest - 1) * 0.6)
        let unit = min(width * crowd, height * min(0.44, crowd * 0.9)) * camera.share * nearness
        let things = request.panel.props.compactMap { request.things.prop(for: $0) }
        let isSnowy = request.panel.weather == .snow && scenery.hasSky
        let palette = request.story.theme.palette
        let feetShare = (captionAbove ? 0.83 : 0.69) + random.next(in: -0.015...0.015)
        let feet = height * feetShare
        let depth =
            min(height * 0.24, max(unit * 0.5, height * 0.14)) * camera.depth
            * (camera.depth == 1 ? [1, 0.78, 1.24][view] : 1) * random.next(in: 0.95...1.1)

        self.init(
            width: width, height: height, captionAbove: captionAbove, horizon: feet - depth * scenery.depth, feet: feet,
            camera: camera, unit: unit, focus: width * (leansLeft ? 0.5 - offset : 0.5 + offset),
            hasThingsBehind: things.contains { $0.place == .background },
            hasThingsOnWall: things.contains { $0.place == .wall },
            hasDoor: things.contains { $0.nouns[0] == Prop.door.nouns[0] }, view: view, lampIsOff: lampIsOff,
            isSnowy: isSnowy, palette: isSnowy ? palette.underSnow : palette,
            storyPalette: palette.turned(by: request.story.seed), pageSeed: pageSeed, storySeed: request.story.seed)
    }
}
