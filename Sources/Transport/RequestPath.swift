/// A path below an endpoint. Slashes separate segments in literal text, but not in interpolated values. So
/// `"models/\(name):generate"` keeps its segments for every name.
package struct RequestPath: Hashable, Sendable {
    /// Not percent-encoded.
    private var segments: [String]

    /// Splits the text at slashes, for a path that a server has named.
    package init(_ text: String) {
        segments = Self.segments(text)
    }

    private init(segments: [String]) {
        self.segments = segments
    }

    private static func segments(_ text: String) -> [String] {
        text.split(separator: "/" as Character, omittingEmptySubsequences: false).map { String($0) }
    }

    /// A segment that would lead to another path.
    struct Fault: Error, Hashable {
        var segment: String
    }

    /// With a leading slash; empty for an empty path.
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
