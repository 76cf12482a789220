import Foundation
import Testing

@testable import Domain
@testable import Media

@Suite struct ResizingTests {
    @Test(arguments: [(1, 1), (7, 5), (20, 45), (33, 44), (64, 90), (200, 31)])
    func keepsALevelColor(width: Int, height: Int) throws {
        for color in [[0, 0, 0], [1, 2, 3], [10, 128, 254], [255, 255, 255]] as [[UInt8]] {
            let resized = try Bitmap.level(color, width: 64, height: 90).resized(width: width, height: height)
            #expect(resized == .level(color, width: width, height: height))
        }
    }

    @Test(arguments: 0...255 as ClosedRange<UInt8>)
    func keepsEveryCode(code: UInt8) throws {
        let color = [code, code, code]
        #expect(try Bitmap.level(color, width: 6, height: 6).resized(width: 2, height: 4)[1, 1] == color)
    }

    @Test func changesNothingAtTheSameSize() throws {
        let picture = Bitmap.noise(width: 37, height: 21)
        #expect(try picture.resized(width: 37, height: 21) == picture)
    }

    /// Half the light of white is value 188, not 128.
    @Test(arguments: [(64, 64), (32, 32), (16, 8)])
    func mixesLightNotCodes(width: Int, height: Int) throws {
        let checkers = Bitmap(width: 128, height: 128, layout: .rgb) { x, y in
            Array(repeating: (x + y).isMultiple(of: 2) ? 0 : 255, count: 3)
        }
        #expect(
            try checkers.resized(width: width, height: height) == .level([188, 188, 188], width: width, height: height))
    }

    @Test(arguments: [(75, 60), (50, 40), (33, 27), (25, 20), (10, 8), (1, 1)])
    func keepsTheMeanLight(width: Int, height: Int) throws {
        let picture = Bitmap.scene(width: 100, height: 80)
        let resized = try picture.resized(width: width, height: height)
        #expect(abs(meanLight(of: resized) - meanLight(of: picture)) < 0.004)
    }

    @Test func keepsEdgesWhereTheyAre() throws {
        let halves = Bitmap(width: 80, height: 8, layout: .rgb) { x, _ in x < 40 ? [0, 0, 0] : [255, 255, 255] }
        for width in [60, 40, 20] {
            let row = try halves.resized(width: width, height: 4)
            #expect(row[width / 2 - 3, 1] == [0, 0, 0])
            #expect(row[width / 2 + 2, 1] == [255, 255, 255])
            #expect(row[width / 2 - 1, 1][0] < 100)
            #expect(row[width / 2, 1][0] > 150)
        }
    }

    @Test func mirrorsAsThePictureDoes() throws {
        let picture = Bitmap.noise(width: 50, height: 30)
        let mirrored = Bitmap(width: 50, height: 30, layout: .rgb) { x, y in picture[49 - x, y] }
        let small = try picture.resized(width: 21, height: 11)
        let smallMirrored = try mirrored.resized(width: 21, height: 11)
        for y in 0..<11 {
            for x in 0..<21 { #expect(isClose(small[x, y], smallMirrored[20 - x, y], within: 1)) }
        }
    }

    @Test func leavesOutTheFourthByte() throws {
        let padded = Bitmap.scene(width: 40, height: 30, layout: .rgbx)
        let plain = Bitmap.scene(width: 40, height: 30)
        #expect(try padded.resized(width: 17, height: 13) == plain.resized(width: 17, height: 13))
    }

    @Test(arguments: [
        ((1024, 1792), (256, 448), (256, 448)), ((1024, 1792), (768, 1344), (768, 1344)),
        ((1024, 1024), (256, 448), (256, 256)), ((1000, 1792), (512, 896), (500, 896)),
        ((1792, 1024), (256, 448), (256, 146)), ((100, 200), (256, 448), (100, 200)),
        ((3000, 2), (100, 100), (100, 1)), ((2, 3000), (100, 100), (1, 100)), ((300, 100), (256, 448), (256, 85)),
    ])
    func keepsTheRatioAndNeverEnlarges(size: (Int, Int), box: (Int, Int), expected: (Int, Int)) throws {
        let picture = Bitmap(
            width: size.0, height: size.1, layout: .rgb, bytes: [UInt8](repeating: 9, count: size.0 * size.1 * 3))
        let fitted = try picture.fitted(within: box.0, by: box.1)
        #expect((fitted.width, fitted.height) == expected)
    }

    /// Recorded once: a machine with another number computes other pixels.
    @Test(arguments: [(45, 30, "69f9e526"), (60, 41, "859466ff"), (200, 120, "d3b01486")])
    func givesTheSamePixelsOnEveryMachine(width: Int, height: Int, digest: String) throws {
        let resized = try Bitmap.noise(width: 120, height: 82).resized(width: width, height: height)
        let text = resized.bytes.map { String($0) }.joined(separator: " ")
        #expect(StableHash(of: text).hexPrefix == digest)
    }

    private func meanLight(of picture: Bitmap) -> Double {
        let light = (0...255).map { code in
            let value = Double(code) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return picture.bytes.reduce(0) { $0 + light[Int($1)] } / Double(picture.bytes.count)
    }
}
