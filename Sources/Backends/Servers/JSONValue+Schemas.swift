import Domain

extension JSONValue {
    /// The schema without the keywords that have no meaning for a server.
    var withoutAnnotations: JSONValue { without(["$schema", "$id", "title", "description"]) }

    /// The schema without some keywords, at every level. Property names stay unchanged.
    func without(_ keywords: Set<String>) -> JSONValue {
        guard case .object(let members) = self else { return self }
        var kept: [String: JSONValue] = [:]
        for (key, value) in members where !keywords.contains(key) {
            switch (key, value) {
            case ("properties", .object(let inner)), ("$defs", .object(let inner)):
                kept[key] = .object(inner.mapValues { $0.without(keywords) })
            case ("anyOf", .array(let inner)): kept[key] = .array(inner.map { $0.without(keywords) })
            case ("items", _): kept[key] = value.without(keywords)
            default: kept[key] = value
            }
        }
        return .object(kept)
    }
}
