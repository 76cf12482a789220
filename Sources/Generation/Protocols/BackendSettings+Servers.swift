/// A backend with several servers.
extension BackendSettings {
    /// Stands for the port of a server in its `start`.
    package static let portPlaceholder = "{port}"

    /// The settings for each server. A backend with one server has only itself.
    package var members: [BackendSettings] {
        let addresses: [String?] = servers.isEmpty ? [url] : servers
        return addresses.map { address in
            var member = self
            member.url = address
            if let port = address.flatMap(Self.port) { member.start?.fill(port) }
            return member
        }
    }

    /// The settings of a server that stands for all of them.
    package var firstMember: BackendSettings { url == nil ? members[0] : self }

    /// The address of one of several servers; nil if the backend has only one.
    package var server: String? { servers.isEmpty ? nil : url }

    /// What its servers have in common; nil if the backend has only one.
    package var shared: BackendSettings? {
        guard !servers.isEmpty else { return nil }
        var shared = self
        (shared.url, shared.start) = (nil, nil)
        return shared
    }

    /// The port in a base address; nil if it has none.
    package static func port(of address: String) -> Int? {
        guard !address.hasPrefix("unix:"), let match = address.firstMatch(of: #/:([0-9]{1,5})(?:/.*)?$/#) else {
            return nil
        }
        return Int(match.1)
    }
}

extension ServerStart {
    fileprivate mutating func fill(_ port: Int) {
        let filled = { (word: String) in word.replacing(BackendSettings.portPlaceholder, with: "\(port)") }
        command.words = command.words.map(filled)
        command.program = filled(command.program)
    }
}
