import Platform

/// A base address that cannot be used.
package struct EndpointError: Error, Hashable, Sendable, CustomStringConvertible {
    enum Cause: Error, Hashable, Sendable {
        case scheme
        case characters
        case userInformation
        case query
        case fragment
        case host(String)
        case port(String)
        case path(String)
        case socket(String)
    }

    var text: String
    var cause: Cause

    /// The text before an `@` may be a password. It is not stored, even if the address is wrong for another reason.
    init(_ text: String, _ cause: Cause) {
        self.cause = cause
        guard let end = text.lastIndex(of: "@") else {
            self.text = text
            return
        }
        let start = text[..<end].firstRange(of: "://")?.upperBound ?? text.startIndex
        self.text = text[..<start] + Secret.mask + text[end...]
    }

    package var description: String {
        "cannot use the url “\(text)”: \(reason)"
    }

    private var reason: String {
        switch cause {
        case .scheme: "it does not begin with http:// or https://; write it like http://127.0.0.1:8080"
        case .characters:
            "it has a space, a control character or a non-ASCII character; write host names in their xn-- form and "
                + "percent-encode other characters"
        case .userInformation: "it contains a user name; remove it, and set the backend's “key:”"
        case .query: "it has a query; leave out the ? and what follows"
        case .fragment: "it has a fragment; leave out the # and what follows"
        case .host(let host): "“\(host)” is not a valid host; write a name, 127.0.0.1 or [::1]"
        case .port(let port): "“\(port)” is not a valid port; write a number from 1 to 65535"
        case .socket(let path):
            "“\(path)” is not a valid path of a Unix socket; write the full path, at most 107 bytes, such as "
                + "unix:/run/llama.sock"
        case .path(let path):
            "“\(path)” is not a valid path; leave out empty parts, “.” and “..”, and percent-encode special characters"
        }
    }
}
