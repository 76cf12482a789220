import Domain

extension JSONValue {
    var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    var whole: Int? {
        guard case .number(let value) = self else { return nil }
        return Int(value)
    }

    var list: [JSONValue]? {
        guard case .array(let values) = self else { return nil }
        return values
    }
}
