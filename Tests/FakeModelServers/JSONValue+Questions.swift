import Domain

extension JSONValue {
    /// Whether `response_format` is of that type.
    func isAskingFor(_ type: String) -> Bool {
        guard case .object(let members) = self, case .object(let format)? = members["response_format"] else {
            return false
        }
        return format["type"] == .string(type)
    }
}
