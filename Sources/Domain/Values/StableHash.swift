/// FNV-1a over UTF-8, finished with SplitMix64's mixer: the same on every machine and in every run, unlike `Hasher`.
///
/// For seeds and names only. Where tampering must be detected, SHA-256 is used.
package struct StableHash: Hashable, Sendable {
    package let value: UInt64

    package init(of parts: String...) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for part in parts {
            for byte in part.utf8 {
                hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
            }
            hash = (hash ^ 0xff) &* 0x100_0000_01b3
        }
        value = SeededGenerator.mixed(hash)
    }

    /// The first eight hexadecimal digits.
    package var hexPrefix: String {
        let digits = String(value >> 32, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
