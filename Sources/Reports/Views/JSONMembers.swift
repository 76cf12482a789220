/// The members of a JSON object, in order.
package struct JSONMembers: Encodable, Sendable {
    package enum Value: Sendable {
        case text(String)
        case texts([String])
        case whole(Int)
        case decimal(Double)
    }

    package private(set) var all: [(name: String, value: Value)] = []

    /// What has no value is left out.
    mutating func add(_ name: String, _ value: Value?) {
        if let value { all.append((name, value)) }
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) { nil }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        for (name, value) in all {
            let key = Name(stringValue: name)
            switch value {
            case .text(let text): try container.encode(text, forKey: key)
            case .texts(let texts): try container.encode(texts, forKey: key)
            case .whole(let number): try container.encode(number, forKey: key)
            case .decimal(let number): try container.encode(number, forKey: key)
            }
        }
    }
}
