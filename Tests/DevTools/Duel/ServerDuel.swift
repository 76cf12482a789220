import FakeImageServers
import Foundation
import SystemPackage
import TestServer

/// Two servers that need a quarter of a second for each picture, beside one of them.
struct ServerDuel {
    private static let stories = 4
    private static let pagesPerStory = 5
    private static let drawingTime = Duration.milliseconds(250)

    let program: FilePath
    let folder: FilePath

    func duel() async throws -> Duel {
        let servers = try await [Self.server(), Self.server()].map(\.url)
        try folder.writePipeline(
            stories: Self.stories, pagesPerStory: Self.pagesPerStory, pipeline(servers))
        let one = folder.appending("one")
        try one.writePipeline(stories: Self.stories, pagesPerStory: Self.pagesPerStory, pipeline([servers[0]]))
        return Duel(
            task: "\(Self.stories * Self.pagesPerStory) pages by two servers, 250 ms a picture", peer: "one server",
            ours: { try milliseconds(folder) }, theirs: { try milliseconds(one) }, rounds: 3)
    }

    private func pipeline(_ servers: [String]) -> String {
        let listed = servers.map { "\"\($0)\"" }.joined(separator: ", ")
        return "size: 256x448\nimages: [sd]\nbackends: { sd: { kind: sdcpp, servers: [\(listed)] } }\n"
    }

    private func milliseconds(_ pipeline: FilePath) throws -> Double {
        let library = folder.appending("library")
        try? FileManager.default.removeItem(atPath: library.string)
        return try ProgramRun(program, ["run", pipeline.string, "--library", library.string, "--quiet"]).milliseconds
    }

    /// It ends with the program.
    private static func server() async throws -> ScriptedServer {
        let product = FakeSDServer()
        return try await ScriptedServer.start(lifetime: .seconds(3600)) { request in
            let step = product.step(for: request, in: .drawing)
            return product.isQuestion(request) ? .after(drawingTime, step) : step
        }
    }
}
