import CImageCodecs
import Domain

/// A PNG file with only its image data, and an XMP packet if there is one.
///
/// Chunks that are kept have the length that their type requires, occur once, and are where the standard allows them:
/// other ones are ignored by readers, and could contain anything. Of an animation the still picture is kept.
struct StrippedPNG {
    private(set) var bytes: [UInt8] = []
    private var kept: [PNGChunkReader.Chunk] = []
    private var types: Set<String> = []
    private let colorType: UInt8
    private let bitDepth: UInt8
    /// Number of colours of the palette.
    private var colors = 0
    /// Whether image data began.
    private var hasData = false
    /// Whether another chunk followed image data.
    private var isBehindData = false

    private static let grey: UInt8 = 0
    private static let palette: UInt8 = 3
    private static let greyAndAlpha: UInt8 = 4

    /// The file must have a header. `isExact`: whether its image data is known to have the bytes of the pixels and no
    /// others.
    init(_ file: [UInt8], xmp: String?, isExact: Bool) throws(PictureError) {
        let header = PNGChunkReader.signature.count + 8
        (bitDepth, colorType) = (file[header + 8], file[header + 9])
        var chunks = PNGChunkReader(file)
        while let chunk = try chunks.next() {
            if let data = content(of: chunk) {
                kept.append(PNGChunkReader.Chunk(type: chunk.type, data: data))
            } else if !hasData, Self.isCritical(chunk.type), !Self.critical.contains(chunk.type) {
                throw .damaged(.png, reason: "\(chunk.type): unknown critical chunk")
            }
        }
        if !isExact, let exact = exactData(header: file[header..<header + 13]) {
            let first = kept.firstIndex { $0.type == "IDAT" } ?? kept.endIndex
            kept.removeAll { $0.type == "IDAT" }
            kept.insert(PNGChunkReader.Chunk(type: "IDAT", data: try ZlibStream.packed(exact)[...]), at: first)
        }
        bytes.reserveCapacity(file.count + (xmp?.utf8.count ?? 0) + 64)
        bytes += PNGChunkReader.signature
        // A profile has precedence over sRGB, and a file must not have both.
        for chunk in kept where chunk.type != "sRGB" || !types.contains("iCCP") {
            append(chunk.type, chunk.data)
            if chunk.type == "IHDR", let xmp { append("iTXt", Self.internationalText(xmp)[...]) }
        }
    }

    /// More bytes than the largest picture that is decoded has: 8 for a pixel, and a filter byte for each row of a pass.
    private static let dataLimit = PictureLimits.standard.pixels * 9

    /// The bytes of the pixels if the image data has others, which readers ignore; nil if it has none, or for a picture
    /// that is too large to be decoded.
    private func exactData(header: ArraySlice<UInt8>) -> [UInt8]? {
        guard let size = Self.dataSize(Array(header)), size <= Self.dataLimit else { return nil }
        let packed = kept.filter { $0.type == "IDAT" }.reduce(into: [UInt8]()) { $0 += $1.data }
        var (isExact, isFull) = (false, false)
        let data = [UInt8](unsafeUninitializedCapacity: max(size, 1)) { room, count in
            isFull = cic_fills(packed, packed.count, room.baseAddress, size, &isExact)
            count = isFull ? size : 0
        }
        return isFull && !isExact ? data : nil
    }

    /// The bytes of all rows, each with its filter, in one pass or in the seven passes of an interlaced picture. Nil for
    /// sides that no decoder takes.
    private static func dataSize(_ header: [UInt8]) -> Int? {
        let (width, height, longestSide) = (header.bigEndian32(at: 0), header.bigEndian32(at: 4), 1 << 24)
        guard width <= longestSide, height <= longestSide else { return nil }
        let channels = [2: 3, 4: 2, 6: 4][header[9]] ?? 1
        func size(_ width: Int, _ height: Int) -> Int {
            width == 0 ? 0 : ((width * channels * Int(header[8]) + 7) / 8 + 1) * height
        }
        guard header[12] == 1 else { return size(width, height) }
        let passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
        return passes.reduce(0) { sum, pass in
            let (x, y, across, down) = pass
            return sum + size((width - x + across - 1) / across, (height - y + down - 1) / down)
        }
    }

    private static let critical: Set<String> = ["IHDR", "PLTE", "IDAT", "IEND"]

