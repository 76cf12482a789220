package import Domain
import Foundation
import Media

/// The pictures of fake products: equal for equal requests, different for different ones.
package enum FakePicture {
    package static func png(_ requested: RequestedPicture) -> [UInt8] {
        let words =
            "\(requested.prompt) \(requested.negativePrompt ?? "") \(requested.seed ?? 0) \(requested.referenceBytes)"
        return png(width: requested.width, height: requested.height, seed: StableHash(of: words).value)
    }

    /// Bands of colours, and a few bytes of noise in a corner that depend on the seed.
    package static func png(width: Int, height: Int, seed: UInt64) -> [UInt8] {
        (try? PNGEncoder.encode(bitmap(width: width, height: height, seed: seed))) ?? []
    }

    package static func jpeg(width: Int, height: Int, seed: UInt64) -> [UInt8] {
        (try? JPEGEncoder.encode(bitmap(width: width, height: height, seed: seed), quality: 90)) ?? []
    }

    package static func bitmap(width: Int, height: Int, seed: UInt64) -> Bitmap {
        var bytes = [UInt8](repeating: 0, count: width * height * 3)
        for y in 0..<height {
            let shade = UInt8(truncatingIfNeeded: y * 3 &+ Int(seed & 0xFF))
            for x in 0..<width {
                let at = (y * width + x) * 3
                bytes[at] = shade
                bytes[at + 1] = UInt8(truncatingIfNeeded: x * 5)
                bytes[at + 2] = UInt8(truncatingIfNeeded: seed >> UInt64((x / 8 + y / 8) % 8 * 8))
            }
        }
        return Bitmap(width: width, height: height, layout: .rgb, bytes: bytes)
    }

    package static func oneColour(_ red: UInt8, _ green: UInt8, _ blue: UInt8, width: Int, height: Int) -> [UInt8] {
        let bytes = (0..<width * height).flatMap { _ in [red, green, blue] }
        return (try? PNGEncoder.encode(Bitmap(width: width, height: height, layout: .rgb, bytes: bytes))) ?? []
    }
}

extension [UInt8] {
    package var base64: String { Data(self).base64EncodedString() }
}
