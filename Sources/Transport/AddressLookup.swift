#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Calls `getaddrinfo`, which cannot be cancelled.
enum AddressLookup {
    enum Source {
        /// Accepts numeric addresses in all notations, but no names.
        case numbersOnly
        /// The configuration of the machine.
        case system
    }

    static func addresses(of host: String, asking source: Source) throws(ResolutionError) -> [IPAddress] {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        // One entry for each address instead of one for each socket type.
        hints.ai_protocol = Int32(IPPROTO_TCP)
        if source == .numbersOnly { hints.ai_flags = AI_NUMERICHOST }
        var list: UnsafeMutablePointer<addrinfo>?
        let status = getaddrinfo(host, nil, &hints, &list)
        guard status == 0 else { throw ResolutionError(String(cString: gai_strerror(status))) }
        defer { freeaddrinfo(list) }
        let addresses = sequence(first: list) { $0?.pointee.ai_next }.prefix { $0 != nil }.compactMap {
            $0.flatMap { $0.pointee.ai_addr.flatMap { IPAddress($0) } }
        }
        guard !addresses.isEmpty else { throw ResolutionError("it has no address") }
        return addresses
    }
}
