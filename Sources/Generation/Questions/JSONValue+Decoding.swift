package import Domain
import Foundation

extension JSONValue {
    /// Throws ``PlanError`` if the value does not match the type.
    func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
        do {
            return try JSONDecoder().decode(type, from: JSONEncoder().encode(self))
        } catch {
            throw PlanError(problems: [SpecProblem("", "cannot be read: \(error)")])
        }
    }

    /// The text for requests: compact, with sorted keys.
    package var compactText: String {
        get throws { try JSON.text(self) }
    }
}
