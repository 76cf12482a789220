import Domain
import Generation
import Synchronization
import Transport

/// A ComfyUI workflow as an image model.
final class ComfyUIModel: ImageModel {
    let name: String
    let width: Int
    private let settings: BackendSettings
    private let server: ModelServer
    private let workflow: Workflow
    private let findings: ProbeCache<ComfyUIFacts>
    private let hasAsked = Mutex(false)
    private let durations = JobDurations()

    /// Throws if the workflow has problems. Sends no request.
    init(_ settings: BackendSettings, server: ModelServer, on host: BackendHost) throws(SetupError) {
        let workflow = try Workflow(of: settings, files: host.files)
        name = settings.name
        width = settings.parallel ?? 1
        self.settings = settings
        self.server = server
        self.workflow = workflow
        findings = ProbeCache(of: server) {
            try await ComfyUIProbe(backend: settings.name, workflow: workflow, server: $0).facts()
        }
    }

    var takesReference: Bool { workflow.has(.reference) }
    var takesNegativePrompt: Bool { workflow.has(.negative) }

    func probe() async -> ModelAvailability<ImageModelFacts> {
        await findings.probe { $0.model(workflow) }
    }

    /// A workflow that enlarges its pictures keeps their proportions.
    func outline(for size: PixelSize) -> ExpectedPictureSize {
        workflow.isSized ? .ratio(width: size.width, height: size.height) : .any
    }

    func draw(_ request: ImageRequest) async throws -> ImageReply {
        try await findings.using { _ in try await picture(for: request) }
    }

    private func picture(for request: ImageRequest) async throws -> ImageReply {
        hasAsked.withLock { $0 = true }
        var values = WorkflowValues(request)
        values.reference = try await ComfyUIReference(workflow: workflow, server: server).path(for: request)
        let complaint = ComfyUIErrorReply(workflow: workflow, hasReference: values.reference != nil)
        let job = ComfyUIJob(
            server: server, prompt: workflow.filled(with: values), identifier: request.identifier, complaint: complaint,
            durations: durations)
        let entry = try await job.entry()
        guard !entry.hasFailed else { throw complaint.error(entry.failure) }
        guard let file = entry.picture(named: values.prefix) else {
            throw GenerationError(.refused, "ComfyUI ended without a picture")
        }
        return ImageReply(try await bytes(of: file))
    }

    /// A missing file was drawn for an earlier prompt, and ComfyUI's cache returned its name. Another seed is not in
    /// the cache.
    private func bytes(of file: ComfyUIFile) async throws -> [UInt8] {
        let query = [
            QueryItem("filename", file.filename), QueryItem("subfolder", file.subfolder ?? ""),
            QueryItem("type", file.type ?? "output"),
        ]
        let reply = try await server.reading {
            let reply = try await server.probe("/view", query: query, limit: server.timeout)
            guard reply.status < 500 else { throw ServerErrorReply(reply, now: server.time.now()).error }
            return reply
        }
        switch reply.status {
        case 200: return reply.body
        case 400, 404:
            throw GenerationError(
                .badPicture, "ComfyUI names the picture “\(file.filename.excerpt)” and does not have it")
        default: throw ServerErrorReply(reply, now: server.time.now()).error
        }
    }

    func recipe(for request: ImageRequest) -> [String] {
        let slots = settings.images.slots.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return String.facts(["kind": settings.kind.name, "workflow": workflow.digest])
            + slots.map { "slot \($0)" }
    }

    /// Frees the memory, if it was allocated for a picture of this run and the pipeline says so. ComfyUI frees that of
    /// its other users, too. A server that the run started is stopped instead.
    func release() async {
        findings.forget()
        let isHeldForUs = hasAsked.withLock { hasAsked in
            defer { hasAsked = false }
            return hasAsked
        }
        guard isHeldForUs, settings.images.freesMemory else { return }
        await server.stop("/free", .object(["unload_models": .bool(true), "free_memory": .bool(true)]))
    }
}
