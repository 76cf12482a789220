#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Searches for bytes in other bytes. It uses the C library's search, because bodies have megabytes and debug builds
/// are slow.
struct ByteNeedle: Sendable {
    private let bytes: [UInt8]
    private let standsAlone: Bool

    /// With `standsAlone`, matches next to a letter or digit are skipped. `bytes` must not be empty.
    init(_ bytes: [UInt8], standsAlone: Bool) {
        self.bytes = bytes
        self.standsAlone = standsAlone
    }

    func replaced(in text: [UInt8], with other: [UInt8]) -> [UInt8] {
        let places = places(in: text)
        guard !places.isEmpty else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.count + places.count * max(0, other.count - bytes.count))
        var start = 0
        for place in places {
            result += text[start..<place]
            result += other
            start = place + bytes.count
        }
        return result + text[start...]
    }

    private func places(in text: [UInt8]) -> [Int] {
        var places: [Int] = []
        var start = 0
        text.withUnsafeBytes { text in
            bytes.withUnsafeBytes { needle in
                guard let haystack = text.baseAddress, let wanted = needle.baseAddress else { return }
                while start + needle.count <= text.count {
                    let room = text.count - needle.count - start + 1
                    guard let found = memchr(haystack + start, Int32(needle[0]), room) else { return }
                    let place = UnsafeRawPointer(found) - haystack
                    if memcmp(found, wanted, needle.count) == 0, isWhole(place, in: text) {
                        places.append(place)
                        start = place + needle.count
                    } else {
                        start = place + 1
                    }
                }
            }
        }
        return places
    }

    private func isWhole(_ place: Int, in text: UnsafeRawBufferPointer) -> Bool {
        guard standsAlone else { return true }
        let end = place + bytes.count
        return !(place > 0 && Self.isWordByte(text[place - 1])) && !(end < text.count && Self.isWordByte(text[end]))
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte >= 0x80 || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
    }
}
