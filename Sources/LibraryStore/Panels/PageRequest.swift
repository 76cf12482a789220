import Domain

/// How a person wants a page to be redrawn.
package struct PageRequest: Codable, Hashable, Sendable {
    /// The direction to draw instead of the plan's.
    package var direction: String?
    /// The seed of the first attempt; nil uses one of the page's own seeds.
    package var seed: UInt64?
    /// The only backend to use, by its name in the pipeline.
    package var backend: String?
    /// Whether the shown picture stays and the new one is kept as an earlier picture.
    package var keepsShown: Bool

    package init(
        direction: String? = nil, seed: UInt64? = nil, backend: String? = nil, keepsShown: Bool = false
    ) {
        self.direction = direction
        self.seed = seed
        self.backend = backend
        self.keepsShown = keepsShown
    }

    /// The part that stays valid after the page is drawn: the direction. The rest is for one picture only.
    package var afterwards: PageRequest { PageRequest(direction: direction) }

    /// Nil for an empty request.
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
