package import Domain
import Media
package import Platform

/// A page as shapes and pictures, for formats without text. It has no fonts, so that any task can draw it. The same page
/// gives the same pixels on every machine.
package struct OutlinedPage: Sendable {
    private enum Layer: Sendable {
        case shapes(Scene)
        case picture(DrawnPicture, box: Box, frame: Box)
    }

    private static let sizeLimit = 1 << 30

    private let pixelsPerPoint: Double
    private let width: Int
    private let height: Int
    /// From bottom to top.
    private let layers: [Layer]

    package init(_ page: DrawnPage, pixelsPerPoint: Double) {
        var layers: [Layer] = []
        let empty = Scene(width: page.width, height: page.height, background: .white)
        var scene = empty
        for element in page.elements {
            switch element.mark {
            case .fill(let path, let color):
                scene.elements.append(.fill(path, .solid(color), rule: .nonzero))
            case .text(let lines, let size, let color):
                for (line, origin) in lines {
                    let outlines = line.outlines(at: origin, size: size)
                    scene.elements.append(.fill(outlines, .solid(color), rule: .nonzero))
                }
            case .picture(let picture, let box, let frame):
                layers += [.shapes(scene), .picture(picture, box: box, frame: frame)]
                scene = empty
            }
        }
        self.layers = layers + [.shapes(scene)]
        self.pixelsPerPoint = pixelsPerPoint
        width = Int((page.width * pixelsPerPoint).rounded())
        height = Int((page.height * pixelsPerPoint).rounded())
    }

    package func bitmap(on fileSystem: any FileSystem) throws -> Bitmap {
        var bitmap = Bitmap(
            width: width, height: height, layout: .rgbx, bytes: Array(repeating: 255, count: width * height * 4))
        for layer in layers {
            switch layer {
            case .shapes(let scene): Rasterizer().draw(scene, over: &bitmap)
            case .picture(let picture, let box, let frame):
                let file = try fileSystem.read(picture.file, limit: Self.sizeLimit)
                let (width, height) = (max(1, pixels(box.width)), max(1, pixels(box.height)))
                let source = try PictureDecoder.decodeUpright(file).resized(width: width, height: height)
                copy(source, left: pixels(box.x), top: pixels(box.y), seenIn: frame, to: &bitmap)
            }
        }
        return bitmap
    }

    private func copy(_ source: Bitmap, left: Int, top: Int, seenIn frame: Box, to bitmap: inout Bitmap) {
        let columns = seen(left, source.width, of: frame.x, frame.width, within: bitmap.width)
        let rows = seen(top, source.height, of: frame.y, frame.height, within: bitmap.height)
        let channels = source.layout.rawValue
        source.bytes.withUnsafeBufferPointer { pixels in
            bitmap.bytes.withUnsafeMutableBufferPointer { target in
                for row in rows {
                    var from = ((row - top) * source.width + columns.lowerBound - left) * channels
                    var to = (row * self.width + columns.lowerBound) * 4
                    for _ in columns {
                        target[to] = pixels[from]
                        target[to + 1] = pixels[from + 1]
                        target[to + 2] = pixels[from + 2]
                        from += channels
                        to += 4
                    }
                }
            }
        }
    }

    /// The pixels of a picture from `start` that lie on the page and in its frame, in one direction.
    private func seen(
        _ start: Int, _ length: Int, of frame: Double, _ frameLength: Double, within limit: Int
    ) -> Range<Int> {
        let lower = max(0, pixels(frame), start)
        return lower..<max(lower, min(limit, pixels(frame + frameLength), start + length))
    }

    private func pixels(_ points: Double) -> Int { Int((points * pixelsPerPoint).rounded()) }
}
