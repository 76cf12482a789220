package import Domain

/// The members of a JSON object in order. Members without a value are left out.
package struct JSONMembers: Encodable, Sendable {
    package enum Value: Sendable {
        case text(String)
        case texts([String])
        case whole(Int)
        case decimal(Double)
        case object(JSONMembers)
    }

    package private(set) var all: [(name: String, value: Value)] = []

    package init() {}

    package mutating func add(_ name: String, _ value: Value?) {
        if let value { all.append((name, value)) }
    }

    package mutating func add(_ name: String, _ text: String?) { add(name, text.map(Value.text)) }
    package mutating func add(_ name: String, _ number: Int?) { add(name, number.map(Value.whole)) }
    package mutating func add(_ name: String, _ amount: Amount?) {
        add(name, amount.map { .object(MoneyView($0).members) })
    }

    /// The counts are in alphabetical order.
    package mutating func add<Key: RawRepresentable<String>>(_ name: String, _ counts: [Key: Int]) {
        var members = JSONMembers()
        for (key, count) in counts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            members.add(key.rawValue, count)
        }
        add(name, .object(members))
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
            case .object(let members): try container.encode(members, forKey: key)
            }
        }
    }
}
