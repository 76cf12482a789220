import CImageCodecs
import Domain

/// A PNG file with only its image data and an XMP packet.
struct StrippedPNG {
    private(set) var bytes: [UInt8]

    /// Critical chunks, and those that decide colours, transparency and resolution.
    private static let kept: Set<String> = [
        "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "mDCV", "cLLI", "sBIT", "bKGD",
        "pHYs",
    ]

    init(_ file: [UInt8], xmp: String) throws(PictureError) {
        bytes = []
        bytes.reserveCapacity(file.count + xmp.utf8.count + 64)
        bytes += PNGChunkReader.signature
        var chunks = PNGChunkReader(file)
        while let chunk = try chunks.next() {
            if Self.kept.contains(chunk.type) {
                append(chunk.type, chunk.data)
            } else if chunk.type == "eXIf", let orientation = EXIFOrientation(tiff: chunk.data) {
                append(chunk.type, orientation.tiff[...])
            } else if Self.isCritical(chunk.type) {
                throw .damaged(.png, reason: "\(chunk.type): unknown critical chunk")
            }
            if chunk.type == "IHDR" { append("iTXt", Self.internationalText(xmp)[...]) }
        }
    }

    /// A critical chunk cannot be left out: bit 5 of its first letter is not set.
    private static func isCritical(_ type: String) -> Bool {
        type.utf8.first.map { $0 & 0x20 == 0 } ?? true
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
        let crc = bytes[start...].withUnsafeBufferPointer { cic_crc32(0, $0.baseAddress, $0.count) }
        bytes.append(bigEndian: crc)
    }
}

extension [UInt8] {
    fileprivate mutating func append(bigEndian number: UInt32) {
        for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: number >> UInt32(shift))) }
    }
}
