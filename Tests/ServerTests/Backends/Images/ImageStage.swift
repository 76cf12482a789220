import BackendFixtures
import FakeImageServers
import TestServer
import Testing

@testable import Backends
@testable import Domain
@testable import Generation

/// An image backend with its fake product.
struct ImageStage {
    let model: any ImageModel
    /// A generator over the same model, which also reviews the pictures.
    let generator: ModelImageGenerator
    let product: any FakeImageProduct
    let server: ScriptedServer

    /// Runs the fake product while `body` runs.
    static func set<Value>(
        _ subject: ImageSubject, _ situation: ImageSituation = .drawing, timeout: Duration = .seconds(30),
        machine: TestMachine? = nil, _ body: (ImageStage) async throws -> Value
    ) async throws -> Value {
        let product = subject.makeProduct()
        let server = try await ScriptedServer.start { product.step(for: $0, in: situation) }
        var settings = BackendSettings(
            name: "lantern", kind: subject.kind, url: "http://\(subject.host):\(server.port)", model: subject.model,
            timeout: timeout)
        subject.adjust(&settings)
        do {
            let value = try await (machine ?? TestMachine()).run { machine async throws in
                let model = machine.backends.imageModel(settings)
                return try await body(
                    ImageStage(
                        model: model, generator: ModelImageGenerator(model: model), product: product, server: server))
            }
            await server.stop()
            return value
        } catch {
            await server.stop()
            throw error
        }
    }

    /// The picture requests in order.
    var questions: [RecordedRequest] { server.requests.filter(product.isQuestion) }

    func error(_ request: ImageRequest = .fox()) async throws -> GenerationError {
        try #require(await #expect(throws: GenerationError.self) { try await generator.picture(for: request) })
    }

    func facts() async throws -> ImageModelFacts {
        switch await model.probe() {
        case .ready(let facts): return facts
        case .unavailable(let reason, let remedy), .loading(let reason, let remedy), .absent(let reason, let remedy):
            Issue.record("\(reason); \(remedy)")
            throw CancellationError()
        }
    }

    /// Why it is unavailable, and what to do about it.
    func failure() async throws -> (reason: String, remedy: String) {
        switch await model.probe() {
        case .ready(let facts):
            Issue.record("ready: \(facts)")
            return ("", "")
        case .unavailable(let reason, let remedy), .loading(let reason, let remedy), .absent(let reason, let remedy):
            return (reason, remedy)
        }
    }
}

extension ReferencePicture {
    static let owl: ReferencePicture = {
        let bytes = FakePicture.png(width: 64, height: 96, seed: 3)
        return ReferencePicture(
            bytes: bytes, format: .png, size: PixelSize(width: 64, height: 96) ?? .page,
            digest: String(repeating: "ab", count: 32), caption: "An owl.")
    }()
}
