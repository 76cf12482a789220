import BackendFixtures
import TestServer

@testable import Domain

extension ImageStage {
    /// The picture requests in order, for APIs with JSON.
    var bodies: [JSONValue] {
        get throws { try questions.map { try JSONValue(parsing: $0.body) } }
    }
}

extension JSONValue {
    subscript(key: String) -> JSONValue? {
        if case .object(let members) = self { members[key] } else { nil }
    }
}
