package import Domain

/// Draws scenes. The same scene at the same size gives the same bytes on every machine: integers and `+ − × ÷ √` only.
package struct Rasterizer: Sendable {
    package init() {}

    /// The scene stretched over a picture of the given size. Shapes with a coordinate that is no finite number, and
    /// gradients of no extent, draw nothing.
    package func bitmap(of scene: Scene, size: PixelSize) -> Bitmap {
        let byteCount = size.width * size.height * 4
        let toPixels = Transform.scale(Double(size.width) / scene.width, Double(size.height) / scene.height)
        let bytes = [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, count in
            guard let base = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
            let background = PixelColor(scene.background).packed
            base.initializeMemory(as: UInt32.self, repeating: background, count: size.width * size.height)
            let surface = PixelSurface(base: base, width: size.width, height: size.height)
            var pass = DrawingPass(surface: surface, toPixels: toPixels)
            pass.draw(scene.elements, mask: nil)
            count = byteCount
        }
        return Bitmap(width: size.width, height: size.height, layout: .rgbx, bytes: bytes)
    }
}
