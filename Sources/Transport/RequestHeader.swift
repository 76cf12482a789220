package import Platform

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

package struct RequestHeader: Sendable {
    package enum Value: Sendable {
        case plain(String)
        /// `prefix` is sent before the secret and is not secret itself: `Bearer `.
        case secret(Secret, prefix: String)
        /// HTTP's Basic scheme: user and password together in Base64 (RFC 7617).
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

    func addSecret(to redactor: Redactor) {
        switch value {
        case .plain: break
        case .secret(let secret, _): redactor.add(secret)
        case .basic(let user, let password): redactor.add(password, user: user)
        }
    }

    /// The header as it is sent. It must never be shown.
    var line: String {
        switch value {
        case .plain(let text): text
        case .secret(let secret, let prefix): prefix + String(decoding: secret.revealed(), as: UTF8.self)
        case .basic(let user, let password):
            "Basic " + Data(Array("\(user):".utf8) + password.revealed()).base64EncodedString()
        }
    }

    /// The header with its secret masked.
    var shown: String {
        switch value {
        case .plain(let text): text
        case .secret(_, let prefix): prefix + Secret.mask
        case .basic: "Basic " + Secret.mask
        }
    }

    /// Only the transport sets these headers: they determine where a request is sent and where its body ends.
    private static let reserved = [
        "accept-encoding", "connection", "content-length", "content-type", "expect", "host", "te", "trailer",
        "transfer-encoding", "upgrade",
    ]

    /// Whether a token (RFC 9110) may contain the byte.
    static func isNameByte(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte < 0x7F && !"\"(),/:;<=>?@[\\]{}".utf8.contains(byte)
    }

    /// Why the header cannot be sent. The text never contains the header's value.
    var fault: String? {
        if Self.reserved.contains(name.lowercased()) { return "the header “\(name)” is set by the program itself" }
        guard name.utf8.allSatisfy(Self.isNameByte), !name.isEmpty else {
            return "“\(name)” is not a valid header name"
        }
        guard line.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else {
            return "the header “\(name)” has a control character in its value"
        }
        return nil
    }
}
