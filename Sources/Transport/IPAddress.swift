#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A numeric address, IPv4 or IPv6 without a zone.
package struct IPAddress: Hashable, Sendable, CustomStringConvertible {
    /// In the form that connections take: `127.0.0.1`, `::1`.
    package let description: String
    /// Four or sixteen bytes, in network order.
    private let bytes: [UInt8]

    /// Accepts only four decimal numbers, or the groups of IPv6 without brackets. Nil for every other notation.
    init?(_ text: String) {
        var four = in_addr()
        var sixteen = in6_addr()
        if inet_pton(AF_INET, text, &four) == 1 {
            bytes = withUnsafeBytes(of: &four) { Array($0) }
        } else if inet_pton(AF_INET6, text, &sixteen) == 1 {
            bytes = withUnsafeBytes(of: &sixteen) { Array($0) }
        } else {
            return nil
        }
        description = text
    }

    /// Nil for an address that is neither, or has a zone.
    init?(_ address: UnsafePointer<sockaddr>) {
        let isIPv6 = Int32(address.pointee.sa_family) == AF_INET6
        let size = isIPv6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size
        var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let status = getnameinfo(address, socklen_t(size), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
        guard status == 0 else { return nil }
        self.init(String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }

    var isIPv6: Bool { bytes.count == 16 }

    /// True for 127.0.0.0/8, `::1`, and the former written as IPv6 (`::ffff:127.0.0.1`). False for `0.0.0.0`, although
    /// connections to it usually reach this machine.
    var isLoopback: Bool {
        guard isIPv6 else { return bytes.first == 127 }
        let mapped = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]
        return bytes == [UInt8](repeating: 0, count: 15) + [1]
            || bytes.starts(with: mapped) && bytes[mapped.count] == 127
    }

    /// `127.0.0.1:8080`, `[::1]:8080`.
    func with(port: Int) -> String {
        isIPv6 ? "[\(self)]:\(port)" : "\(self):\(port)"
    }
}
