/// The part of Cairo that our scenes need, loaded at run time.
struct Cairo {
    typealias Handle = OpaquePointer
    typealias Call = @convention(c) (Handle) -> Void
    typealias CallWithChoice = @convention(c) (Handle, Int32) -> Void
    typealias CallWithNumber = @convention(c) (Handle, Double) -> Void
    typealias CallWithPoint = @convention(c) (Handle, Double, Double) -> Void
    typealias CallWithPoints = @convention(c) (Handle, Double, Double, Double, Double, Double, Double) -> Void
    typealias CallWithColor = @convention(c) (Handle, Double, Double, Double, Double) -> Void
    typealias CallWithStop = @convention(c) (Handle, Double, Double, Double, Double, Double) -> Void
    typealias CallWithHandle = @convention(c) (Handle, Handle) -> Void
    typealias CallWithMatrix = @convention(c) (Handle, UnsafePointer<Double>) -> Void

    let createSurface: @convention(c) (Int32, Int32, Int32) -> Handle?
    let createContext: @convention(c) (Handle) -> Handle?
    let createLinear: @convention(c) (Double, Double, Double, Double) -> Handle?
    let createRadial: @convention(c) (Double, Double, Double, Double, Double, Double) -> Handle?
    let flush: Call, destroySurface: Call, destroyContext: Call, destroyPattern: Call
    let save: Call, restore: Call, newPath: Call, closePath: Call
    let fill: Call, stroke: Call, clip: Call, paint: Call
    let setFillRule: CallWithChoice, setLineCap: CallWithChoice, setLineJoin: CallWithChoice
    let setLineWidth: CallWithNumber
    let scale: CallWithPoint, move: CallWithPoint, line: CallWithPoint
    let curve: CallWithPoints
    let setColor: CallWithColor
    let addStop: CallWithStop
    let setPattern: CallWithHandle
    let setMatrix: CallWithMatrix

    init() throws(DynamicLibrary.Missing) {
        let library = try DynamicLibrary("libcairo.so.2", "libcairo.2.dylib")
        createSurface = try library.function("cairo_image_surface_create")
        createContext = try library.function("cairo_create")
        createLinear = try library.function("cairo_pattern_create_linear")
        createRadial = try library.function("cairo_pattern_create_radial")
        flush = try library.function("cairo_surface_flush")
        destroySurface = try library.function("cairo_surface_destroy")
        destroyContext = try library.function("cairo_destroy")
        destroyPattern = try library.function("cairo_pattern_destroy")
        save = try library.function("cairo_save")
        restore = try library.function("cairo_restore")
        newPath = try library.function("cairo_new_path")
        closePath = try library.function("cairo_close_path")
        fill = try library.function("cairo_fill")
        stroke = try library.function("cairo_stroke")
        clip = try library.function("cairo_clip")
        paint = try library.function("cairo_paint")
        setFillRule = try library.function("cairo_set_fill_rule")
        setLineCap = try library.function("cairo_set_line_cap")
        setLineJoin = try library.function("cairo_set_line_join")
        setLineWidth = try library.function("cairo_set_line_width")
        scale = try library.function("cairo_scale")
        move = try library.function("cairo_move_to")
        line = try library.function("cairo_line_to")
        curve = try library.function("cairo_curve_to")
        setColor = try library.function("cairo_set_source_rgba")
        addStop = try library.function("cairo_pattern_add_color_stop_rgba")
        setPattern = try library.function("cairo_set_source")
        setMatrix = try library.function("cairo_pattern_set_matrix")
    }
}
