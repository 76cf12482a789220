package import Domain

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

    /// What its picture shows of a person's direction; nil where it is asked for the words as they are.
    func depiction(for request: ImageRequest) -> PictureDescription?

    /// Whether asking it may start a server of its own.
    var hasOwnServer: Bool { get }

    /// Gives back what it holds, memory of a graphics card say; it is not asked any more.
    func release() async
}

extension ImageGenerator {
    package func depiction(for request: ImageRequest) -> PictureDescription? { nil }
    package var hasOwnServer: Bool { false }
    package func release() async {}
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
    /// Whether an earlier picture of the story goes with a request.
    package var takesReference: Bool
    /// Requests begun within any sixty seconds; nil for no limit.
    package var perMinute: Int?
    /// What a picture costs; nil where that is not known.
    package var price: Amount?

    package init(
        width: Int, drawsPagesIndependently: Bool, isFree: Bool, provenance: Provenance, takesReference: Bool = false,
        perMinute: Int? = nil, price: Amount? = nil
    ) {
        self.width = width
        self.drawsPagesIndependently = drawsPagesIndependently
        self.isFree = isFree
        self.provenance = provenance
        self.takesReference = takesReference
        self.perMinute = perMinute
        self.price = price
    }
}

/// A picture to be drawn, both in words for a model and as a spec for the built-in illustrator.
package struct ImageRequest: Sendable {
    /// What a model is asked to draw: the text of the ladder's rung.
    package var concept: String
    /// What is not to be seen, for models that take it.
    package var negativePrompt: String
    package var seed: UInt64
    package var size: PixelSize
    /// An earlier picture of the story, whose figures are to look the same.
    package var reference: ReferencePicture?
    /// Tells this attempt from every other: a UUID in lower case.
    package var identifier: String
    package var theme: Theme
    package var panel: PanelSpec
    /// What ``panel`` had for its direction where that is a person's now; nil where it is the plan's.
    package var plannedDirection: String?
    /// The whole cast of the story, in the plan's order, so that figures keep their looks and sizes.
    package var characters: [StoryCharacter]
    /// Where in the story the page stands, counted from 1.
    package var pageNumber: Int
    package var pageCount: Int
    /// Distinguishes stories in seeds that must be the same on every page of one story.
    package var storySeed: UInt64

    package init(
        concept: String, seed: UInt64, size: PixelSize, theme: Theme, panel: PanelSpec, characters: [StoryCharacter],
        pageNumber: Int, pageCount: Int, storySeed: UInt64, negativePrompt: String = "",
        reference: ReferencePicture? = nil, identifier: String = "", plannedDirection: String? = nil
    ) {
        self.concept = concept
        self.plannedDirection = plannedDirection
        self.negativePrompt = negativePrompt
        self.reference = reference
        self.identifier = identifier
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

/// A picture that is there already, to go with a request.
package struct ReferencePicture: Hashable, Sendable {
    package var bytes: [UInt8]
    package var format: PictureFormat
    package var size: PixelSize
    /// SHA-256 of the bytes.
    package var digest: String
    /// What it is for, in words for a model that reads them.
    package var caption: String

    package init(bytes: [UInt8], format: PictureFormat, size: PixelSize, digest: String, caption: String) {
        self.bytes = bytes
        self.format = format
        self.size = size
        self.digest = digest
        self.caption = caption
    }
}

/// The bytes of a picture file as the generator made them, kept without recompression.
package struct GeneratedPicture: Sendable {
    package var bytes: [UInt8]
    package var format: PictureFormat
    package var size: PixelSize
    /// What a person should know of how it came about: `is 200x304, not 200x300`.
    package var notes: [String]

    package init(bytes: [UInt8], format: PictureFormat, size: PixelSize, notes: [String] = []) {
        self.bytes = bytes
        self.format = format
        self.size = size
        self.notes = notes
    }
}
