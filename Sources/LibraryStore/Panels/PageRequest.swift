import Domain

/// What a person asks for when a page is to be drawn again.
package struct PageRequest: Codable, Hashable, Sendable {
    /// What to draw instead of what was planned.
    package var direction: String?
    /// Of the first request; nil takes one of the page's own.
    package var seed: UInt64?
    /// The only backend that is to be asked, by its name in the pipeline.
    package var backend: String?
    /// Whether the new picture is only put beside the one that is shown.
    package var keepsShown: Bool

    package init(
        direction: String? = nil, seed: UInt64? = nil, backend: String? = nil, keepsShown: Bool = false
    ) {
        self.direction = direction
        self.seed = seed
        self.backend = backend
        self.keepsShown = keepsShown
    }

    /// What holds for the page once it is drawn: words stay, the rest was for one picture.
    package var afterwards: PageRequest { PageRequest(direction: direction) }

    /// Nil where nothing is wished.
    var text: String? {
        get throws {
            guard self != PageRequest() else { return nil }
            return try JSON.text(self)
        }
    }

    init(text: String?) throws {
        self = try text.map { try JSON.value($0) } ?? PageRequest()
    }
}
