import Domain
import Media

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Cairo, looked for when the program runs, so that the tools need no package for it.
struct Cairo {
    private typealias Handle = OpaquePointer?
    private typealias Act = @convention(c) (Handle) -> Void
    private typealias Choose = @convention(c) (Handle, Int32) -> Void
    private typealias Take = @convention(c) (Handle, Handle) -> Void
    private typealias Take1 = @convention(c) (Handle, Double) -> Void
    private typealias Take2 = @convention(c) (Handle, Double, Double) -> Void
    private typealias Take4 = @convention(c) (Handle, Double, Double, Double, Double) -> Void
    private typealias Take6 = @convention(c) (Handle, Double, Double, Double, Double, Double, Double) -> Void

    /// CAIRO_FORMAT_RGB24.
    private static let opaque: Int32 = 1
    /// CAIRO_LINE_CAP_ROUND and CAIRO_LINE_JOIN_ROUND.
    private static let round: Int32 = 1

    private let makeImage: @convention(c) (Int32, Int32, Int32) -> Handle
    private let makeContext: @convention(c) (Handle) -> Handle
    private let makeLinear: @convention(c) (Double, Double, Double, Double) -> Handle
    private let makeRadial: @convention(c) (Double, Double, Double, Double, Double, Double) -> Handle
    private let (setCap, setJoin): (Choose, Choose)
    private let (close, fill, stroke, paint): (Act, Act, Act, Act)
    private let (releaseContext, releaseImage, releasePattern): (Act, Act, Act)
    private let setSource: Take
    private let setWidth: Take1
    private let (scale, move): (Take2, Take2)
    private let (setColor, addStop): (Take4, Take4)
    private let curve: Take6

    /// Nil if Cairo is not installed.
    init?() {
        guard let library = dlopen("libcairo.so.2", RTLD_NOW) else { return nil }
        func function<Function>(_ name: String) -> Function? {
            dlsym(library, "cairo_\(name)").map { unsafeBitCast($0, to: Function.self) }
        }
        guard let makeImage: @convention(c) (Int32, Int32, Int32) -> Handle = function("image_surface_create"),
            let makeContext: @convention(c) (Handle) -> Handle = function("create"),
            let makeLinear: @convention(c) (Double, Double, Double, Double) -> Handle =
                function("pattern_create_linear"),
            let makeRadial: @convention(c) (Double, Double, Double, Double, Double, Double) -> Handle =
                function("pattern_create_radial"),
            let setCap: Choose = function("set_line_cap"), let setJoin: Choose = function("set_line_join"),
            let close: Act = function("close_path"), let fill: Act = function("fill"),
            let stroke: Act = function("stroke"), let paint: Act = function("paint"),
            let releaseContext: Act = function("destroy"), let releaseImage: Act = function("surface_destroy"),
            let releasePattern: Act = function("pattern_destroy"), let setSource: Take = function("set_source"),
            let setWidth: Take1 = function("set_line_width"), let scale: Take2 = function("scale"),
            let move: Take2 = function("move_to"), let setColor: Take4 = function("set_source_rgba"),
            let addStop: Take4 = function("pattern_add_color_stop_rgb"), let curve: Take6 = function("curve_to")
        else { return nil }
        (self.makeImage, self.makeContext) = (makeImage, makeContext)
        (self.makeLinear, self.makeRadial) = (makeLinear, makeRadial)
        (self.setCap, self.setJoin, self.close, self.fill) = (setCap, setJoin, close, fill)
        (self.stroke, self.paint, self.releaseContext) = (stroke, paint, releaseContext)
        (self.releaseImage, self.releasePattern, self.setSource) = (releaseImage, releasePattern, setSource)
        (self.setWidth, self.scale, self.move) = (setWidth, scale, move)
        (self.setColor, self.addStop, self.curve) = (setColor, addStop, curve)
    }

    /// Draws the scene into a new image.
    func draw(_ scene: DuelScene, size: PixelSize) {
        let image = makeImage(Self.opaque, Int32(size.width), Int32(size.height))
        let context = makeContext(image)
        scale(context, Double(size.width) / DuelScene.width, Double(size.height) / DuelScene.height)
        setCap(context, Self.round)
        setJoin(context, Self.round)
        use(.solid(DuelScene.background, alpha: 1), of: nil, in: context)
        paint(context)
        for shape in scene.shapes { draw(shape, in: context) }
        releaseContext(context)
        releaseImage(image)
    }

    private func draw(_ shape: DuelScene.Shape, in context: Handle) {
        use(shape.fill, of: shape, in: context)
        if let start = shape.curves.last?.2 { move(context, start.x, start.y) }
        for (first, second, end) in shape.curves {
            curve(context, first.x, first.y, second.x, second.y, end.x, end.y)
        }
        close(context)
        guard let width = shape.strokeWidth else { return fill(context) }
        setWidth(context, width)
        stroke(context)
    }

    private func use(_ fill: DuelScene.Fill, of shape: DuelScene.Shape?, in context: Handle) {
        let (x, y, radius) = (shape?.center.x ?? 0, shape?.center.y ?? 0, shape?.radius ?? 0)
        switch fill {
        case .solid(let color, let alpha): setColor(context, color.red, color.green, color.blue, alpha)
        case .linear(let first, let last): use(makeLinear(x, y - radius, x, y + radius), first, last, in: context)
        case .radial(let first, let last): use(makeRadial(x, y, 0, x, y, radius), first, last, in: context)
        }
    }

    private func use(_ pattern: Handle, _ first: UInt32, _ last: UInt32, in context: Handle) {
        addStop(pattern, 0, first.red, first.green, first.blue)
        addStop(pattern, 1, last.red, last.green, last.blue)
        setSource(context, pattern)
        releasePattern(pattern)
    }
}

extension UInt32 {
    fileprivate var red: Double { Double(self >> 16 & 255) / 255 }
    fileprivate var green: Double { Double(self >> 8 & 255) / 255 }
    fileprivate var blue: Double { Double(self & 255) / 255 }
}
