import Domain
import Generation
import Transport

/// An image model behind stable-diffusion.cpp's server, through its job API.
final class SDCPPModel: ImageModel {
    let name: String
    private let settings: BackendSettings
    private let server: ModelServer
    private let findings: ProbeCache<SDCPPCapabilities>
    private let durations = JobDurations()

    init(_ settings: BackendSettings, server: ModelServer) {
        name = settings.name
        self.settings = settings
        self.server = server
        findings = ProbeCache(of: server) { server in
            let capabilities = try await server.sdcppCapabilities()
            try capabilities.check(settings.images, at: "\(server.endpoint)")
            return capabilities
        }
    }

    var width: Int { settings.parallel ?? 1 }
    var takesReference: Bool { settings.images.usesReference ?? false }
    var drawsOverReference: Bool { settings.images.strength != nil }

    func probe() async -> ModelAvailability<ImageModelFacts> {
        await findings.probe { [settings] in
            ImageModelFacts(
                product: "stable-diffusion.cpp", model: $0.model.name,
                remarks: ["one request at a time"] + $0.remarks(on: settings.images))
        }
    }

    /// The server rounds each side up to a multiple that depends on the model, usually 8.
    func outline(for size: PixelSize) -> ExpectedPictureSize { .size(size, step: 64) }

    func draw(_ request: ImageRequest) async throws -> ImageReply {
        try await findings.using { try await picture(for: request, $0) }
    }

    private func picture(for request: ImageRequest, _ capabilities: SDCPPCapabilities) async throws -> ImageReply {
        try capabilities.check(request.size, at: "\(server.endpoint)")
        let order = SDCPPJobRequest(request, settings.images)
        guard order.reference.map(capabilities.takes) ?? true else {
            throw ReferenceNotAccepted(
                GenerationError(.misconfigured, "\(server.endpoint) takes no reference pictures"))
        }
        let watch = SDCPPJobWatch(id: try await take(order), server: server, durations: durations)
        do {
            let job = try await server.stopping(by: watch.cancel) { try await watch.end() }
            return ImageReply(try job.bytes)
        } catch let lost as SDCPPJobWatch.LostJob {
            throw lost.error(of: watch.id)
        }
    }

    /// Submits the job and returns its name.
    private func take(_ order: SDCPPJobRequest) async throws -> String {
        let reply = try await server.askToTheEnd("/sdcpp/v1/img_gen", order.body)
        guard reply.status == 202 || reply.status == 200 else {
            let error = ServerErrorReply(reply, now: server.time.now()).error
            // The server does not name the problem. An unreadable reference picture is the most likely one.
            throw [400, 413].contains(reply.status) && order.reference != nil ? ReferenceNotAccepted(error) : error
        }
        let job = try server.answer(in: reply, as: SDCPPJob.self, of: "stable-diffusion.cpp")
        guard job.hasPlainName else {
            throw GenerationError(
                .badReply,
                "\(server.endpoint) calls a job “\(job.id.excerpt)”, which is no name that stable-diffusion.cpp gives")
        }
        return job.id
    }

    func recipe(for request: ImageRequest) -> [String] {
        ["kind=\(settings.kind.name)"] + SDCPPCapabilities.recipe(settings.images, at: findings.known)
            + String.facts(["strength": request.reference == nil ? nil : settings.images.strength])
    }

    func release() async { findings.forget() }
}
