import FakeImageServers
import FakeModelServers
import Foundation
import Platform
import Synchronization
import TestServer

/// Programs that a backend starts, and the keeper that supervises them.
///
///     serve PORT LOADING-SECONDS MANNER
///     serve-pictures PORT [LIMIT]
///     draw PATH WIDTH HEIGHT SEED PROMPT NEGATIVE [REFERENCE]
///     answer TEXT… | write PATH TEXT | echo | read PATH | environment | hang
@main
struct FixtureModelServer {
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let code = ProcessSupervisor.runIfAsked(arguments) { exit(code) }
        switch arguments.first {
        case "serve": try await FixtureServer(arguments.dropFirst()).run()
        case "serve-pictures":
            try await servePictures(
                port: Int(arguments[1]) ?? 0, limit: arguments.count > 2 ? Int(arguments[2]) ?? 0 : .max)
        case "draw": try FixturePainter(arguments.dropFirst()).paint()
        case "answer": say(arguments.dropFirst().joined(separator: " "))
        case "write": try Data(arguments[2].utf8).write(to: URL(filePath: arguments[1]))
        case "echo": say(String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self))
        case "read": say(try String(contentsOf: URL(filePath: arguments[1]), encoding: .utf8))
        case "environment": say(ProcessInfo.processInfo.environment.keys.sorted().joined(separator: " "))
        case "hang": try await Task.sleep(for: .seconds(60))
        default:
            complain("model.gguf: no such model")
            exit(3)
        }
    }

    /// A minimal stable-diffusion.cpp server. It ends at the first picture request above the limit.
    private static func servePictures(port: Int, limit: Int) async throws {
        let product = FakeSDServer()
        let questions = Mutex(0)
        let server = try await ScriptedServer.startPatiently(port: port) { request in
            let isTooMuch = questions.withLock { questions in
                if product.isQuestion(request) { questions += 1 }
                return questions > limit
            }
            if isTooMuch { exit(3) }
            return product.step(for: request, in: .drawing)
        }
        complain("listening on \(server.url)")
        try await Task.sleep(for: .seconds(60))
    }

    static func complain(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

    private static func say(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}
