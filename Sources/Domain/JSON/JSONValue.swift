import Foundation

/// A JSON document in memory, not validated.
package enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])
}

extension JSONValue: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}

extension JSONValue {
    package init(parsing bytes: [UInt8]) throws {
        self = try Self(JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed))
    }

    /// Converts an object of `JSONSerialization`. A decoder would try one type after the other, and throw an error for
    /// each.
    private init(_ object: Any) throws {
        switch object {
        case let text as String: self = .string(text)
        case let number as NSNumber where String(cString: number.objCType) == "c": self = .bool(number.boolValue)
        case let number as NSNumber where number.doubleValue.isFinite: self = .number(number.doubleValue)
        case let items as [Any]: self = .array(try items.map(Self.init))
        case let members as [String: Any]: self = .object(try members.mapValues(Self.init))
        case is NSNull: self = .null
        default: throw CocoaError(.propertyListReadCorrupt)
        }
    }

    /// The JSON name of the value's type, for error texts.
    var typeName: String {
        switch self {
        case .null: "null"
        case .bool: "boolean"
        case .number(let value): Self.isExactInteger(value) ? "integer" : "number"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }

    /// Whether the number is an integer of at most 2⁵³ − 1, so that no other integer has the same `Double` (RFC 8259).
    private static func isExactInteger(_ value: Double) -> Bool {
        value == value.rounded() && abs(value) <= 9_007_199_254_740_991
    }

    /// Shortened for an error text.
    var excerpt: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value): Self.isExactInteger(value) ? "\(Int(value))" : "\(value)"
        case .string(let value): "“\(value.prefix(40))\(value.count > 40 ? "…" : "")”"
        case .array(let values): "an array of \(values.count)"
        case .object: "an object"
        }
    }
}
