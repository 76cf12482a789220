import FakeImageServers
import Testing

@testable import Generation

/// An image backend under test, and its fake product.
struct ImageSubject: Sendable, CustomTestStringConvertible {
    var name: String
    var kind: BackendKind
    var makeProduct: @Sendable () -> any FakeImageProduct
    /// The host that its server pretends to be.
    var host = "127.0.0.1"
    /// The pipeline's name for it.
    var model: String?
    /// Its description from the probe.
    var facts: String
    /// The content of the last picture request; nil if it cannot be read.
    var requested: @Sendable (any FakeImageProduct) -> RequestedPicture?
    var keyHeader = "Authorization"
    var keyPrefix = "Bearer "
    var takesNegativePrompt = true
    var takesSeed = true
    /// Whether it has a content filter of its own.
    var hasFilter = false
    /// Whether it can ask the client to retry later.
    var hasQueueLimit = true
    /// The width of its pictures for a request of 128x192.
    var pictureWidth = 128
    var pictureHeight = 192
    /// The beginning of the path of the request that stops its drawing; nil if it cannot be stopped.
    var stopPath: String?
    fileprivate(set) var adjust: @Sendable (inout BackendSettings) -> Void = { _ in }

    var testDescription: String { name }

    /// With additional settings in the pipeline.
    func configured(_ adjust: @escaping @Sendable (inout BackendSettings) -> Void) -> ImageSubject {
        var subject = self
        let before = self.adjust
        subject.adjust = {
            before(&$0)
            adjust(&$0)
        }
        return subject
    }

    /// One line for each product.
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
