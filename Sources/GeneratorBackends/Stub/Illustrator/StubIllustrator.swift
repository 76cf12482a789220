package import Domain
package import Drawing
package import Generators
import PageSpecs

/// Draws a page from its spec alone: no model, no network, the same pixels on every machine.
package struct StubIllustrator: Sendable {
    package init() {}

    /// The picture as shapes. Depends on the request's proportions, not on its size in pixels.
    package func scene(for request: ImageRequest) -> Scene {
        let panel = request.panel
        let scenery = panel.setting.scenery
        let figures = request.figures
        let frame = Frame(request, scenery: scenery, tallest: figures.map(\.look.size).max() ?? 1)
        let sky = request.theme.palette.sky(at: panel.timeOfDay)
        let light = Light(
            sky: sky, time: panel.timeOfDay, weather: scenery.hasSky ? panel.weather : .clear, mood: panel.mood,
            comesFromRight: frame.openSide > frame.width / 2, isLamplit: scenery.isLamplit)
        var pen = Sketch(light: light, seed: frame.pageSeed)
        if scenery.hasSky { pen.sky(frame, sky, panel) }
        scenery.back(&pen, frame)
        if scenery.hasSky, panel.weather == .fog { pen.fog(frame) }
        let cast = CastLayout(figures, frame: frame).spots
        let props = PropLayout(panel, cast: cast, frame: frame, isIndoors: !scenery.hasSky).spots
        pen.props(props.filter(\.isBehind))
        if light.isDark { pen.lightPool(cast, frame: frame) }
        pen.support(cast, frame: frame, footing: scenery.footing, isFront: false)
        for spot in cast { pen.figure(spot, frame: frame, footing: scenery.footing) }
        pen.support(cast, frame: frame, footing: scenery.footing, isFront: true)
        pen.props(props.filter { !$0.isBehind })
        scenery.front(&pen, frame)
        if scenery.hasSky { pen.weather(frame, panel.weather) }
        return pen.scene(frame)
    }

    package func bitmap(for request: ImageRequest) -> Bitmap {
        Rasterizer().bitmap(of: scene(for: request), size: request.size)
    }
}
