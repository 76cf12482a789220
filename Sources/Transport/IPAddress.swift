#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A numeric address, IPv4 or IPv6 without a zone.
package struct IPAddress: Hashable, Sendable, CustomStringConvertible {
    /// As a connection takes it: `127.0.0.1`, `::1`.
    package let description: String
    /// Four or sixteen, in network order.
    private let bytes: [UInt8]

    /// Strict: four decimal numbers, or the groups of IPv6 without brackets. Nil for every other spelling.
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

    var isIPv6: Bool { bytes.count == 16 }

    /// 127.0.0.0/8, `::1`, and the former written as IPv6 (`::ffff:127.0.0.1`). Not `0.0.0.0`, which merely tends to
    /// end up on this machine.
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
