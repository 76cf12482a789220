package import Domain

/// An image model of a server, a program or a framework. It gets a concept and returns the bytes of one picture.
///
/// It does not check the picture and does not retry. ``ModelImageGenerator`` checks it, and the ladder decides on
/// retries.
package protocol ImageModel: Sendable {
    /// Its name in the pipeline.
    var name: String { get }

    /// How many requests it accepts at a time.
    var width: Int { get }

    /// Whether an earlier picture of the story is sent with a request.
    var takesReference: Bool { get }

    /// Whether a picture is drawn over its reference. Then the reference must show a scene.
    var drawsOverReference: Bool { get }

    /// Whether a request has a negative prompt.
    var takesNegativePrompt: Bool { get }

    /// Whether ``probe()`` may start a server of this program. Then it is not called before it is needed.
    var hasOwnServer: Bool { get }

    /// Facts about the model, and whether it can be used now.
    func probe() async -> ModelAvailability<ImageModelFacts>

    /// The size of its pictures for a requested size.
    func outline(for size: PixelSize) -> ExpectedPictureSize

    /// Throws ``GenerationError``, or ``ReferenceNotAccepted`` if the reference was refused. Cancellation passes as
    /// `CancellationError`; a server that would continue the job is asked to stop before, if it can be. Does not retry.
    func draw(_ request: ImageRequest) async throws -> ImageReply

    /// What decides its pictures besides concept, negative prompt, seed, outline and reference: one fact per line, as
    /// `steps=20`. Always the same for the same settings and server.
    func recipe(for request: ImageRequest) -> [String]

    /// Releases its resources, for example memory of a graphics card. It is not used again in this stage.
    func release() async
}

extension ImageModel {
    package var width: Int { 1 }
    package var takesReference: Bool { false }
    package var drawsOverReference: Bool { false }
    package var takesNegativePrompt: Bool { true }
    package var hasOwnServer: Bool { false }
    package func release() async {}
}

/// The answer of an image model: a file of any kind, and what a person should know about it.
package struct ImageReply: Hashable, Sendable {
    var bytes: [UInt8]
    package var notes: [String]

    package init(_ bytes: [UInt8], notes: [String] = []) {
        self.bytes = bytes
        self.notes = notes
    }
}

/// The reference picture was refused. The request may succeed without it.
package struct ReferenceNotAccepted: Error, Hashable {
    /// The error to report if there is no request without a reference.
    package var error: GenerationError

    package init(_ error: GenerationError) {
        self.error = error
    }
}
