import Foundation
import Testing

@testable import Domain
@testable import Media

/// Resized pictures compared with sums over all pixels in double precision.
@Suite struct ResizingQualityTests {
    private static let light = (0...255).map { code in
        let value = Double(code) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func code(_ light: Double) -> Double {
        255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055)
    }

    /// Each weight separately, as a function of the distance from the output pixel's centre in source pixels.
    private static func weights(from source: Int, to count: Int, at output: Int) -> [Double] {
        let reduction = Double(source) / Double(count)
        let center = (Double(output) + 0.5) * reduction
        let weights = (0..<source).map { pixel in
            if reduction >= 2 {
                let start = max(Double(pixel), center - reduction / 2)
                return max(min(Double(pixel) + 1, center + reduction / 2) - start, 0)
            }
            let distance = abs(Double(pixel) + 0.5 - center) / max(reduction, 1)
            return distance < 1 ? 2 * pow(distance, 3) - 3 * pow(distance, 2) + 1 : 0
        }
        let sum = weights.reduce(0, +)
        return weights.map { $0 / sum }
    }

    @Test(arguments: [(24, 16), (12, 8), (18, 12), (9, 7), (16, 5), (36, 24), (1, 1)])
    func isWithinHalfALevelOfTheSum(width: Int, height: Int) throws {
        let picture = Bitmap.noise(width: 24, height: 16)
        let resized = try picture.resized(width: width, height: height)
        let columns = (0..<width).map { Self.weights(from: 24, to: width, at: $0) }
        let rows = (0..<height).map { Self.weights(from: 16, to: height, at: $0) }
        for y in 0..<height {
            for x in 0..<width {
                var sum = 0.0
                for (v, row) in rows[y].enumerated() where row > 0 {
                    for (u, column) in columns[x].enumerated() where column > 0 {
                        sum += row * column * Self.light[Int(picture[u, v][1])]
                    }
                }
                #expect(abs(Double(resized[x, y][1]) - Self.code(sum)) < 0.55, "\(x), \(y)")
            }
        }
    }

    /// At the four sizes of books, and with edges between the new pixels.
    @Test(arguments: [(64, 48), (64, 32), (64, 16), (100, 99), (100, 51), (64, 64)])
    func ringsNowhere(source: Int, width: Int) throws {
        for (dark, bright) in [(0, 255), (60, 190), (10, 40), (120, 121)] as [(UInt8, UInt8)] {
            for edge in 28..<36 {
                let steps = Bitmap(width: source, height: 4, layout: .rgb) { x, _ in
                    [UInt8](repeating: x < edge ? dark : bright, count: 3)
                }
                let row = try steps.resized(width: width, height: 4)
                let levels = (0..<width).map { row[$0, 1][0] }
                #expect(levels == levels.sorted(), "\(dark) to \(bright) at \(edge)")
                #expect(levels.first == dark && levels.last == bright)
                #expect(levels.filter { $0 != dark && $0 != bright }.count <= 3)
            }
        }
    }

    /// A line one pixel wide keeps its light at every position.
    @Test(arguments: [48, 32, 16]) func keepsTheLightOfThinLines(width: Int) throws {
        for place in 24..<40 {
            let line = Bitmap(width: 64, height: 4, layout: .rgb) { x, _ in
                [UInt8](repeating: x == place ? 255 : 0, count: 3)
            }
            let row = try line.resized(width: width, height: 4)
            let sum = (0..<width).reduce(0) { $0 + Self.light[Int(row[$1, 1][0])] }
            #expect(abs(sum * 64 / Double(width) - 1) < 0.15, "\(place): \(sum)")
        }
    }
}
