import Domain
import Generation
import Transport

/// An image model behind OpenAI's images API: OpenAI's own, stable-diffusion.cpp's server, LocalAI, and others with a
/// compatible API.
final class OpenAIImageModel: ImageModel {
    let name: String
    private let settings: BackendSettings
    private let server: ModelServer
    private let findings: ProbeCache<OpenAIImageFacts>

    init(_ settings: BackendSettings, server: ModelServer) {
        name = settings.name
        self.settings = settings
        self.server = server
        findings = ProbeCache(of: server) { try await OpenAIImageProbe(settings: settings, server: $0).facts() }
    }

    var width: Int { settings.parallel ?? findings.known?.width ?? 1 }
    var takesReference: Bool { settings.images.usesReference ?? (family?.isGPTImage ?? false) }

    /// Nil for a server of another product.
    private var family: OpenAIImageFamily? { server.isOpenAI ? OpenAIImageFamily(model: settings.model ?? "") : nil }

    /// Other servers have no member for it.
    var takesNegativePrompt: Bool {
        if case .stableDiffusionCPP? = findings.known?.product { true } else { false }
    }

    func probe() async -> ModelAvailability<ImageModelFacts> {
        await findings.probe { [settings] in $0.model(settings.images) }
    }

    /// OpenAI's models draw the requested size. Other servers round it.
    func outline(for size: PixelSize) -> ExpectedPictureSize {
        guard let family else { return .size(size, step: 64) }
        return .size(family.size(nearest: size), step: family == .gptImage2 ? 16 : 1)
    }

    /// If the server does not know a member of the request, the request is repeated without it. Later requests leave it
    /// out, too.
    func draw(_ request: ImageRequest) async throws -> ImageReply {
        try await findings.using { try await picture(for: request, $0) }
    }

    private func picture(for request: ImageRequest, _ facts: OpenAIImageFacts) async throws -> ImageReply {
        var facts = facts
        if case .stableDiffusionCPP(let capabilities?) = facts.product {
            try capabilities.check(request.size, at: "\(server.endpoint)")
        }
        while true {
            let question = try OpenAIImageRequest(request, settings.images, to: facts)
            let reply = try await server.send(question.path, question.body)
            if reply.status == 200 { return try await picture(in: reply, for: request) }
            let complaint = ServerErrorReply(reply, now: server.time.now())
            guard case .other = facts.product, let extra = facts.extras.first(where: { complaint.isAbout($0.rawValue) })
            else { throw failure(complaint, for: request, facts) }
            findings.amend { $0.extras.removeAll { $0 == extra } }
            facts.extras.removeAll { $0 == extra }
        }
    }

    private func picture(in reply: HTTPReply, for request: ImageRequest) async throws -> ImageReply {
        if let file = reply.pictureFile { return ImageReply(file) }
        let answer = try server.answer(in: reply, as: OpenAIImageReply.self, of: "an images API")
        try answer.nsfwContentDetected?.check()
        try answer.data.first?.nsfwContentDetected?.check()
        guard let picture = answer.data.first, let payload = picture.payload else {
            throw GenerationError(.refused, "the reply has no picture in it")
        }
        var drawn = ImageReply(try await payload.bytes(from: server))
        if let revised = picture.revisedPrompt, !revised.isEmpty, revised != request.concept {
            drawn.notes = ["the server drew “\(revised.excerpt)”"]
        }
        return drawn
    }

    /// Not every server accepts reference pictures, and each reports it differently.
    private func failure(
        _ complaint: ServerErrorReply, for request: ImageRequest, _ facts: OpenAIImageFacts
    ) -> any Error {
        guard request.reference != nil else { return complaint.error }
        if complaint.isAboutReference { return ReferenceNotAccepted(complaint.error) }
        guard case .other = facts.product, [404, 405, 501].contains(complaint.status) else { return complaint.error }
        return ReferenceNotAccepted(complaint.error)
    }

    func recipe(for request: ImageRequest) -> [String] {
        var facts = ["kind=\(settings.kind.name)"]
        if case .stableDiffusionCPP(let capabilities)? = findings.known?.product {
            facts += SDCPPCapabilities.recipe(settings.images, at: capabilities)
        } else {
            facts += String.facts([
                "model": findings.known?.modelName ?? settings.model, "quality": settings.images.quality,
            ])
        }
        return facts
    }

    func release() async { findings.forget() }
}
