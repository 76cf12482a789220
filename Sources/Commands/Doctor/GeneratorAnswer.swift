import Backends
import Domain
import Generation
import Pipeline
import PipelineFiles
import Platform
import SystemPackage

/// What a generator, or one server of it, answers when it is asked whether it can be used.
struct GeneratorAnswer: Encodable {
    private enum CodingKeys: CodingKey {
        case backend, server, makes, available, message, remedy, facts
    }

    var backend: String
    /// The address of the server, if the backend has several.
    var server: String?
    /// `text` or `images`.
    var makes: String
    var available: Bool
    var message: String
    var remedy: String?
    /// The known facts: product, version, model, contextSize, enforces.
    var facts: [String: String]?
    /// Whether it can never work as the pipeline describes it. A server that does not answer may do so later.
    var isRefused = false

    var text: String {
        "\(makes): \(backend)\(server.map { " at \($0)" } ?? "") \(available ? "is ready" : "is passed over"): \(message)"
            + (remedy.map { "; \($0)" } ?? "")
    }

    /// Starts, asks and stops each server that a pipeline starts. The server's log goes into a folder of its own.
    static func answers(
        for files: [PipelineFile], asking factory: BackendFactory
    ) async throws -> [GeneratorAnswer] {
        var answers: [GeneratorAnswer] = []
        try await TemporaryLogs.within { logs in
            var isLogWanted = false
            for settings in unique(files.flatMap(\.text)) {
                let found = try await Self.answers(of: settings, "text") { settings in
                    let generator = try factory.textGenerator(settings, logs: logs)
                    let availability = await generator.availability()
                    await generator.release()
                    return availability
                }
                isLogWanted = isLogWanted || (settings.start != nil && !found.allSatisfy(\.available))
                answers += found
            }
            for settings in unique(files.flatMap(\.images)) {
                let found = try await Self.answers(of: settings, "images") { settings in
                    let generator = try factory.imageGenerator(settings, logs: logs)
                    let availability = await generator.availability()
                    await generator.release()
                    return availability
                }
                isLogWanted = isLogWanted || (settings.start != nil && !found.allSatisfy(\.available))
                answers += found
            }
            return isLogWanted
        }
        return answers
    }

    /// One answer for each server. Servers of one backend must be alike.
    private static func answers(
        of settings: BackendSettings, _ makes: String, asking ask: (BackendSettings) async throws -> Availability
    ) async throws -> [GeneratorAnswer] {
        var answers: [GeneratorAnswer] = []
        var known: [(server: String, identity: ServerIdentity)] = []
        for member in settings.members {
            var availability = try await ask(member)
            if let server = member.server, case .available(_, let facts) = availability {
                let identity = ServerIdentity(facts)
                if let refusal = identity.refusal(at: server, of: member.name, beside: known) {
                    availability = refusal
                } else {
                    known.append((server, identity))
                }
            }
            answers.append(answer(member, makes, availability))
        }
        return answers
    }

    private static func unique(_ settings: [BackendSettings]) -> [BackendSettings] {
        let named = settings.isEmpty ? [.stub] : settings
        return named.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private static func answer(
        _ settings: BackendSettings, _ makes: String, _ availability: Availability
    ) -> GeneratorAnswer {
        switch availability {
        case .available(let detail, let facts):
            GeneratorAnswer(
                backend: settings.name, server: settings.server, makes: makes, available: true, message: detail,
                remedy: nil, facts: facts.isEmpty ? nil : facts)
        case .loading(let reason, let remedy), .away(let reason, let remedy):
            GeneratorAnswer(
                backend: settings.name, server: settings.server, makes: makes, available: false, message: reason,
                remedy: remedy)
        case .unavailable(let reason, let remedy):
            GeneratorAnswer(
                backend: settings.name, server: settings.server, makes: makes, available: false, message: reason,
                remedy: remedy, isRefused: true)
        }
    }
}