    /// A critical chunk cannot be left out before the image data; after them, decoders ignore it. Bit 5 of its first
    /// letter is not set.
    private static func isCritical(_ type: String) -> Bool {
        type.utf8.first.map { $0 & 0x20 == 0 } ?? true
    }

    /// The part of a chunk that is kept; nil if none.
    private mutating func content(of chunk: PNGChunkReader.Chunk) -> ArraySlice<UInt8>? {
        if chunk.type == "IDAT" {
            hasData = true
            return isBehindData ? nil : chunk.data
        }
        isBehindData = hasData
        if chunk.type == "IEND" { return [] }
        guard !types.contains(chunk.type), let data = checked(chunk) else { return nil }
        types.insert(chunk.type)
        return data
    }

    private mutating func checked(_ chunk: PNGChunkReader.Chunk) -> ArraySlice<UInt8>? {
        let (data, isBeforePalette) = (chunk.data, colors == 0 && !hasData)
        switch chunk.type {
        case "IHDR": return data
        case "PLTE": return hasData ? nil : palette(data)
        case "tRNS": return !hasData && isTransparency(data.count) ? data : nil
        case "pHYs": return !hasData && data.count == 9 && data.last.map { $0 <= 1 } == true ? data : nil
        case "cICP": return isBeforePalette && data.count == 4 ? data : nil
        case "gAMA": return isBeforePalette && data.count == 4 && areFractions(data) ? data : nil
        case "cHRM": return isBeforePalette && data.count == 32 && areFractions(data) ? data : nil
        case "sRGB": return isBeforePalette && data.count == 1 && data.allSatisfy { $0 <= 3 } ? data : nil
        case "sBIT":
            let depth = colorType == Self.palette ? 8 : bitDepth
            let areBits = data.allSatisfy { $0 >= 1 && $0 <= depth }
            return isBeforePalette && data.count == significantBits && areBits ? data : nil
        case "iCCP": return isBeforePalette ? profile(data) : nil
        case "eXIf": return EXIFOrientation(tiff: data).map { $0.tiff[...] }
        default: return nil
        }
    }

    /// As many colours as the pixels can name.
    private mutating func palette(_ data: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard colorType != Self.grey, colorType != Self.greyAndAlpha, data.count.isMultiple(of: 3) else { return nil }
        colors = min(data.count / 3, colorType == Self.palette && bitDepth < 8 ? 1 << Int(bitDepth) : 256)
        return data.prefix(3 * colors)
    }

    private func isTransparency(_ count: Int) -> Bool {
        switch colorType {
        case Self.grey: count == 2
        case 2: count == 6
        case Self.palette: (1...256).contains(count) && count <= colors
        default: false
        }
    }

    /// Whether they are numbers in units of 1/100000, each at most ten.
    private func areFractions(_ data: ArraySlice<UInt8>) -> Bool {
        let bytes = Array(data)
        return stride(from: 0, to: bytes.count, by: 4).allSatisfy { bytes.bigEndian32(at: $0) <= 1_000_000 }
    }

    private var significantBits: Int {
        switch colorType {
        case Self.grey: 1
        case Self.greyAndAlpha: 2
        case 6: 4
        default: 3
        }
    }

    /// The layout is: name, zero, method 0, zlib stream. The name can be any text, so the profile gets another.
    private func profile(_ data: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard let zero = data.prefix(80).firstIndex(of: 0), zero > data.startIndex, zero + 1 < data.endIndex,
            data[zero + 1] == 0
        else { return nil }
        let channels = colorType == Self.grey || colorType == Self.greyAndAlpha ? 1 : 3
        return ICCProfile.stream(in: data[(zero + 2)...], channels: channels).map { (Array("icc\0\0".utf8) + $0)[...] }
    }

    /// The layout is: keyword, zero, not compressed, method, no language, zero, no translated keyword, zero, text.
    private static func internationalText(_ xmp: String) -> [UInt8] {
        Array(PNGText.xmpKeyword.utf8) + [0, 0, 0, 0, 0] + Array(xmp.utf8)
    }

    private mutating func append(_ type: String, _ data: ArraySlice<UInt8>) {
        bytes.append(bigEndian: UInt32(truncatingIfNeeded: data.count))
        let start = bytes.count
        bytes += type.utf8
        bytes += data
        bytes.append(bigEndian: UInt32(truncatingIfNeeded: PNGChunkReader.crc(of: bytes[start...])))
    }
}

extension [UInt8] {
    fileprivate mutating func append(bigEndian number: UInt32) {
        for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: number >> UInt32(shift))) }
    }
}
