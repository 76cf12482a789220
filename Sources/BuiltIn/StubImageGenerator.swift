import Domain
import Foundation
import Generation
import Media

/// The built-in illustrator as an image generator. It is always available and free, and gives the same picture for the
/// same request.
struct StubImageGenerator: ImageGenerator {
    /// Raise this number when the same request gives a different file.
    private static let edition = 19

    let name: String
    let traits: ImageGeneratorTraits
    private let illustrator = StubIllustrator()
    private let directions: DirectionReader

    /// `purpose` is ``Provenance/stub`` when the pipeline asks for the built-in illustrator, and
    /// ``Provenance/placeholder`` when its picture replaces a missing one.
    init(name: String = BackendSettings.stub.name, purpose: Provenance, directions: DirectionReader, width: Int) {
        self.name = name
        self.directions = directions
        traits = ImageGeneratorTraits(width: width, drawsPagesIndependently: true, isFree: true, provenance: purpose)
    }

    func availability() async -> Availability {
        .available(detail: "built-in illustrator, six palettes, any size from 64 to 4096 a side")
    }

    @concurrent
    func picture(for request: ImageRequest) async throws -> GeneratedPicture {
        let drawn = drawn(request)
        let bitmap = illustrator.bitmap(for: drawn)
        do {
            let bytes = try PNGEncoder.encode(bitmap, texts: texts(for: request))
            var picture = GeneratedPicture(bytes: bytes, format: .png, size: request.size, pixels: bitmap)
            let composition = Composition(drawn)
            picture.figures = composition.places().map(FigureArea.init)
            picture.notDrawn = composition.missing
            return picture
        } catch {
            throw GenerationError(.badPicture, "\(error)")
        }
    }

    func depiction(for request: ImageRequest) -> PictureDescription? {
        let directions = directions.with(request.story.art)
        let reading = directions.reading(of: request)
        // A plan's text is in the language of its story.
        guard reading != nil || LanguageTag.primary(of: request.story.language) == "en" else { return nil }
        let drawn = request.drawn(by: reading)
        let describer = PictureDescriber(lexicon: directions.lexicon)
        return PictureDescription(
            alt: describer.alt(of: illustrator.drawn(for: drawn), with: drawn.story.characters),
            followsDirection: reading?.isUnderstood ?? true)
    }

    private func drawn(_ request: ImageRequest) -> ImageRequest {
        request.drawn(by: directions.with(request.story.art).reading(of: request))
    }

    func recipe(for request: ImageRequest) -> String {
        let request = drawn(request)
        func json(_ value: some Encodable) -> String {
            // Plans were encoded when they were validated. A value that fails here gets a text that matches no stored
            // recipe.
            (try? JSON.text(value)) ?? "unencodable \(value)"
        }
        return """
            kind=stub
            edition=\(Self.edition)
            purpose=\(traits.provenance.rawValue)
            size=\(request.size)
            theme=\(request.story.theme.rawValue)
            style=\(request.story.style)
            page=\(request.pageNumber)/\(request.story.pageCount)
            seed=\(request.seed)
            story seed=\(request.story.seed)
            concept=\(request.concept)
            panel=\(json(request.panel))
            characters=\(json(request.story.characters))
            """ + request.ownFiles.map { "\nart=\($0.name) \($0.digest)" }.joined()
    }

    private func texts(for request: ImageRequest) -> [PNGText] {
        let maker = traits.provenance == .placeholder ? "Nightpress placeholder" : "Nightpress built-in illustrator"
        return [
            PNGText(keyword: "Software", text: maker),
            PNGText(
                keyword: "parameters",
                text:
                    "\(request.concept)\nSeed: \(request.seed), Size: \(request.size), Model: nightpress-stub-\(Self.edition)"
            ),
            .xmp(traits.provenance.xmpPacket),
        ]
    }
}
