import Domain
import Foundation
import Generation

extension ImageRequest {
    /// 31 bits of the seed, the most that every server reads as a whole number.
    var shortSeed: Int { Int(seed & 0x7FFF_FFFF) }
}

extension ReferencePicture {
    var base64: String { Data(bytes).base64EncodedString() }

    /// `reference.png`
    var fileName: String { "reference.\(format.fileExtension)" }
}

extension JSONValue {
    static func number(_ value: Int) -> JSONValue { .number(Double(value)) }

    /// An object without the members that are nil.
    static func object(present members: [String: JSONValue?]) -> JSONValue {
        .object(members.compactMapValues(\.self))
    }
}

extension String {
    /// The known facts for a recipe, as `name=value`.
    static func facts(_ facts: KeyValuePairs<String, (any CustomStringConvertible)?>) -> [String] {
        facts.compactMap { name, value in value.map { "\(name)=\($0)" } }
    }
}
