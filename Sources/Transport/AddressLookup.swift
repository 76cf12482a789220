#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// `getaddrinfo`, which cannot be stopped.
enum AddressLookup {
    enum Source {
        /// Takes numbers in all their spellings, and no names.
        case nobody
        /// Whatever the machine is set up for.
        case system
    }

    static func addresses(of host: String, asking source: Source) throws(ResolutionError) -> [IPAddress] {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        // One entry an address instead of one for each kind of socket.
        hints.ai_protocol = Int32(IPPROTO_TCP)
        if source == .nobody { hints.ai_flags = AI_NUMERICHOST }
        var list: UnsafeMutablePointer<addrinfo>?
        let status = getaddrinfo(host, nil, &hints, &list)
        guard status == 0 else { throw ResolutionError(String(cString: gai_strerror(status))) }
        defer { freeaddrinfo(list) }
        let addresses = sequence(first: list) { $0?.pointee.ai_next }.prefix { $0 != nil }.compactMap {
            $0.flatMap { numeric($0.pointee) }
        }
        guard !addresses.isEmpty else { throw ResolutionError("it has no address") }
        return addresses
    }

    private static func numeric(_ entry: addrinfo) -> IPAddress? {
        var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let status = getnameinfo(
            entry.ai_addr, entry.ai_addrlen, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
        guard status == 0 else { return nil }
        return IPAddress(String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
}
