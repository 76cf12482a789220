@testable import Domain
@testable package import Generation

extension ImageRequest {
    /// A small picture that every product can draw.
    package static func fox(
        seed: UInt64 = 7, width: Int = 128, height: Int = 192, reference: ReferencePicture? = nil
    ) -> ImageRequest {
        var request = ImageRequest(
            concept: "Watercolour. A fox holds a lantern.", seed: seed,
            size: PixelSize(width: width, height: height) ?? .page,
            panel: PanelSpec(direction: "A fox holds a lantern.", alt: "A fox with a lantern.", setting: .meadow),
            pageNumber: 2, story: IllustratedStory(theme: .animals, characters: [], pageCount: 3, seed: 1))
        request.negativePrompt = "text, letters"
        request.reference = reference
        request.identifier = "6e696768-7470-5265-9373-626f6f6b73\(seed < 100 ? String(seed + 100).suffix(2) : "99")"
        return request
    }
}
