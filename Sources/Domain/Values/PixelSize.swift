/// Width and height of a picture in pixels, each from 64 to 4096.
package struct PixelSize: Hashable, Sendable {
    package static let sideLimits = 64...4096
    /// The default size of a page: 1024×1792, a tall picture-book page.
    package static let page = PixelSize(uncheckedWidth: 1024, height: 1792)

    package let width: Int
    package let height: Int

    /// Nil if a side is outside ``sideLimits``.
    package init?(width: Int, height: Int) {
        guard Self.sideLimits.contains(width), Self.sideLimits.contains(height) else { return nil }
        self.init(uncheckedWidth: width, height: height)
    }

    /// Reads `1024x1792`; nil if the text has another form or a side is outside ``sideLimits``.
    package init?(_ text: String) {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false)
        guard sides.count == 2,
            sides.allSatisfy({ $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) }),
            let width = Int(sides[0]), let height = Int(sides[1])
        else { return nil }
        self.init(width: width, height: height)
    }

    /// Larger in one direction and not smaller in the other.
    package func isLarger(than other: PixelSize) -> Bool {
        self != other && width >= other.width && height >= other.height
    }

    private init(uncheckedWidth width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

extension PixelSize: CustomStringConvertible {
    package var description: String { "\(width)x\(height)" }
}
