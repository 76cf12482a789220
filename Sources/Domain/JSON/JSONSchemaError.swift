/// A schema that cannot be used for checking.
enum JSONSchemaError: Error, Hashable, Sendable, CustomStringConvertible {
    case notAnObject
    case notASchema(place: String)
    case unknownKeyword(String, place: String)
    case unusableValue(String, keyword: String, place: String)

    var description: String {
        switch self {
        case .notAnObject: "the schema is not a JSON object"
        case .notASchema(let place): "the schema has something at \(place) that is not a schema"
        case .unknownKeyword(let keyword, let place):
            "the schema uses “\(keyword)” at \(place), which is not checked here; take it out or say it in another way"
        case .unusableValue(let value, let keyword, let place):
            "the schema's “\(keyword)” at \(place) is \(value), which cannot be checked; fix it, or take it out"
        }
    }
}
