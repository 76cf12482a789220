import Domain

/// What something was made by, stored as one text. Equal values have equal texts.
protocol Basis: Codable {}

extension Basis {
    var text: String {
        get throws { try JSON.text(self) }
    }

    init(text: String) throws {
        self = try JSON.value(text)
    }
}
