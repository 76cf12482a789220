#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// One header of a request.
package struct RequestHeader: Sendable {
    package enum Value: Sendable {
        case plain(String)
        /// `prefix` stands before it in clear: `Bearer `.
        case secret(Secret, prefix: String)
        /// HTTP's Basic scheme: both in Base64 (RFC 7617).
        case basic(user: String, password: Secret)
    }

    var name: String
    var value: Value

    package init(_ name: String, _ value: Value) {
        self.name = name
        self.value = value
    }

    init(_ name: String, _ value: String) {
        self.init(name, .plain(value))
    }

    package static func bearer(_ key: Secret) -> RequestHeader {
        RequestHeader("Authorization", .secret(key, prefix: "Bearer "))
    }

    package static func basic(user: String, password: Secret) -> RequestHeader {
        RequestHeader("Authorization", .basic(user: user, password: password))
    }

    var isSecret: Bool {
        if case .plain = value { false } else { true }
    }

    /// As it is sent; never to be shown.
    var line: String {
        switch value {
        case .plain(let text): text
        case .secret(let secret, let prefix): prefix + String(decoding: secret.revealed(), as: UTF8.self)
        case .basic(let user, let password):
            "Basic " + Data(Array("\(user):".utf8) + password.revealed()).base64EncodedString()
        }
    }

    /// As it may be shown.
    var shown: String {
        switch value {
        case .plain(let text): text
        case .secret(_, let prefix): prefix + Secret.mask
        case .basic: "Basic " + Secret.mask
        }
    }

    /// Set by the transport alone: they decide where a request goes and how its end is found.
    private static let reserved = [
        "accept-encoding", "connection", "content-length", "content-type", "expect", "host", "te", "trailer",
        "transfer-encoding", "upgrade",
    ]

    /// Why it cannot be sent; says nothing of its value.
    var fault: String? {
        if Self.reserved.contains(name.lowercased()) { return "the header “\(name)” is set by the program itself" }
        let isToken = name.utf8.allSatisfy { byte in
            byte > 0x20 && byte < 0x7F && !"\"(),/:;<=>?@[\\]{}".utf8.contains(byte)
        }
        guard isToken, !name.isEmpty else { return "“\(name)” is no name of a header" }
        guard line.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else {
            return "the header “\(name)” has a control character in its value"
        }
        return nil
    }
}
