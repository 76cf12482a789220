package import Domain

/// An image model behind a server, a program or a framework: takes a concept, gives back the bytes of one picture.
///
/// Checks nothing of the picture. That, and what is tried again, is ``ModelImageGenerator``'s and the ladder's.
package protocol ImageModel: Sendable {
    /// The name under which the pipeline lists it.
    var name: String { get }

    /// How many requests it takes at a time.
    var width: Int { get }

    /// Whether an earlier picture of the story is to go with a request.
    var takesReference: Bool { get }

    /// Whether it is told what is not to be seen.
    var takesNegativePrompt: Bool { get }

    /// Whether asking how it stands may start a server of ours, so that it is asked no earlier than it is needed.
    var hasOwnServer: Bool { get }

    /// What it is, and whether it can be used now.
    func probe() async -> ModelAvailability<ImageModelFacts>

    /// What its pictures measure where a size is asked for.
    func outline(for size: PixelSize) -> ExpectedPictureSize

    /// Throws ``GenerationError``, or ``ReferenceNotAccepted`` where it is the reference that could not be taken;
    /// cancellation passes as `CancellationError`, and a server that goes on by itself was told to stop before where it
    /// can be. Does not
    /// try again by itself.
    func draw(_ request: ImageRequest) async throws -> ImageReply

    /// What decides its pictures beside concept, negative prompt, seed, outline and reference: a fact a line, as
    /// `steps=20`. The same for the same settings and server.
    func recipe(for request: ImageRequest) -> [String]

    /// Gives back what it holds, memory of a graphics card say; it is not asked any more in this stage.
    func release() async
}

extension ImageModel {
    package var width: Int { 1 }
    package var takesReference: Bool { false }
    package var takesNegativePrompt: Bool { true }
    package var hasOwnServer: Bool { false }
    package func release() async {}
}

/// What an image model answered: a file of whatever kind, and what a person should know of it.
package struct ImageReply: Hashable, Sendable {
    var bytes: [UInt8]
    package var notes: [String]

    package init(_ bytes: [UInt8], notes: [String] = []) {
        self.bytes = bytes
        self.notes = notes
    }
}

/// The request could be carried out without its reference picture.
package struct ReferenceNotAccepted: Error, Hashable {
    /// What it comes to where there is no request without.
    var error: GenerationError

    package init(_ error: GenerationError) {
        self.error = error
    }
}
