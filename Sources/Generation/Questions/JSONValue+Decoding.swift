package import Domain
import Foundation

extension JSONValue {
    /// Throws ``PlanError`` where the value has not the shape of the type.
    func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
        do {
            return try JSONDecoder().decode(type, from: JSONEncoder().encode(self))
        } catch {
            throw PlanError(problems: [SpecProblem("", "cannot be read: \(error)")])
        }
    }

    /// As it is sent: compact, its keys in order.
    package var compactText: String {
        get throws { try JSON.text(self) }
    }
}
