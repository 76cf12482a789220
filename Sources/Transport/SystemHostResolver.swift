import Dispatch

/// The machine's resolver, which may use `/etc/hosts`, DNS and other sources.
struct SystemHostResolver: HostResolver {
    /// The lookup runs on a thread of its own. After a cancellation, the thread continues and its result is ignored.
    func addresses(of host: String) async throws -> [IPAddress] {
        try await Answer.of { answer in
            DispatchQueue.global().async {
                answer.give(Result { try AddressLookup.addresses(of: host, asking: .system) })
            }
        }
    }
}
