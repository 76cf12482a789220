import Domain
import Generation
import Media

/// The layout of one picture: positions of figures and things, and the light.
struct Composition {
    let panel: PanelSpec
    let scenery: Scenery
    let things: ArtCatalog
    private let sky: SkyColors
    private let light: Light
    let frame: Frame
    let cast: [CastLayout.Spot]
    let props: [PropLayout.Spot]
    let stage: Stage
    /// The ornament of the corners; nil for a picture that fills its page, and for a panel of a comic.
    private let border: Prop?

    init(_ request: ImageRequest) {
        panel = request.panel
        things = request.things
        scenery = things.scenery(of: panel)
        sky = request.story.theme.palette.sky(at: panel.timeOfDay)
        let (figures, stage) = request.staged
        let lampIsOff = scenery.isIndoors && panel.isInTheDark
        frame = Frame(
            request, scenery: scenery, tallest: figures.map(\.look.size).max() ?? 1, lampIsOff: lampIsOff)
        let inside = Light(
            sky: sky, time: panel.timeOfDay, weather: scenery.hasSky ? panel.weather : .clear, mood: panel.mood,
            comesFromRight: frame.openSide > frame.width / 2, isLamplit: scenery.isLamplit && !lampIsOff)
        let isOvercast = !scenery.hasSky && [.rain, .snow, .fog].contains(panel.weather)
        light = isOvercast ? inside.overcast() : inside
        var layout = CastLayout(figures, stage: stage, frame: frame, scenery: scenery)
        let things = things
        let inBed = scenery.footing == .ground ? stage.inBed : []
        let beds =
            scenery.isIndoors
            ? layout.put(inBed, to: things.drawing("bed"), rise: 0.5)
            : layout.put(inBed, to: things.drawing("nest-of-leaves"), rise: 0.22)
        cast = layout.spots
        self.stage = stage
        border =
            panel.place != nil || frame.camera == .near ? nil : things.border(of: request.story.theme)
        let animals = Bystanders(request, cast: figures.map(\.look)).things(of: request)
        props =
            PropLayout(
                panel, cast: layout, beds: beds, animals: animals, things: things, frame: frame, scenery: scenery
            ).spots
    }

    /// The colour behind the figures, in the picture's light.
    private var ground: Color { light.lit(scenery.ground(frame.palette)) }

    /// The y coordinate where the sky has the colour of the horizon. In the air it is below the picture: 1.5 times its
    /// height.
    private var skyReach: Double {
        scenery.footing == .cloud ? frame.height * 1.5 : frame.horizon + frame.unit * 0.1
    }

    /// Draws from the farthest to the nearest.
    func scene() -> Scene {
        var pen = Sketch(light: light, palette: frame.storyPalette, seed: frame.pageSeed)
        if scenery.hasSky { pen.sky(frame, sky, panel, reach: skyReach) }
        if panel.weather == .snow {
            pen.palette = scenery.hasSky ? frame.storyPalette.underSnow : frame.storyPalette.withSnowOutside
        }
        scenery.back(&pen, frame)
        pen.palette = frame.storyPalette
        if scenery.hasSky, panel.weather == .fog { pen.fog(frame) }
        pen.props(props.filter(\.isBehind))
        if light.needsLamps { pen.lamplight(cast, props, frame: frame) }
        if scenery.hasSky, panel.weather == .wind { pen.weather(frame, .wind) }
        pen.support(cast, frame: frame, footing: scenery.footing, isFront: false)
        for spot in cast { pen.figure(spot, frame: frame, footing: scenery.footing, ground: ground) }
        pen.props(props.filter { !$0.isBehind })
        pen.support(cast, frame: frame, footing: scenery.footing, isFront: true)
        scenery.front(&pen, frame)
        if scenery.hasSky, panel.weather != .wind { pen.weather(frame, panel.weather) }
        if let border { pen.corners(border, frame) }
        return pen.scene(frame)
    }

    func places() -> [FigurePlace] {
        cast.map { spot in
            let color = light.onFigures.lit(spot.figure.look.mainColor)
            let halo = Halo(figure: color, ground: ground)
            let behind = halo.map { ground.mixed(with: $0.color, $0.strength) } ?? ground
            return FigurePlace(
                character: spot.figure.character, left: spot.left / frame.width, right: spot.right / frame.width,
                top: spot.top / frame.height, bottom: spot.y / frame.height, contrast: color.contrast(with: behind))
        }
    }
}

extension PanelSpec {
    private static let darkness: Set<String> = ["dark", "darkness", "black", "lights", "blows"]

    /// Whether no lamp is on at night: the direction has a word for darkness, the mood is sleepy, or a character
    /// sleeps.
    fileprivate var isInTheDark: Bool {
        guard timeOfDay == .night else { return false }
        return mood == .sleepy || cast.contains { $0.pose == .sleeping }
            || !Self.darkness.isDisjoint(with: direction.lowercaseWords)
    }
}

extension Sketch {
    /// Draws the ornament of the top left corner in all four. The margin is for the trim of print and the crop of covers.
    fileprivate mutating func corners(_ ornament: Prop, _ frame: Frame) {
        let (side, margin) = (frame.shortSide * 0.18, frame.shortSide * 0.055)
        for (x, width) in [(margin + side / 2, side), (frame.width - margin - side / 2, -side)] {
            for (y, height) in [(margin + side, side), (frame.height - margin - side, -side)] {
                placed(by: Transform(a: width, b: 0, c: 0, d: height, tx: x, ty: y)) { ornament.draw(&$0) }
            }
        }
    }
}
