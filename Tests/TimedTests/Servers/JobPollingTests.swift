import BackendFixtures
import FakeImageServers
import SystemPackage
import TestServer
import TestSupport
import Testing

@testable import Backends
@testable import Domain
@testable import Generation

/// The time that a backend adds to a server's drawing time.
@Suite(.serialized) struct JobPollingTests {
    private static let drawingTime = Duration.milliseconds(100)
    /// Long tests run alone. Others share the machine, which adds time of its own.
    private static let mostAdded = Duration.milliseconds(Soak.isOn ? 15 : 75)
    private static let measurements = 3
    private static let workflow = """
        {"3": {"class_type": "KSampler", "inputs": {"seed": "{{seed}}", "model": ["4", 0], "positive": ["6", 0],
          "negative": ["6", 0], "latent_image": ["5", 0]}},
         "4": {"class_type": "CheckpointLoaderSimple", "inputs": {"ckpt_name": "dream.safetensors"}},
         "5": {"class_type": "EmptyLatentImage", "inputs": {"width": 128, "height": 192, "batch_size": 1}},
         "6": {"class_type": "CLIPTextEncode", "inputs": {"text": "{{prompt}}", "clip": ["4", 1]}},
         "8": {"class_type": "VAEDecode", "inputs": {"samples": ["3", 0], "vae": ["4", 2]}},
         "9": {"class_type": "SaveImage", "inputs": {"filename_prefix": "page", "images": ["8", 0]}}}
        """

    /// The least of several measurements.
    private func leastAdded(to product: any FakeImageProduct, _ settings: BackendSettings) async throws -> Duration {
        var least = try await added(to: product, settings)
        for _ in 1..<Self.measurements where least >= Self.mostAdded {
            least = min(least, try await added(to: product, settings))
        }
        return least
    }

    /// What is added to a picture: the lower quartile, because other programs take processor time, too.
    private func added(to product: any FakeImageProduct, _ settings: BackendSettings) async throws -> Duration {
        let server = try await ScriptedServer.start { product.step(for: $0, in: .drawing) }
        var settings = settings
        settings.url = server.url
        let times = try await TestMachine().run { [settings] machine async throws in
            let model = machine.backends.imageModel(settings)
            _ = try await model.draw(.fox(seed: 1))
            var times: [Duration] = []
            for seed in 2..<UInt64(17) {
                var request = ImageRequest.fox(seed: seed)
                request.identifier = "6e696768-7470-5265-9373-626f6f6b00\(seed < 10 ? "0" : "")\(seed)"
                let start = ContinuousClock.now
                _ = try await model.draw(request)
                times.append(start.duration(to: .now) - Self.drawingTime)
            }
            return times.sorted()
        }
        await server.stop()
        print("added to 100 ms: \(settings.kind.name), quartile \(times[3]), median \(times[7]), most \(times[14])")
        return times[3]
    }

    @Test func addsLittleToAPromptOfComfyUI() async throws {
        let folder = try TemporaryFolder()
        var manner = ComfyUIManner()
        manner.drawingTime = Self.drawingTime
        var settings = BackendSettings(name: "comfy", kind: "comfyui")
        settings.images.workflow = try folder.write(Self.workflow, to: "fox.json")
        #expect(try await leastAdded(to: FakeComfyUI(manner), settings) < Self.mostAdded)
    }

    @Test func addsLittleToAJobOfStableDiffusionCPP() async throws {
        let product = FakeSDServer(drawingTime: Self.drawingTime)
        #expect(try await leastAdded(to: product, BackendSettings(name: "sd", kind: "sdcpp")) < Self.mostAdded)
    }

    @Test func addsLittleToAPictureOfA1111() async throws {
        let product = FakeAutomatic1111(.a1111, drawingTime: Self.drawingTime)
        #expect(try await leastAdded(to: product, BackendSettings(name: "web", kind: "automatic1111")) < Self.mostAdded)
    }
}
