package import Domain

/// Draws scenes. The same scene at the same size gives the same bytes on every machine: only integers and `+ − × ÷ √`
/// are used.
package struct Rasterizer: Sendable {
    package init() {}

    /// The scene, stretched to the given size. Shapes with a coordinate that is not finite, and gradients of zero
    /// length, draw nothing.
    package func bitmap(of scene: Scene, size: PixelSize) -> Bitmap {
        let (width, height) = (size.width, size.height)
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            guard let base = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
            let background = PixelColor(scene.background).packed
            base.initializeMemory(as: UInt32.self, repeating: background, count: width * height)
            var pass = DrawingPass(scene, surface: PixelSurface(base: base, width: width, height: height))
            pass.draw()
            count = width * height * 4
        }
        return Bitmap(width: size.width, height: size.height, layout: .rgbx, bytes: bytes)
    }

    /// The scene without its background, stretched over a picture in the layout `.rgbx`.
    package func draw(_ scene: Scene, over bitmap: inout Bitmap) {
        precondition(bitmap.layout == .rgbx, "a pixel has no fourth byte")
        let (width, height) = (bitmap.width, bitmap.height)
        bitmap.bytes.withUnsafeMutableBytes { buffer in
            guard let base = buffer.baseAddress, !scene.elements.isEmpty else { return }
            var pass = DrawingPass(scene, surface: PixelSurface(base: base, width: width, height: height))
            pass.draw()
        }
    }
}
