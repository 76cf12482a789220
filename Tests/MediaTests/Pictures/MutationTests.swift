import Foundation
import TestSupport
import Testing

@testable import Domain
@testable import Media

/// Thousands of valid files, changed at random: each gives a complete picture or an error.
@Suite struct MutationTests {
    private static let isSoaking = Soak.isOn
    private static let seeds: Range<UInt64> = isSoaking ? 0..<400 : 0..<4
    private static let changes = 1000

    /// A small file of every supported kind.
    private static let samples: [[UInt8]] = {
        var palette = RawPNG(
            width: 8, height: 4, bitDepth: 2, colorType: 3, rows: [[UInt8]](repeating: [0, 27, 228], count: 4))
        palette.chunks = [("PLTE", [UInt8](1...12)), ("tRNS", [0, 99])]
        let kinds: [(type: UInt8, depth: UInt8, bytes: Int)] = [
            (0, 1, 1), (0, 16, 16), (2, 8, 24), (2, 16, 48), (4, 8, 16), (6, 8, 32), (6, 16, 64),
        ]
        let plain = kinds.map { kind in
            let row = [1] + (0..<kind.bytes).map { UInt8(truncatingIfNeeded: $0 &* 37) }
            return RawPNG(
                width: 8, height: 4, bitDepth: kind.depth, colorType: kind.type,
                rows: [[UInt8]](repeating: row, count: 4)
            ).file
        }
        return [palette.file] + plain + [
            JPEGSamples.progressive, JPEGSamples.separateScans, JPEGSamples.grey, JPEGSamples.cmyk, JPEGSamples.ycck,
            JPEGSamples.plainCMYK, JPEGSamples.arithmetic, JPEGSamples.progressiveArithmetic, JPEGSamples.restarts,
        ]
    }()

    @Test func beginsWithSoundFiles() {
        for sample in Self.samples { #expect(throws: Never.self) { try PictureDecoder.decode(sample) } }
    }

    @Test(arguments: seeds) func givesAWholePictureOrAnError(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let limits = PictureLimits(side: 2000, pixels: 1_000_000)
        for number in 0..<Self.changes {
            let file = MutatedFile(random.pick(Self.samples), donor: random.pick(Self.samples), random: &random).bytes
            let stripped = try? PictureStripper.strip(file, label: .model)
            guard let picture = try? PictureDecoder.decode(file, limits: limits) else { continue }
            #expect(picture.bytes.count == picture.width * picture.height * 3, "seed \(seed), change \(number)")
            #expect(limits.side >= max(picture.width, picture.height), "seed \(seed), change \(number)")
            let joined = try? PictureDecoder.decodeAndStrip(file, limits: limits)
            #expect(joined?.bitmap == picture, "seed \(seed), change \(number)")
            #expect(joined?.stripped == (try? PictureStripper.strip(file)), "seed \(seed), change \(number)")
            _ = try? PNGTextChunks.read(file)
            let again = stripped.flatMap { try? PictureDecoder.decode($0, limits: limits) }
            #expect(again == picture, "seed \(seed), change \(number)")
        }
    }
}
