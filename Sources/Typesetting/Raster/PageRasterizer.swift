package import Domain
import Media
package import Platform

/// Draws pages as pictures, for formats without text. The same page gives the same pixels on every machine.
package struct PageRasterizer {
    private static let sizeLimit = 1 << 30

    private let pixelsPerPoint: Double
    private let fileSystem: any FileSystem

    package init(pixelsPerPoint: Double, on fileSystem: any FileSystem) {
        self.pixelsPerPoint = pixelsPerPoint
        self.fileSystem = fileSystem
    }

    package func bitmap(of page: DrawnPage) throws -> Bitmap {
        let (width, height) = (pixels(page.width), pixels(page.height))
        var bitmap = Bitmap(
            width: width, height: height, layout: .rgbx, bytes: Array(repeating: 255, count: width * height * 4))
        var scene = Scene(width: page.width, height: page.height, background: .white)
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
                Rasterizer().draw(scene, over: &bitmap)
                scene.elements = []
                try draw(picture, at: box, seenIn: frame, over: &bitmap)
            }
        }
        Rasterizer().draw(scene, over: &bitmap)
        return bitmap
    }

    private func draw(
        _ picture: DrawnPicture, at box: Box, seenIn frame: Box, over bitmap: inout Bitmap
    ) throws {
        let file = try fileSystem.read(picture.file, limit: Self.sizeLimit)
        let (width, height) = (max(1, pixels(box.width)), max(1, pixels(box.height)))
        let source = try PictureDecoder.decodeUpright(file).resized(width: width, height: height)
        let (left, top) = (pixels(box.x), pixels(box.y))
        let columns =
            max(
                0, pixels(frame.x), left)..<max(
                max(0, pixels(frame.x), left), min(bitmap.width, pixels(frame.x + frame.width), left + width))
        let rows =
            max(
                0, pixels(frame.y), top)..<max(
                max(0, pixels(frame.y), top), min(bitmap.height, pixels(frame.y + frame.height), top + height))
        let channels = source.layout.rawValue
        for row in rows {
            var from = ((row - top) * width + columns.lowerBound - left) * channels
            var to = (row * bitmap.width + columns.lowerBound) * 4
            for _ in columns {
                bitmap.bytes[to] = source.bytes[from]
                bitmap.bytes[to + 1] = source.bytes[from + 1]
                bitmap.bytes[to + 2] = source.bytes[from + 2]
                from += channels
                to += 4
            }
        }
    }

    private func pixels(_ points: Double) -> Int { Int((points * pixelsPerPoint).rounded()) }
}
