package import Foundation

/// JSON for storage and comparison: equal values have equal texts.
package enum JSON {
    /// Compact; keys sorted, slashes not escaped.
    package static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }

    package static func text(_ value: some Encodable) throws -> String {
        String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// The same on several lines, indented by two spaces, without a final line end.
    package static func indented(_ value: some Encodable) throws -> [UInt8] {
        let encoder = encoder
        encoder.outputFormatting.insert(.prettyPrinted)
        return Array(try encoder.encode(value))
    }

    package static func value<Value: Decodable>(_ text: String) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }
}
