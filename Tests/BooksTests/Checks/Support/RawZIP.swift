import Platform

@testable import Books

/// A ZIP archive assembled byte by byte, for archives that no writer makes.
struct RawZIP {
    struct Entry {
        var name: [UInt8]
        var data: [UInt8]
        /// 0 stored, 8 deflated; how readers interpret `data`.
        var method: UInt16 = 0
        /// Bit 0: encrypted.
        var flags: UInt16 = 0x0800
        var crc: UInt32
        var size: UInt32
        /// The system in the entry's “made by” field; 3 is Unix.
        var system: UInt8 = 3
        /// Unix mode in the upper half.
        var attributes: UInt32 = 0o100644 << 16
        /// The start of the entry in the list of entries; nil for the true one. An entry with a value is in the list
        /// only.
        var offset: UInt32?
        /// An extra field, in the entry itself only.
        var extra: [UInt8] = []

        init(_ name: String, _ data: [UInt8] = Array("fox".utf8)) {
            self.name = Array(name.utf8)
            self.data = data
            crc = RawZIP.crc(of: data)
            size = UInt32(data.count)
        }

        func with(_ change: (inout Entry) -> Void) -> Entry {
            var changed = self
            change(&changed)
            return changed
        }
    }

    var entries: [Entry]
    /// The number of entries in the end record; nil for the true one.
    var statedCount: UInt16?
    var comment: [UInt8] = []
    /// Whether it ends with the digest of its bytes, unless it has a comment.
    var hasDigest = true
    /// The number of bytes before the archive in its file.
    var start = 0
    /// Whether it also has the end record of large archives.
    var isWide = false

    init(_ entries: [Entry]) {
        self.entries = entries
    }

    var bytes: [UInt8] {
        guard hasDigest, comment.isEmpty else { return bytes(endingWith: comment) }
        let bytes = bytes(endingWith: Array(ArchiveDigest.placeholder.utf8)).dropLast(64)
        return bytes + Array(SHA256Digest(of: Array(bytes)).hex.utf8)
    }

    private func bytes(endingWith comment: [UInt8]) -> [UInt8] {
        var file: [UInt8] = []
        var list: [UInt8] = []
        for entry in entries {
            let offset = UInt32(start + file.count)
            let facts =
                Self.number(entry.flags) + Self.number(entry.method) + Self.number(UInt16(12 << 11))
                + Self.number(UInt16(0x21)) + Self.number(entry.crc) + Self.number(UInt32(entry.data.count))
                + Self.number(entry.size) + Self.number(UInt16(entry.name.count)) + Self.number(UInt16(0))
            if entry.offset == nil {
                file += [0x50, 0x4B, 3, 4, 20, 0] + facts.dropLast(2) + Self.number(UInt16(entry.extra.count))
                file += entry.name + entry.extra + entry.data
            }
            list +=
                [0x50, 0x4B, 1, 2, 20, entry.system, 20, 0] + facts + [0, 0, 0, 0, 0, 0] + Self.number(entry.attributes)
                + Self.number(entry.offset ?? offset) + entry.name
        }
        let count = statedCount ?? UInt16(truncatingIfNeeded: entries.count)
        let wide = isWide ? Self.wideEnd(count: entries.count, list: list.count, at: start + file.count) : []
        return file + list + wide + [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + Self.number(count) + Self.number(count)
            + Self.number(UInt32(list.count)) + Self.number(UInt32(start + file.count))
            + Self.number(UInt16(comment.count)) + comment
    }

    /// The long end record and its locator.
    private static func wideEnd(count: Int, list: Int, at offset: Int) -> [UInt8] {
        [0x50, 0x4B, 6, 6] + number(UInt64(44)) + [45, 3, 45, 0] + number(UInt64(0)) + number(UInt64(count))
            + number(UInt64(count)) + number(UInt64(list)) + number(UInt64(offset))
            + [0x50, 0x4B, 6, 7] + number(UInt32(0)) + number(UInt64(offset + list)) + number(UInt32(1))
    }

    /// Little-endian.
    static func number(_ value: some FixedWidthInteger) -> [UInt8] {
        (0..<value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    static func crc(of bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF) { crc, byte in crc >> 8 ^ crcOfByte[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] }
    }

    private static let crcOfByte: [UInt32] = (0...255).map { byte in
        (0..<8).reduce(byte) { crc, _ in crc >> 1 ^ (crc & 1) * 0xEDB8_8320 }
    }
}
