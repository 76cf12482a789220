import Domain

/// The inputs that decide a picture or a plan, stored as one text. Equal values have equal texts.
protocol Basis: Codable {}

extension Basis {
    var text: String {
        get throws { try JSON.text(self) }
    }

    init(text: String) throws {
        self = try JSON.value(text)
    }
}
