import FakeModelServers
import Foundation
import Platform
package import SystemPackage
package import TestServer
import TestSupport

/// A folder with a pipeline whose stories are planned by language models. Runs the program on it.
package struct ModelRun {
    package static let fixture = FilePath(CommandLine.arguments[0]).parent.appending("FixtureModelServer")
    private static let library = "library"

    package let work: WorkFolder

    /// `backends` are lines of the pipeline file below `backends:`. They are asked in the order of their names, before
    /// the built-in planner.
    package init(_ backends: [(name: String, settings: String)], stories: Int = 1, more: String = "") throws {
        work = try WorkFolder()
        for number in 1...stories { try work.folder.write("A fox sat. It slept.", to: "tale-\(number).txt") }
        try work.folder.write(
            """
            collection: Tales
            stories: [\((1...stories).map { "{ file: tale-\($0).txt }" }.joined(separator: ", "))]
            size: 64x64
            text: [\((backends.map(\.name) + ["stub"]).joined(separator: ", "))]
            \(more)
            backends:
            \(backends.map { "  \($0.name): { \($0.settings) }" }.joined(separator: "\n"))

            """, to: "pipeline.yaml")
    }

    /// The server's reply to a request; nil for the usual reply.
    package typealias Answer = @Sendable (RecordedRequest) -> ServerStep?

    /// A run with a fake llama.cpp server.
    package static func withLlama(
        _ settings: String = "", stories: Int = 1, answer: @escaping Answer = { _ in nil },
        _ body: (ModelRun, ScriptedServer) async throws -> Void
    ) async throws {
        let product = FakeLlamaCPP()
        let server = try await ScriptedServer.start { request in
            if request.path == product.questionPath, let step = answer(request) { return step }
            return product.step(for: request, in: .obliging)
        }
        do {
            let testRun = try ModelRun([("llama", "kind: openai, url: \"\(server.url)\"\(settings)")], stories: stories)
            try await body(testRun, server)
            await server.stop()
        } catch {
            await server.stop()
            throw error
        }
    }

    /// A run with a server that the pipeline starts, and its port.
    package static func startingServer(_ manner: String, more: String = "") async throws -> (
        testRun: ModelRun, port: Int
    ) {
        let server = try await ScriptedServer.start([])
        let port = server.port
        await server.stop()
        let testRun = try ModelRun([
            (
                "llama",
                "kind: openai, url: \"http://127.0.0.1:\(port)\", "
                    + "start: [\"\(fixture)\", serve, \"\(port)\", \"0\", \(manner)]\(more)"
            )
        ])
        return (testRun, port)
    }

    package func run(
        _ options: String..., environment: [String: String] = [:], through wrapper: [String] = []
    ) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(
            ["run", "pipeline.yaml"] + options, in: work.path, environment: environment, through: wrapper)
    }

    /// The folder of the last report, relative to the work folder.
    package var report: String {
        get throws {
            let runs = Set(
                try work.files(below: "\(Self.library)/reports").compactMap { $0.split(separator: "/").first })
            guard let last = runs.max() else { throw CocoaError(.fileNoSuchFile) }
            return "\(Self.library)/reports/\(last)"
        }
    }

    package var document: RunJSON {
        get throws { try JSONDecoder().decode(RunJSON.self, from: Data(work.folder.read("\(report)/run.json"))) }
    }
}

/// The fields of `run.json` that these tests read.
package struct RunJSON: Decodable {
    package struct Story: Decodable {
        package var backend: String?
    }

    package struct TextAttempt: Decodable {
        package var story: String
        package var backend: String
        package var subject: String
        package var outcome: String
        package var message: String?
        package var promptTokens: Int?
    }

    package var stories: [Story]
    package var textAttempts: [TextAttempt]
    package var notices: [String]

    package var planners: [String?] { stories.map(\.backend) }
}
