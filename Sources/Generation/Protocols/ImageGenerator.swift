package import Domain

/// Draws one picture per request: an image model, or the built-in illustrator.
package protocol ImageGenerator: Sendable {
    /// Its name in the pipeline.
    var name: String { get }
    var traits: ImageGeneratorTraits { get }

    /// Whether it can be used now. Called once, before a stage begins.
    func availability() async -> Availability

    /// Throws ``GenerationError``; cancellation passes as `CancellationError`.
    func picture(for request: ImageRequest) async throws -> GeneratedPicture

    /// Everything that decides the picture, as text with one fact per line. Its digest is the recipe.
    func recipe(for request: ImageRequest) -> String

    /// What its picture shows; nil if it is not known.
    func depiction(for request: ImageRequest) -> PictureDescription?

    /// Whether its first use may start a server of this program.
    var hasOwnServer: Bool { get }

    /// Releases its resources, for example memory of a graphics card. It is not used again.
    func release() async
}

extension ImageGenerator {
    package func depiction(for request: ImageRequest) -> PictureDescription? { nil }
    package var hasOwnServer: Bool { false }
    package func release() async {}
}

/// How a stage may use an image generator.
package struct ImageGeneratorTraits: Sendable {
    /// How many requests it accepts at a time.
    package var width: Int
    /// Whether pages of one story may be drawn at the same time. False if a page uses the page before it as reference.
    package var drawsPagesIndependently: Bool
    /// Whether a lost picture can be drawn again at no cost. Then its file is not synced, and its row is committed
    /// together with others.
    package var isFree: Bool
    package var provenance: Provenance
    /// Whether an earlier picture of the story is sent with a request.
    package var takesReference = false
    /// Whether a reference can also show the characters alone. False if the picture is drawn over it.
    package var takesPortraits = false
    /// Maximum requests that begin within sixty seconds; nil for no limit.
    package var perMinute: Int?
    /// The price of a picture; nil if not known.
    package var price: Amount?

    package init(
        width: Int, drawsPagesIndependently: Bool, isFree: Bool, provenance: Provenance, perMinute: Int? = nil,
        price: Amount? = nil
    ) {
        self.width = width
        self.drawsPagesIndependently = drawsPagesIndependently
        self.isFree = isFree
        self.provenance = provenance
        self.perMinute = perMinute
        self.price = price
    }
}

/// A request for a picture, with the words for a model and the spec for the built-in illustrator.
package struct ImageRequest: Sendable {
    /// The words for a model: the concept of the rung.
    package var concept: String
    /// What must not be in the picture, for models that accept it.
    package var negativePrompt = ""
    package var seed: UInt64
    package var size: PixelSize
    /// An earlier picture of the story. The figures should look the same.
    package var reference: ReferencePicture?
    /// Identifies the attempt: a UUID in lower case.
    package var identifier = ""
    package var panel: PanelSpec
    /// The plan's direction, if ``panel`` has a person's direction instead; else nil.
    package var plannedDirection: String?
    /// The position of the page in the story, from 1.
    package var pageNumber: Int
    package var story: IllustratedStory

    package init(
        concept: String, seed: UInt64, size: PixelSize, panel: PanelSpec, pageNumber: Int, story: IllustratedStory
    ) {
        self.concept = concept
        self.seed = seed
        self.size = size
        self.panel = panel
        self.pageNumber = pageNumber
        self.story = story
    }
}

/// An earlier picture that is sent with a request.
package struct ReferencePicture: Hashable, Sendable {
    package var bytes: [UInt8]
    package var format: PictureFormat
    package var size: PixelSize
    /// SHA-256 of the bytes.
    package var digest: String
    /// Its purpose, in words for a model.
    package var caption: String

    package init(bytes: [UInt8], format: PictureFormat, size: PixelSize, digest: String, caption: String) {
        self.bytes = bytes
        self.format = format
        self.size = size
        self.digest = digest
        self.caption = caption
    }
}

/// The bytes of a picture file from the generator, not recompressed.
package struct GeneratedPicture: Sendable {
    package var bytes: [UInt8]
    package var format: PictureFormat
    package var size: PixelSize
    /// What a person should know about its generation: `is 200x304, not 200x300`.
    package var notes: [String]
    /// What programs display, if it is decoded already. Smaller pictures are made from it without decoding the file again.
    package var pixels: Bitmap?
    /// Where the figures are, if the generator knows it.
    package var figures: [FigureArea] = []
    /// The things of the page spec that the generator knows it cannot draw.
    package var notDrawn: [String] = []
    package var withoutFigures: GeneratedPicture {
        var picture = self
        picture.figures = []
        return picture
    }

    package init(
        bytes: [UInt8], format: PictureFormat, size: PixelSize, notes: [String] = [], pixels: Bitmap? = nil
    ) {
        self.bytes = bytes
        self.format = format
        self.size = size
        self.notes = notes
        self.pixels = pixels
    }
}
