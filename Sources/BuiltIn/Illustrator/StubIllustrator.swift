package import Domain
package import Generation
import Media

/// Draws a page from its page spec: no model, no network, the same pixels on every machine.
package struct StubIllustrator: Sendable {
    /// The kinds of character that have their own figure, each as its main noun.
    package static let figureKinds = ArtCatalog.compiledIn.figures.map { $0.nouns[0] }
    /// The things that can be drawn, each as its main noun.
    package static let thingNouns = ArtCatalog.compiledIn.all.map { $0.nouns[0] }
    /// The same, each with a setting in which it can be, and whether figures can sit on it or in it.
    package static let things = ArtCatalog.compiledIn.all.map {
        (noun: $0.nouns[0], home: $0.home, hasSeat: $0.seat != nil)
    }

    package init() {}

    /// The picture as shapes. Depends on the request's aspect ratio, not on its size in pixels.
    func scene(for request: ImageRequest) -> Scene {
        MediumPainter.painted(
            Composition(request).scene(), in: PictureStyle(request.story.style), seed: request.seed)
    }

    package func bitmap(for request: ImageRequest) -> Bitmap {
        var bitmap = Rasterizer().bitmap(of: scene(for: request), size: request.size)
        PictureStyle(request.story.style).grain?.cover(&bitmap, seed: request.story.seed)
        return bitmap
    }

    func drawn(for request: ImageRequest) -> DrawnPicture { Composition(request).drawn() }

    /// The places of the figures in the picture, from the farthest to the nearest.
    func places(for request: ImageRequest) -> [FigurePlace] { Composition(request).places() }
}
