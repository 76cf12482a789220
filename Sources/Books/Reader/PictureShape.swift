import Domain

/// The proportions of a picture, as a class of the style sheet.
struct PictureShape: Hashable, Comparable {
    private let width: Int
    private let height: Int

    init(_ size: PixelSize) {
        (width, height) = (size.width, size.height)
    }

    var name: String { "shape-\(width)x\(height)" }

    var isWide: Bool { width > height }

    var rule: String { ".\(name) { --width: \(width); --height: \(height); }" }

    static func < (left: PictureShape, right: PictureShape) -> Bool {
        (left.width, left.height) < (right.width, right.height)
    }
}
