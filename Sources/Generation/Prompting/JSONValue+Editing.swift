package import Domain

extension JSONValue {
    /// The value with a member deep inside set; unchanged where the path leads nowhere.
    func setting(_ path: [String], to member: JSONValue) -> JSONValue {
        guard case .object(var members) = self, let key = path.first else { return self }
        if path.count == 1 {
            members[key] = member
        } else if let inner = members[key] {
            members[key] = inner.setting(Array(path.dropFirst()), to: member)
        }
        return .object(members)
    }

    /// The member deep inside; nil where the path leads nowhere.
    package subscript(path path: [String]) -> JSONValue? {
        guard let key = path.first else { return self }
        guard case .object(let members) = self else { return nil }
        return members[key]?[path: Array(path.dropFirst())]
    }
}
