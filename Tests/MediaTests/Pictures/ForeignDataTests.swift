import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Media

/// Files of servers lose all that no reader needs, and keep every pixel.
struct ForeignDataTests {
    private static let secret = "sk-A1b2C3d4E5f6G7h8"
    private static let allowed: Set<String> = [
        "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "sBIT", "pHYs", "iCCP", "cICP", "eXIf",
    ]
    private static let seeds = Soak.seeds(0...20_000, otherwise: 300)

    private func strings(_ file: [UInt8]) -> String { String(decoding: file, as: Unicode.ASCII.self) }

    private func chunks(_ file: [UInt8]) throws -> [PNGChunkReader.Chunk] {
        var reader = PNGChunkReader(file)
        var all: [PNGChunkReader.Chunk] = []
        while let chunk = try reader.next() { all.append(chunk) }
        return all
    }

    /// The smallest profile that is plausible, with a tag of text.
    private static func profile(_ space: String = "RGB ", text: String = "a text of a profile") -> [UInt8] {
        let tag = Array("cprt".utf8) + RawPNG.number(144) + RawPNG.number(text.utf8.count)
        var header = RawPNG.number(144 + text.utf8.count) + Array("lcms".utf8) + [4, 0x30, 0, 0]
        header += Array("mntr\(space)XYZ ".utf8) + [UInt8](repeating: 0, count: 12) + Array("acsp".utf8)
        return header + [UInt8](repeating: 0, count: 88) + RawPNG.number(1) + tag + Array(text.utf8)
    }

    private static func png(colorType: UInt8 = 2, _ chunks: [(type: String, data: [UInt8])] = []) -> RawPNG {
        let bytes = [2: 12, 3: 4, 0: 4, 6: 16][colorType] ?? 8
        var picture = RawPNG(
            width: 4, height: 2, colorType: colorType,
            rows: [[UInt8]](repeating: [1] + (0..<bytes).map { UInt8($0 % 2) }, count: 2))
        picture.chunks = (colorType == 3 ? [("PLTE", [UInt8](1...12))] : []) + chunks
        return picture
    }

    /// A chunk with foreign text: of any type, also of those that are kept.
    private func chunk(_ random: inout SeededGenerator) -> (type: String, data: [UInt8]) {
        let text = Array("\(Self.secret)\0\0\(Self.secret)".utf8)
        let letters = (0..<4).map { index in
            let letter = UInt8(ascii: "a") + UInt8(random.next(below: 26))
            return index == 2 ? letter - 32 : letter
        }
        let type = random.pick([
            "tEXt", "zTXt", "iTXt", "tIME", "eXIf", "iCCP", "caBX", "acTL", "fcTL", "fdAT", "hIST", "sPLT", "bKGD",
            "mDCV", "cLLI", "gAMA", "cHRM", "sRGB", "sBIT", "pHYs", "cICP", "tRNS",
            String(decoding: letters, as: UTF8.self),
        ])
        let data =
            switch random.next(below: 4) {
            case 0: Array(text.prefix(random.next(below: text.count)))
            case 1: Array("name\0\0".utf8) + RawPNG.zlibStored(text)
            case 2: Array("name\0\0".utf8) + RawPNG.zlibStored(Self.profile()) + text
            default: text
            }
        return (type, data)
    }

