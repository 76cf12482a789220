/// A path below an endpoint. Slashes part it in what the program spells out, not in what is filled in, so that
/// `"models/\(name):generate"` stays in its place whatever the name.
package struct RequestPath: Hashable, Sendable {
    /// As they read, not percent-encoded.
    private var segments: [String]

    /// Parted at slashes; for a path that a server has named.
    package init(_ text: String) {
        segments = Self.segments(text)
    }

    private init(segments: [String]) {
        self.segments = segments
    }

    private static func segments(_ text: String) -> [String] {
        text.split(separator: "/" as Character, omittingEmptySubsequences: false).map { String($0) }
    }

    /// A part that would lead elsewhere.
    struct Fault: Error, Hashable {
        var segment: String
    }

    /// With a slash in front, empty for no path at all.
    func percentEncoded() throws(Fault) -> String {
        let parts = segments.first == "" ? segments.dropFirst() : segments[...]
        for (index, part) in zip(parts.indices, parts) {
            let isTrailingSlash = part.isEmpty && index == parts.indices.last && parts.count > 1
            guard isTrailingSlash || Self.isPlain(part) || parts.count == 1 && part.isEmpty else {
                throw Fault(segment: part)
            }
        }
        return parts.map { "/" + PercentEncoding.segment($0) }.joined()
    }

    private static func isPlain(_ part: String) -> Bool {
        !part.isEmpty && part != "." && part != ".." && part.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }
}

extension RequestPath: ExpressibleByStringInterpolation {
    package init(stringLiteral text: String) {
        self.init(text)
    }

    package init(stringInterpolation: StringInterpolation) {
        self.init(segments: stringInterpolation.segments)
    }

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var segments = [""]

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: String) {
            let parts = RequestPath.segments(literal)
            segments[segments.count - 1] += parts.first ?? ""
            segments += parts.dropFirst()
        }

        package mutating func appendInterpolation(_ part: String) {
            segments[segments.count - 1] += part
        }
    }
}
