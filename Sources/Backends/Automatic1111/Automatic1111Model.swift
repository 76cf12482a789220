import Domain
import Generation
import Transport

/// An image model behind A1111's API: A1111 itself, Forge, SD.Next, stable-diffusion.cpp's server, and the strict
/// variant of Draw Things.
///
/// All of them draw one picture at a time and reply when it is done. `timeout` limits the whole request, including the
/// wait for pictures of other clients. Progress does not extend it. After a timeout, a product that can be interrupted
/// is interrupted before the error is reported. Otherwise the next request would wait behind a picture that is no
/// longer needed.
final class Automatic1111Model: ImageModel {
    let name: String
    private let settings: BackendSettings
    private let server: ModelServer
    private let findings: ProbeCache<Automatic1111Facts>

    init(_ settings: BackendSettings, server: ModelServer) {
        name = settings.name
        self.settings = settings
        self.server = server
        findings = ProbeCache(of: server) { try await Automatic1111Probe(settings: settings, server: $0).facts() }
    }

    var takesReference: Bool { settings.images.usesReference == true }
    var drawsOverReference: Bool { true }

    func probe() async -> ModelAvailability<ImageModelFacts> { await findings.probe(\.model) }

    /// Draw Things rounds to 64 pixels, the other products to 8.
    func outline(for size: PixelSize) -> ExpectedPictureSize { .size(size, step: 64) }

    func draw(_ request: ImageRequest) async throws -> ImageReply {
        try await findings.using { try await picture(for: request, $0) }
    }

    private func picture(for request: ImageRequest, _ facts: Automatic1111Facts) async throws -> ImageReply {
        let drawing = try Automatic1111Drawing(request, settings: settings.images, to: facts)
        let watch = facts.hasProgress ? ProgressPoller(server) : nil
        let reply = try await reply(to: drawing, watch: watch)
        guard reply.status == 200 else { throw await failure(reply, of: drawing) }
        let answer = try server.answer(in: reply, as: Automatic1111Reply.self, of: facts.product.rawValue)
        let begin = facts.hasSteadyTimestamps ? answer.info.jobTimestamp : nil
        if let watch, try await watch.sawStop(ofJobBegunAt: begin) {
            throw GenerationError(.badPicture, "the picture was interrupted before it was done")
        }
        for flag in answer.safetyFlags { try flag.check() }
        // If there are several pictures, the first is the requested one or a sheet with all of them. One was requested.
        guard let picture = answer.images.first else {
            throw GenerationError(.refused, "the server said that all went well, and sent no picture")
        }
        return ImageReply(
            try PicturePayload(picture).decoded(),
            notes: answer.notes(seed: request.shortSeed, model: facts.chosenModel.flatMap { _ in facts.modelName }))
    }

    private func reply(to drawing: Automatic1111Drawing, watch: ProgressPoller?) async throws -> HTTPReply {
        guard let watch else { return try await server.ask(drawing.path, drawing.body) }
        return try await server.stopping(by: interrupt) {
            try await watch.reply(to: drawing.path, drawing.body)
        }
    }

    private func interrupt() async { await server.stop("/sdapi/v1/interrupt") }

    private func failure(_ reply: HTTPReply, of drawing: Automatic1111Drawing) async -> any Error {
        let complaint = Automatic1111ErrorReply(reply, now: server.time.now())
        if drawing.hasReference, complaint.isAboutReference { return ReferenceNotAccepted(complaint.error) }
        guard let sampler = settings.images.sampler, complaint.isAboutSampler else { return complaint.error }
        let known = (try? await server.probe("/sdapi/v1/samplers", as: [SamplerItem].self)) ?? []
        return GenerationError(
            .misconfigured,
            "\(server.endpoint) has no sampler “\(sampler)”; name one that it has as “sampler:”"
                + (known.isEmpty ? "" : ": \(known.names)"))
    }

    func recipe(for request: ImageRequest) -> [String] {
        let images = settings.images
        let hasReference = takesReference && request.reference != nil
        return String.facts([
            "kind": settings.kind.name, "product": findings.known?.product.rawValue,
            "model": settings.model ?? findings.known?.modelName, "steps": images.steps, "guidance": images.guidance,
            "sampler": images.sampler, "scheduler": images.scheduler,
            "strength": hasReference ? images.strength : nil,
        ])
    }

    /// Does not free the graphics card's memory. `unload-checkpoint` has no effect in some web UIs, and others cannot
    /// change models after it.
    func release() async { findings.forget() }
}
