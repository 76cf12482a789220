package import TestServer

/// An image server as its clients see it, from measurements or its documentation.
///
/// What it draws depends on the request, as for a model: ``FakePicture``.
package protocol FakeImageProduct: Sendable {
    /// Whether a request asks for a picture. Other requests are about the server, or about such a request.
    func isQuestion(_ request: RecordedRequest) -> Bool

    func step(for request: RecordedRequest, in situation: ImageSituation) -> ServerStep
}

/// The state of an image server when it gets a request.
package enum ImageSituation: Sendable {
    /// Draws as requested, in the requested size.
    case drawing
    /// Returns these bytes as a picture, in the product's usual form.
    case sending([UInt8])
    /// Its content filter refuses. A product without a filter is never in this situation.
    case refusing
    /// Reports success and returns no picture.
    case empty
    /// Asks the client to retry after this many seconds.
    case busy(seconds: Int)
    case wantingAnotherKey
    case lackingTheModel
    /// Answers requests about itself, accepts a picture request, and never returns its picture.
    case hanging
    /// Reports that it cannot read the reference picture.
    case rejectingReference
    /// Plays this step at a picture request.
    case playing(ServerStep)
}

/// The content of a picture request, for all APIs.
package struct RequestedPicture: Hashable, Sendable {
    package var prompt: String
    /// Nil for a product without negative prompts.
    package var negativePrompt: String?
    /// Nil for a product without seeds.
    package var seed: Int?
    package var width: Int
    package var height: Int
    /// The total of all reference pictures; 0 without one.
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
