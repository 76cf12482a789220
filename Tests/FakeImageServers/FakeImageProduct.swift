package import TestServer

/// A product that draws, as it is seen from outside, after what was measured of it or what it documents.
///
/// What it draws depends on what it is asked, as a model's pictures do: ``FakePicture``.
package protocol FakeImageProduct: Sendable {
    /// Whether a request asks for a picture to be drawn; others are about the server, or about such a request.
    func isQuestion(_ request: RecordedRequest) -> Bool

    func step(for request: RecordedRequest, in situation: ImageSituation) -> ServerStep
}

/// How a product that draws is found when it is asked.
package enum ImageSituation: Sendable {
    /// Draws what it is asked for, as large as it is asked for.
    case drawing
    /// Sends these bytes for a picture, wrapped as it wraps pictures.
    case sending([UInt8])
    /// Its filter says no. A product without one is never in this situation.
    case refusing
    /// Says that all went well, and sends no picture.
    case empty
    /// Asks to come back in so many seconds.
    case busy(seconds: Int)
    case wantingAnotherKey
    case lackingTheModel
    /// Says what it is, takes a question, and never has its picture.
    case hanging
    /// Cannot read the reference picture, and says so.
    case rejectingReference
    /// Does this when it is asked for a picture.
    case playing(ServerStep)
}

/// What a product was asked to draw, in whatever way it is asked.
package struct PictureWish: Hashable, Sendable {
    package var prompt: String
    /// Nil for a product that takes none.
    package var negativePrompt: String?
    /// Nil for a product that takes none.
    package var seed: Int?
    package var width: Int
    package var height: Int
    /// Of all reference pictures; 0 without one.
    package var referenceBytes: Int

    package init(
        prompt: String, negativePrompt: String? = nil, seed: Int? = nil, width: Int, height: Int,
        referenceBytes: Int = 0
    ) {
        self.prompt = prompt
        self.negativePrompt = negativePrompt
        self.seed = seed
        self.width = width
        self.height = height
        self.referenceBytes = referenceBytes
    }
}
