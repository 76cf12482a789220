#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension RunReport {
    /// The whole of `run.json`.
    package func json() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return Self.escapingControls(in: try encoder.encode(RunDocument(self))) + [UInt8(ascii: "\n")]
    }

    /// JSON lets U+007F to U+009F stand as they are, and some terminals obey them. They can only be inside strings,
    /// so their bytes can be replaced wherever they are.
    private static func escapingControls(in json: some Sequence<UInt8>) -> [UInt8] {
        let digits = Array("0123456789abcdef".utf8)
        var escaped: [UInt8] = []
        escaped.reserveCapacity(json.underestimatedCount + 1)
        func escape(_ value: UInt8) {
            escaped += "\\u00".utf8
            escaped += [digits[Int(value >> 4)], digits[Int(value & 15)]]
        }
        var follows: UInt8?
        for byte in json {
            if let first = follows {
                follows = nil
                if (0x80...0x9F).contains(byte) {
                    escape(byte)
                    continue
                }
                escaped.append(first)
            }
            switch byte {
            case 0xC2: follows = byte
            case 0x7F: escape(byte)
            default: escaped.append(byte)
            }
        }
        return escaped
    }
}
