import BackendFixtures
import Domain
import FakeImageServers
import TestServer
import Testing

@testable import Generation

/// The requests to ComfyUI before it draws.
struct ComfyUIProbeTests {
    @Test func asksForEachClassOfNodesOnce() async throws {
        try await ImageStage.comfyUI { stage, _ async throws in
            _ = try await stage.facts()
            _ = try await stage.facts()
            #expect(
                stage.server.requests.map(\.path) == [
                    "/system_stats", "/object_info/KSampler", "/object_info/CheckpointLoaderSimple",
                    "/object_info/EmptyLatentImage", "/object_info/CLIPTextEncode", "/object_info/VAEDecode",
                    "/object_info/SaveImage",
                ])
        }
    }

    @Test func asksNoMoreThanAHundredTimes() async throws {
        var workflow = try SampleWorkflow()
        var manner = ComfyUIManner()
        for number in 100..<300 {
            workflow = try workflow.setting("\(number)", #"{"class_type":"Fox \#(number)","inputs":{}}"#)
            manner.moreNodes["Fox \(number)"] = false
        }
        try await ImageStage.comfyUI(workflow, manner: manner) { stage, _ async throws in
            _ = try await stage.facts()
            #expect(stage.requests(to: "/object_info").count == 100)
        }
    }

    @Test func namesTheNodesThatItDoesNotKnow() async throws {
        let workflow = try SampleWorkflow()
            .setting("20", #"{"class_type":"Fox/Overlay 50%","inputs":{"image":["8",0]}}"#)
            .setting("21", #"{"class_type":"FoxMask","inputs":{}}"#)
        try await ImageStage.comfyUI(workflow) { stage, _ async throws in
            let failure = try await stage.failure()
            #expect(
                stage.shortened(failure.reason)
                    == "the workflow “fox.json” has nodes that this ComfyUI does not know: node “20” (Fox/Overlay 50%),"
                    + " node “21” (FoxMask)")
            #expect(failure.remedy == "install what they come from, or take them out of the workflow")
            #expect(try await stage.error().kind == .misconfigured)
            #expect(stage.questions.isEmpty)
        }
    }

    @Test func knowsNodesWithAnyName() async throws {
        let workflow = try SampleWorkflow().setting("20", #"{"class_type":"Fox/over_lay 50%","inputs":{}}"#)
        var manner = ComfyUIManner()
        manner.moreNodes["Fox/over_lay 50%"] = false
        try await ImageStage.comfyUI(workflow, manner: manner) { stage, _ async throws in
            _ = try await stage.facts()
            #expect(stage.server.requests.last?.path == "/object_info/Fox%2Fover_lay%2050%25")
        }
    }

    @Test func leavesNodesToTheServerThatItReplaces() async throws {
        let workflow = try SampleWorkflow().setting("20", #"{"class_type":"Old_fox","inputs":{}}"#)
        var manner = ComfyUIManner()
        manner.replacedNodes = ["Old_fox"]
        try await ImageStage.comfyUI(workflow, manner: manner) { stage, _ async throws in
            _ = try await stage.facts()
        }
    }

    @Test(
        arguments: [
            #"{"class_type":"VAEDecode","inputs":{"samples":["3",0],"vae":["4",2]}}"#,
            #"{"class_type":"SaveImageWebsocket","inputs":{"images":["8",0]}}"#,
        ])
    func asksForANodeThatKeepsThePicture(last: String) async throws {
        try await ImageStage.comfyUI(SampleWorkflow().setting("9", last)) { stage, _ async throws in
            let failure = try await stage.failure()
            #expect(
                stage.shortened(failure.reason) == "the workflow “fox.json” has no node that keeps its picture")
            #expect(failure.remedy == "add “Save Image” to it, and export it again")
        }
    }

    @Test func saysWhatServerItIs() async throws {
        var manner = ComfyUIManner()
        manner.version = nil
        manner.device = "cpu"
        try await ImageStage.comfyUI(SampleWorkflow().setting("4", "ckpt_name", nil), manner: manner) {
            stage, _ async throws in
            let facts = try await stage.facts()
            #expect("\(facts)" == "ComfyUI, has no graphics card")
            #expect(facts.named == ["product": "ComfyUI"])
        }
    }

    @Test func saysThatItIsSomethingElse() async throws {
        let subject = ImageSubject.comfyUI.configured { $0.url = ($0.url ?? "") + "/elsewhere" }
        try await ImageStage.set(subject) { stage async throws in
            let failure = try await stage.failure()
            #expect(failure.reason == "http://127.0.0.1:\(stage.server.port)/elsewhere is not ComfyUI")
            #expect(failure.remedy == "correct the url of “lantern”, or make its kind that of the server")
        }
    }

    private func failure(
        _ workflow: SampleWorkflow?, slots: [String: String] = [:], module: String? = nil
    ) async throws -> String? {
        var manner = ComfyUIManner()
        manner.describesValues = true
        manner.module = module
        return try await ImageStage.comfyUI(workflow, slots: slots, manner: manner) { stage, _ async throws in
            let refusal = await stage.model.probe().refusal
            if let refusal { #expect(refusal.remedy == "correct the workflow, or give ComfyUI what it lacks") }
            return refusal.map { stage.shortened($0.reason) }
        }
    }

    @Test(arguments: [
        (
            "4", "ckpt_name", #""dreem.safetensors""#,
            "node “4” (CheckpointLoaderSimple), input “ckpt_name”: this ComfyUI has no “dreem.safetensors”; the nearest"
                + " is “dream.safetensors”"
        ),
        (
            "3", "sampler_name", #""Euler Ancestrl""#,
            "node “3” (KSampler), input “sampler_name”: this ComfyUI has no “Euler Ancestrl”; the nearest is"
                + " “euler_ancestral”"
        ),
        (
            "3", "scheduler", #""zzz""#,
            "node “3” (KSampler), input “scheduler”: this ComfyUI has no “zzz”; it has “normal”, “karras”"
        ),
        (
            "3", "steps", "0",
            "node “3” (KSampler), input “steps”: 0 is less than 1, the least that is accepted"
        ),
        (
            "3", "denoise", "1.5",
            "node “3” (KSampler), input “denoise”: 1.5 is more than 1, the most that is accepted"
        ),
    ])
    func comparesValuesWithThoseOfTheServer(node: String, input: String, value: String, problem: String) async throws {
        let reason = try await failure(try SampleWorkflow().setting(node, input, value))
        #expect(reason == "the workflow “fox.json” does not fit this ComfyUI: \(problem)")
    }

    @Test func namesAllValuesThatDoNotFit() async throws {
        let workflow = try SampleWorkflow().setting("3", "steps", "0").setting("3", "cfg", "-1")
        let reason = try #require(try await failure(workflow))
        #expect(reason.contains("input “cfg”") && reason.contains("input “steps”"))
    }

    /// A slot's value is not known yet, a file may have been uploaded, and other nodes check their values themselves.
    @Test func comparesNothingElse() async throws {
        #expect(try await failure(nil) == nil)
        #expect(try await failure(try SampleWorkflow.withReference.setting("12", "image", #""fox.png""#)) == nil)
        #expect(try await failure(try SampleWorkflow().setting("5", "width", "8"), slots: ["width": "5.width"]) == nil)
        let workflow = try SampleWorkflow().setting("3", "steps", "0")
        #expect(try await failure(workflow, module: "custom_nodes.fox") == nil)
    }
}
