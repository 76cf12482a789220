import Domain
import Generation
import Transport

/// An image model of Google's Gemini API, through `generateContent`.
struct GeminiImageModel: ImageModel {
    let name: String
    let width: Int
    let takesReference: Bool
    private let modelName: String
    private let server: ModelServer
    private let findings: ProbeCache<ImageModelFacts>

    init(_ settings: BackendSettings, model: String, server: ModelServer) {
        name = settings.name
        width = settings.parallel ?? 2
        takesReference = settings.images.usesReference ?? true
        modelName = model
        self.server = server
        findings = ProbeCache(of: server) {
            let found = try await GoogleModel.named(model, at: $0)
            return ImageModelFacts(product: "Gemini", version: found.version, model: model)
        }
    }

    var takesNegativePrompt: Bool { false }

    func probe() async -> ModelAvailability<ImageModelFacts> { await findings.probe(\.self) }

    func outline(for size: PixelSize) -> ExpectedPictureSize {
        AspectRatio.nearest(to: size, among: AspectRatio.ofGemini).outline
    }

    func draw(_ request: ImageRequest) async throws -> ImageReply {
        try await findings.using { _ in try await picture(for: request) }
    }

    private func picture(for request: ImageRequest) async throws -> ImageReply {
        let question = GeminiPictureRequest(request, model: modelName).body
        let reply = try await server.ask("/v1beta/models/\(modelName):generateContent", question)
        guard reply.status == 200 else {
            let complaint = GeminiErrorReply(reply)
            guard request.reference != nil, complaint.isAboutPicture else { throw complaint.error }
            throw ReferenceNotAccepted(complaint.error)
        }
        return ImageReply(try server.answer(in: reply, as: GeminiReply.self, of: "Gemini").picture)
    }

    func recipe(for request: ImageRequest) -> [String] {
        String.facts([
            "kind": "gemini", "model": modelName,
            "ratio": AspectRatio.nearest(to: request.size, among: AspectRatio.ofGemini),
            "image-size": GeminiPictureRequest.imageSize(for: request.size, model: modelName),
        ])
    }

    func release() async { findings.forget() }
}
