import Domain
import Generation
import Transport

/// An image model of Google's older API for single pictures, through `predict`. It accepts neither a seed nor a
/// negative prompt.
struct ImagenModel: ImageModel {
    let name: String
    let width: Int
    private let modelName: String
    private let server: ModelServer
    private let findings: ProbeCache<ImageModelFacts>

    init(_ settings: BackendSettings, model: String, server: ModelServer) {
        name = settings.name
        width = settings.parallel ?? 2
        modelName = model
        self.server = server
        findings = ProbeCache(of: server) {
            let found = try await GoogleModel.named(model, at: $0)
            return ImageModelFacts(product: "Imagen", version: found.version, model: model)
        }
    }

    var takesNegativePrompt: Bool { false }

    func probe() async -> ModelAvailability<ImageModelFacts> { await findings.probe(\.self) }

    func outline(for size: PixelSize) -> ExpectedPictureSize { ratio(for: size).outline }

    private func ratio(for size: PixelSize) -> AspectRatio { .nearest(to: size, among: AspectRatio.ofImagen) }

    func draw(_ request: ImageRequest) async throws -> ImageReply {
        try await findings.using { _ in try await picture(for: request) }
    }

    private func picture(for request: ImageRequest) async throws -> ImageReply {
        let question = JSONValue.object([
            "instances": .array([.object(["prompt": .string(request.concept)])]),
            "parameters": .object([
                "sampleCount": .number(1), "aspectRatio": .string("\(ratio(for: request.size))"),
            ]),
        ])
        let reply = try await server.ask("/v1beta/models/\(modelName):predict", question)
        guard reply.status == 200 else { throw GeminiErrorReply(reply).error }
        return ImageReply(try server.answer(in: reply, as: ImagenReply.self, of: "Imagen").picture)
    }

    func recipe(for request: ImageRequest) -> [String] {
        String.facts(["kind": "imagen", "model": modelName, "ratio": ratio(for: request.size)])
    }

    func release() async { findings.forget() }
}
