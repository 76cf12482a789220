import FakeImageServers

@testable import Generation

extension ImageSubject {
    static let gemini: ImageSubject = {
        var subject = ImageSubject(
            name: "Gemini", kind: "gemini", makeProduct: { FakeGeminiImages() }, model: "gemini-nano-banana-2.1",
            facts: "Gemini 2.1, model gemini-nano-banana-2.1", requested: { ($0 as? FakeGeminiImages)?.lastRequested })
        subject.keyHeader = "x-goog-api-key"
        subject.keyPrefix = ""
        subject.takesNegativePrompt = false
        subject.hasFilter = true
        return subject
    }()

    static let imagen: ImageSubject = {
        var subject = ImageSubject(
            name: "Imagen", kind: "imagen", makeProduct: { FakeImagen() }, model: "imagen-4.0-generate-001",
            facts: "Imagen 4.0, model imagen-4.0-generate-001", requested: { ($0 as? FakeImagen)?.lastRequested })
        subject.keyHeader = "x-goog-api-key"
        subject.keyPrefix = ""
        subject.takesNegativePrompt = false
        subject.takesSeed = false
        subject.hasFilter = true
        subject.pictureWidth = 144
        return subject
    }()
}
