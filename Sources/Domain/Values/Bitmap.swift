/// Pixels in memory: rows from the top, 8 bits a channel, sRGB, no padding between rows.
package struct Bitmap: Sendable, Equatable {
    package enum Layout: Int, Sendable {
        /// Red, green, blue.
        case rgb = 3
        /// Red, green, blue and a byte that is ignored.
        case rgbx = 4
    }

    package let width: Int
    package let height: Int
    package let layout: Layout
    /// `width × height × layout.rawValue` bytes.
    package var bytes: [UInt8]

    package init(width: Int, height: Int, layout: Layout, bytes: [UInt8]) {
        precondition(bytes.count == width * height * layout.rawValue, "pixel count does not match the size")
        self.width = width
        self.height = height
        self.layout = layout
        self.bytes = bytes
    }
}