    @Test(arguments: seeds) func aPNGKeepsWhatIsAllowedOnly(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let plain = Self.png(colorType: random.pick([0, 2, 3, 4, 6]))
        var bytes = Array(plain.file.prefix(33))
        let rest = try chunks(plain.file).dropFirst()
        for part in rest {
            for _ in 0..<random.next(below: 3) {
                let foreign = chunk(&random)
                bytes += RawPNG.chunk(foreign.type, foreign.data)
            }
            bytes += RawPNG.chunk(part.type, Array(part.data))
        }
        bytes += (0..<random.next(below: 3)).flatMap { _ in Array(Self.secret.utf8) }
        let stripped = try PictureStripper.strip(bytes)
        let kept = try chunks(stripped)
        #expect(Set(kept.map(\.type)).isSubset(of: Self.allowed))
        #expect(kept.count { $0.type != "IDAT" } == Set(kept.map(\.type)).count - 1, "each once")
        #expect(
            kept.filter { $0.type == "IDAT" }.map(\.data)
                == (try chunks(plain.file)).filter { $0.type == "IDAT" }.map(\.data))
        #expect(!strings(stripped).contains(Self.secret))
        #expect(try PictureDecoder.decode(stripped) == PictureDecoder.decode(bytes))
        #expect(try PictureStripper.strip(stripped) == stripped)
    }

    @Test(arguments: seeds) func aJPEGKeepsWhatIsAllowedOnly(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let samples = [
            JPEGSamples.progressive, JPEGSamples.separateScans, JPEGSamples.grey, JPEGSamples.cmyk,
            JPEGSamples.restarts,
        ]
        let plain = random.pick(samples)
        var raw = RawJPEG(plain)
        for _ in 0...random.next(below: 5) {
            let label = random.pick([
                "", "JFXX\0", "Exif\0\0", "ICC_PROFILE\0\u{1}\u{1}", "MPF\0", "http://ns.adobe.com/xap/1.0/\0",
            ])
            let marker = random.pick([0xFE] + Array(0xE1...0xED) + [0xEF] as [UInt8])
            let at = 1 + random.next(below: raw.segments.count)
            raw.segments.insert(RawJPEG.Segment(marker: marker, data: Array((label + Self.secret).utf8)), at: at)
        }
        let stripped = try PictureStripper.strip(raw.file + Array(Self.secret.utf8))
        #expect(RawJPEG(stripped).segments.allSatisfy { $0.marker < 0xE0 || $0.marker == 0xE0 || $0.marker == 0xEE })
        #expect(!strings(stripped).contains(Self.secret))
        #expect(
            RawJPEG(stripped).segments.map(\.pixels).filter { !$0.isEmpty }
                == RawJPEG(plain).segments.map(\.pixels).filter { !$0.isEmpty })
        #expect(try PictureDecoder.decode(stripped) == PictureDecoder.decode(plain))
        #expect(try PictureStripper.strip(stripped) == stripped)
    }

    @Test func aPlausibleProfileStaysAndLosesItsName() throws {
        let packed = RawPNG.zlibStored(Self.profile())
        let png = try PictureStripper.strip(
            Self.png([("iCCP", Array("\(Self.secret)\0\0".utf8) + packed + Array(Self.secret.utf8)), ("sRGB", [0])])
                .file)
        #expect(try chunks(png).map(\.type) == ["IHDR", "iCCP", "IDAT", "IEND"])
        #expect(try Array(chunks(png)[1].data) == Array("icc\0\0".utf8) + packed)
        var jpeg = RawJPEG(JPEGSamples.progressive)
        let parts = [Self.profile().prefix(100), Self.profile().dropFirst(100)].enumerated().map { number, part in
            RawJPEG.Segment(marker: 0xE2, data: Array("ICC_PROFILE\0".utf8) + [UInt8(number + 1), 2] + part)
        }
        jpeg.segments.insert(contentsOf: parts, at: 1)
        let stripped = RawJPEG(try PictureStripper.strip(jpeg.file))
        #expect(stripped.segments.filter { $0.marker == 0xE2 }.map(\.data) == parts.map(\.data))
    }

    static let profiles: [(String, [UInt8])] = [
        ("text", Array("not a profile, but a prompt".utf8)), ("nothing", []),
        ("another colour space", profile("GRAY")), ("cut", profile().dropLast(1)), ("longer", profile() + [1]),
        ("no signature", profile().enumerated().map { $0 == 36 ? 0 : $1 }),
        ("a tag outside", profile().enumerated().map { $0 == 136 ? 9 : $1 }),
    ]

    @Test(arguments: profiles) func whatIsNoProfileIsRemoved(name: String, profile: [UInt8]) throws {
        let png = Self.png([("iCCP", Array("name\0\0".utf8) + RawPNG.zlibStored(profile))]).file
        #expect(try chunks(PictureStripper.strip(png)).map(\.type) == ["IHDR", "IDAT", "IEND"])
        var jpeg = RawJPEG(JPEGSamples.progressive)
        jpeg.segments.insert(
            RawJPEG.Segment(marker: 0xE2, data: Array("ICC_PROFILE\0\u{1}\u{1}".utf8) + profile), at: 1)
        #expect(try !RawJPEG(PictureStripper.strip(jpeg.file)).segments.contains { $0.marker == 0xE2 })
    }

    /// Each would unpack to 64 megabytes, with `make soak` to a gigabyte.
    @Test(arguments: ["zTXt", "iTXt", "iCCP"]) func aBombIsNotUnpacked(type: String) throws {
        let zeros = RawPNG.zlibZeros(1 << (Soak.isOn ? 30 : 26))
        let opening = type == "iTXt" ? "key\0\u{1}\0\0\0" : "key\0\0"
        let bomb = Self.png([(type, Array(opening.utf8) + zeros)]).file
        let duration = try ContinuousClock().measure {
            let stripped = try PictureStripper.strip(bomb)
            #expect(stripped == Self.png().file)
        }
        #expect(duration < .seconds(10), "\(duration)")
    }

    @Test(
        .enabled(
            if: ["pngcheck", "jpeginfo"].allSatisfy(Program.isInstalled), "pngcheck or jpeginfo is missing"))
    func otherProgramsFindNothingWrong() throws {
        let folder = try TemporaryFolder()
        var random = SeededGenerator(seed: 1)
        var checks: [(String, [String])] = []
        for number in 0..<20 {
            let foreign = (0..<4).map { _ in chunk(&random) }
            let name = try folder.write(
                PictureStripper.strip(Self.png(colorType: random.pick([0, 2, 3, 4, 6]), foreign).file),
                to: "\(number).png")
            checks.append(("pngcheck", ["-q", name.string]))
        }
        var jpeg = RawJPEG(JPEGSamples.progressive)
        jpeg.segments.insert(RawJPEG.Segment(marker: 0xFE, data: Array(Self.secret.utf8)), at: 1)
        checks.append(("jpeginfo", ["-c", try folder.write(PictureStripper.strip(jpeg.file), to: "a.jpg").string]))
        for (program, arguments) in checks {
            let outcome = try #require(Program(program)).run(arguments)
            #expect(outcome.status == 0, "\(outcome.output)")
        }
    }
}
