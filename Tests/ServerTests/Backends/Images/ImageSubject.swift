import FakeImageServers
import Testing

@testable import Generation

/// An image backend under test, and the product that it meets.
struct ImageSubject: Sendable, CustomTestStringConvertible {
    var name: String
    var kind: BackendKind
    var makeProduct: @Sendable () -> any FakeImageProduct
    /// Where its server pretends to be.
    var host = "127.0.0.1"
    /// As the pipeline names it.
    var model: String?
    /// What it says of itself.
    var facts: String
    /// What a question says that it wants; nil where it cannot be read.
    var wish: @Sendable (any FakeImageProduct) -> PictureWish?
    var keyHeader = "Authorization"
    var keyPrefix = "Bearer "
    var takesNegativePrompt = true
    var takesSeed = true
    /// Whether it has a content filter of its own.
    var hasFilter = false
    /// Whether it can be asked to come back later.
    var hasQueueLimit = true
    /// What its pictures measure where 128x192 is asked for.
    var pictureWidth = 128
    var pictureHeight = 192
    /// What it is told so that it stops drawing: the beginning of a path; nil where nothing stops it.
    var stopPath: String?
    fileprivate(set) var adjust: @Sendable (inout BackendSettings) -> Void = { _ in }

    var testDescription: String { name }

    /// As a pipeline says more of it.
    func configured(_ adjust: @escaping @Sendable (inout BackendSettings) -> Void) -> ImageSubject {
        var subject = self
        let before = self.adjust
        subject.adjust = {
            before(&$0)
            adjust(&$0)
        }
        return subject
    }

    /// A line for each product.
    static let all: [ImageSubject] = [
        openAIImages,
        localAI,
        sdServer,
        sdcpp,
        gemini,
        imagen,
        a1111,
        forge,
        sdNext,
        sdServerAsA1111,
        drawThings,
        comfyUI,
    ]
}
