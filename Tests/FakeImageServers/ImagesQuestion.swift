package import Domain
import Foundation
package import TestServer

/// A request to an images API that follows OpenAI's, in JSON or as a form.
package struct ImagesQuestion: Sendable {
    package var fields: [String: JSONValue]
    package var files: [PostedForm.Part]

    /// Nil if it is neither.
    package init?(_ request: RecordedRequest) {
        if let form = PostedForm(request) {
            fields = Dictionary(
                form.parts.filter { $0.fileName == nil }.map { ($0.name, JSONValue.string($0.text)) },
                uniquingKeysWith: { first, _ in first })
            files = form.files
        } else {
            guard case .object(let members)? = try? JSONValue(parsing: request.body) else { return nil }
            fields = members
            files = []
        }
    }

    package static func isOne(_ request: RecordedRequest) -> Bool {
        request.method == "POST" && ["/v1/images/generations", "/v1/images/edits"].contains(request.path)
    }

    package func text(_ name: String) -> String? {
        guard case .string(let text)? = fields[name] else { return nil }
        return text
    }

    package func number(_ name: String) -> Int? {
        switch fields[name] {
        case .number(let value)?: Int(value)
        case .string(let text)?: Int(text)
        default: nil
        }
    }

    /// Nil if the size is not valid.
    package var size: (width: Int, height: Int)? {
        let sides = (text("size") ?? "").split(separator: "x").compactMap { Int($0) }
        return sides.count == 2 ? (sides[0], sides[1]) : nil
    }
}
