package import Domain

extension JSONValue {
    /// The value with the member at a path replaced; unchanged if the path does not exist.
    func setting(_ path: [String], to member: JSONValue) -> JSONValue {
        guard case .object(var members) = self, let key = path.first else { return self }
        if path.count == 1 {
            members[key] = member
        } else if let inner = members[key] {
            members[key] = inner.setting(Array(path.dropFirst()), to: member)
        }
        return .object(members)
    }

    /// The object without a member; unchanged if it has none of that name.
    func removing(_ key: String) -> JSONValue {
        guard case .object(var members) = self else { return self }
        members[key] = nil
        return .object(members)
    }

    /// The member at a path; nil if the path does not exist.
    package subscript(path path: [String]) -> JSONValue? {
        guard let key = path.first else { return self }
        guard case .object(let members) = self else { return nil }
        return members[key]?[path: Array(path.dropFirst())]
    }
}
