package import Domain
package import PageSpecs

/// Draws one picture for one request: an image model, or the built-in illustrator.
package protocol ImageGenerator: Sendable {
    /// The name under which the pipeline lists it.
    var name: String { get }
    var traits: ImageGeneratorTraits { get }

    /// What it is and whether it can be used now. Asked once, before a stage begins.
    func availability() async -> Availability

    /// Throws ``GenerationError``; cancellation passes as `CancellationError`.
    func picture(for request: ImageRequest) async throws -> GeneratedPicture

    /// Everything that decides the picture, as text with one fact a line. Its digest is the recipe.
    func recipe(for request: ImageRequest) -> String
}

/// How a stage may use an image generator.
package struct ImageGeneratorTraits: Sendable {
    /// How many requests it takes at a time.
    package var width: Int
    /// Whether pages of one story may be drawn at once; false where a page takes the page before as reference.
    package var drawsPagesIndependently: Bool
    /// Whether a lost picture can be drawn again for nothing. Then its file is not synced and its row is
    /// committed together with others.
    package var isFree: Bool
    package var provenance: Provenance

    package init(width: Int, drawsPagesIndependently: Bool, isFree: Bool, provenance: Provenance) {
        self.width = width
        self.drawsPagesIndependently = drawsPagesIndependently
        self.isFree = isFree
        self.provenance = provenance
    }
}

/// A picture to be drawn, both in words for a model and as a spec for the built-in illustrator.
package struct ImageRequest: Sendable {
    /// What a model is asked to draw: the text of the ladder's rung.
    package var concept: String
    package var seed: UInt64
    package var size: PixelSize
    package var theme: Theme
    package var panel: PanelSpec
    /// The whole cast of the story, in the plan's order, so that figures keep their looks and sizes.
    package var characters: [StoryCharacter]
    /// Where in the story the page stands, counted from 1.
    package var pageNumber: Int
    package var pageCount: Int
    /// Distinguishes stories in seeds that must be the same on every page of one story.
    package var storySeed: UInt64

    package init(
        concept: String, seed: UInt64, size: PixelSize, theme: Theme, panel: PanelSpec, characters: [StoryCharacter],
        pageNumber: Int, pageCount: Int, storySeed: UInt64
    ) {
        self.concept = concept
        self.seed = seed
        self.size = size
        self.theme = theme
        self.panel = panel
        self.characters = characters
        self.pageNumber = pageNumber
        self.pageCount = pageCount
        self.storySeed = storySeed
    }
}

/// The bytes of a picture file as the generator made them, kept without recompression.
package struct GeneratedPicture: Sendable {
    package var bytes: [UInt8]
    package var format: PictureFormat
    package var size: PixelSize

    package init(bytes: [UInt8], format: PictureFormat, size: PixelSize) {
        self.bytes = bytes
        self.format = format
        self.size = size
    }
}
