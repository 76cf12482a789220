/// The bytes of a ZIP archive without compression, with any names, also such as no program would write.
struct StoredArchive {
    struct Entry {
        var name: String
        var content: [UInt8]
        var isEncrypted = false

        init(_ name: String, _ content: String, isEncrypted: Bool = false) {
            self.name = name
            self.content = Array(content.utf8)
            self.isEncrypted = isEncrypted
        }
    }

    private(set) var bytes: [UInt8] = []

    init(_ entries: [Entry]) {
        var list: [UInt8] = []
        for entry in entries {
            let name = Array(entry.name.utf8)
            let facts =
                Self.number(20, 2) + Self.number(entry.isEncrypted ? 1 : 0, 2) + Self.number(0, 2)
                + Self.number(0x21_0000, 4) + Self.number(Self.checksum(entry.content), 4)
                + Self.number(UInt32(entry.content.count), 4) + Self.number(UInt32(entry.content.count), 4)
                + Self.number(UInt32(name.count), 2) + Self.number(0, 2)
            list += [0x50, 0x4B, 1, 2] + Self.number(20, 2) + facts + Self.number(0, 10)
            list += Self.number(UInt32(bytes.count), 4) + name
            bytes += [0x50, 0x4B, 3, 4] + facts + name + entry.content
        }
        let start = UInt32(bytes.count)
        let count = UInt32(entries.count)
        bytes += list + [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + Self.number(count, 2) + Self.number(count, 2)
        bytes += Self.number(UInt32(list.count), 4) + Self.number(start, 4) + [0, 0]
    }

    private static func number(_ value: UInt32, _ count: Int) -> [UInt8] {
        (0..<count).map { $0 < 4 ? UInt8(value >> (8 * UInt32($0)) & 0xFF) : 0 }
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
    }
}
