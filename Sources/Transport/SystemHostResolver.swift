import Dispatch

/// The machine's resolver: `/etc/hosts`, DNS, whatever it is set up for.
struct SystemHostResolver: HostResolver {
    /// The lookup runs on a thread of its own; a caller that is cancelled leaves it there.
    func addresses(of host: String) async throws -> [IPAddress] {
        try await Answer.of { answer in
            DispatchQueue.global().async {
                answer.give(Result { try AddressLookup.addresses(of: host, asking: .system) })
            }
        }
    }
}
