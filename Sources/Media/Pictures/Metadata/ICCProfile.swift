import CImageCodecs

/// The colour profiles that picture files keep. Other bytes in the place of a profile are foreign data.
///
/// Layout: ICC.1:2022, a header of 128 bytes, then the number of tags, then twelve bytes for each tag.
enum ICCProfile {
    /// Maximum bytes of a profile, unpacked. Usual profiles have 500 bytes to 600 KB.
    static let sizeLimit = 1 << 20
    private static let tagTable = 132
    private static let tagCount = 12
    private static let tagLimit = 200

    private static let classes: Set<String> = ["scnr", "mntr", "prtr", "spac"]
    private static let connectionSpaces: Set<String> = ["XYZ ", "Lab "]

    /// Whether the bytes are a profile for pictures with this number of colour channels, complete and nothing more.
    static func isPlausible(_ profile: [UInt8], channels: Int) -> Bool {
        func word(_ index: Int) -> String { String(decoding: profile[index..<index + 4], as: UTF8.self) }
        guard (tagTable...sizeLimit).contains(profile.count), profile.bigEndian32(at: 0) == profile.count,
            word(36) == "acsp", (2...5).contains(profile[8]), classes.contains(word(12)),
            word(16) == colorSpace(of: channels), connectionSpaces.contains(word(20))
        else { return false }
        let tags = profile.bigEndian32(at: tagTable - 4)
        let content = tagTable + tags * tagCount
        guard (1...tagLimit).contains(tags), content <= profile.count else { return false }
        return (0..<tags).allSatisfy { tag in
            let offset = profile.bigEndian32(at: tagTable + tag * tagCount + 4)
            let size = profile.bigEndian32(at: tagTable + tag * tagCount + 8)
            return offset >= content && offset <= profile.count && size <= profile.count - offset
        }
    }

    /// The bytes of the zlib stream at the start of `packed` if it contains a plausible profile; nil otherwise.
    /// At most ``sizeLimit`` bytes are unpacked.
    static func stream(in packed: ArraySlice<UInt8>, channels: Int) -> ArraySlice<UInt8>? {
        var used = 0
        let profile = [UInt8](unsafeUninitializedCapacity: sizeLimit) { room, count in
            count = packed.withUnsafeBufferPointer {
                cic_inflate($0.baseAddress, $0.count, room.baseAddress, sizeLimit, &used)
            }
        }
        return isPlausible(profile, channels: channels) ? packed.prefix(used) : nil
    }

    private static func colorSpace(of channels: Int) -> String? {
        switch channels {
        case 1: "GRAY"
        case 3: "RGB "
        case 4: "CMYK"
        default: nil
        }
    }
}
