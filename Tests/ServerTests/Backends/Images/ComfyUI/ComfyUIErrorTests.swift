import BackendFixtures
import Domain
import FakeImageServers
import TestServer
import Testing

@testable import Generation

/// ComfyUI's errors for prompts, before and during drawing.
struct ComfyUIErrorTests {
    private static func refusal(_ error: String, nodes: String = "{}") -> ServerStep {
        .json(#"{"error":\#(error),"node_errors":\#(nodes)}"#, status: 400)
    }

    private static func node(_ errors: String, kind: String = "KSampler") -> String {
        #"{"errors":[\#(errors)],"dependent_outputs":["9"],"class_type":"\#(kind)"}"#
    }

    private static let failed =
        #"{"type":"prompt_outputs_failed_validation","message":"Prompt outputs failed validation","#
        + #""details":"Required input is missing: model","extra_info":{}}"#

    private static let remedy = "; correct the workflow, or give ComfyUI what it lacks"

    @Test(
        arguments: [
            (
                refusal(#"{"type":"no_prompt","message":"No prompt provided","details":"No prompt provided"}"#),
                "No prompt provided (No prompt provided)"
            ),
            (
                refusal(
                    #"{"type":"invalid_prompt","message":"Cannot execute because node Fox does not exist.","#
                        + ##""details":"Node ID '#3'","extra_info":{}}"##, nodes: "[]"),
                "Cannot execute because node Fox does not exist. (Node ID '#3')"
            ),
            (
                refusal(
                    #"{"type":"missing_node_type","message":"Node 'Fox' not found. The custom node may not be installed.","#
                        + ##""details":"Node ID '#3'","extra_info":{"node_id":"3"}}"##),
                "Node 'Fox' not found. The custom node may not be installed. (Node ID '#3')"
            ),
            (
                refusal(
                    #"{"type":"prompt_no_outputs","message":"Prompt has no outputs","details":"","extra_info":{}}"#),
                "Prompt has no outputs"
            ),
            (
                refusal(
                    failed,
                    nodes:
                        #"{"10":\#(node(#"{"type":"bad_linked_input","message":"Bad linked input, must be a length-2 list of [node_id, slot_index]","details":"images","extra_info":{"input_name":"images"}}"#, kind: "SaveImage")),"#
                        + #""3":\#(node(#"{"type":"required_input_missing","message":"Required input is missing","details":"model","extra_info":{"input_name":"model"}},{"type":"value_smaller_than_min","message":"Value 0 smaller than min of 1","details":"steps","extra_info":{"input_name":"steps"}}"#))}"#
                ),
                "node “3” (KSampler), input “model”: Required input is missing (model);"
                    + " node “3” (KSampler), input “steps”: Value 0 smaller than min of 1 (steps);"
                    + " node “10” (SaveImage), input “images”: Bad linked input, must be a length-2 list of [node_id,"
                    + " slot_index] (images)"
            ),
            (
                refusal(
                    failed,
                    nodes:
                        #"{"4":\#(node(#"{"type":"exception_during_validation","message":"Exception when validating node","details":"'99'","extra_info":{"exception_type":"KeyError","traceback":[]}}"#, kind: "VAEDecode"))}"#
                ),
                "node “4” (VAEDecode): Exception when validating node ('99')"
            ),
        ])
    func namesFileNodeAndInput(step: ServerStep, words: String) async throws {
        try await ImageStage.comfyUI(in: .playing(step)) { stage, _ async throws in
            let error = try await stage.error()
            #expect(error.kind == .misconfigured)
            #expect(
                stage.shortened(error.message)
                    == "ComfyUI does not take the workflow “fox.json”: \(words)\(Self.remedy)")
        }
    }

    @Test func namesTheModelThatIsMissing() async throws {
        try await ImageStage.comfyUI(in: .lackingTheModel) { stage, _ async throws in
            let error = try await stage.error()
            #expect(error.kind == .misconfigured)
            #expect(
                stage.shortened(error.message)
                    == "ComfyUI does not take the workflow “fox.json”: node “4” (CheckpointLoaderSimple), input"
                    + " “ckpt_name”: ComfyUI has no “dream.safetensors” (ckpt_name: 'dream.safetensors' not in"
                    + " ['other.safetensors'])\(Self.remedy)")
        }
    }

    @Test func doesNotTakeAWorkflowInPart() async throws {
        let workflow = try SampleWorkflow()
            .setting("10", #"{"class_type":"SaveImage","inputs":{"filename_prefix":"second"}}"#)
        try await ImageStage.comfyUI(workflow) { stage, product async throws in
            let error = try await stage.error()
            #expect(error.kind == .misconfigured)
            #expect(
                stage.shortened(error.message)
                    == "ComfyUI does not take the workflow “fox.json”: node “10” (SaveImage), input “images”: Required"
                    + " input is missing (images)\(Self.remedy)")
            #expect(product.queue.isEmpty, "the rest would be drawn without a use")
        }
    }

    @Test(
        arguments: [
            (
                ServerStep.text("500 Internal Server Error\n\nServer got itself in trouble", status: 500),
                GenerationError(
                    .transient, "HTTP 500: “500 Internal Server Error Server got itself in trouble”")
            ),
            (.json(#"{"error":"no"}"#, status: 400), GenerationError(.transient, "HTTP 400: no")),
            (.reply(status: 400), GenerationError(.transient, "HTTP 400: with nothing")),
        ])
    func readsWhatIsNoRefusal(step: ServerStep, error: GenerationError) async throws {
        try await ImageStage.comfyUI(in: .playing(step)) { stage, _ async throws in
            #expect(try await stage.error() == error)
        }
    }

    @Test func saysWhatAnAnswerIsThatIsNotComfyUIs() async throws {
        try await ImageStage.comfyUI(in: .playing(.json(#"{"id":3}"#))) { stage, _ async throws in
            let error = try await stage.error()
            #expect(error.kind == .badReply)
            #expect(error.message.hasSuffix("answered “{\"id\":3}”, which is not what ComfyUI says"))
        }
    }

    @Test(
        arguments: [
            ("torch.OutOfMemoryError", "Allocation on device"),
            ("RuntimeError", "[enforce fail at alloc_cpu.cpp:118] DefaultCPUAllocator: not enough memory"),
            ("RuntimeError", "mat1 and mat2 shapes cannot be multiplied (77x768 and 4096x5120)"),
        ])
    func namesTheNodeThatFailed(type: String, message: String) async throws {
        var manner = ComfyUIManner()
        manner.exceptions["KSampler"] = (type, message)
        try await ImageStage.comfyUI(manner: manner) { stage, _ async throws in
            let error = try await stage.error()
            #expect(error.kind == .transient)
            #expect(
                stage.shortened(error.message)
                    == "node “3” (KSampler) of the workflow “fox.json” failed: \(type): \(message)")
        }
    }

    @Test func saysThatSomeoneInterruptedIt() async throws {
        var manner = ComfyUIManner()
        manner.isInterrupted = true
        try await ImageStage.comfyUI(manner: manner) { stage, _ async throws in
            #expect(
                try await stage.error()
                    == GenerationError(.transient, "the drawing was interrupted in ComfyUI, at node “3” (KSampler)"))
        }
    }

    @Test func saysThatItEndedWithoutAPicture() async throws {
        try await ImageStage.comfyUI(in: .empty) { stage, _ async throws in
            #expect(try await stage.error() == GenerationError(.refused, "ComfyUI ended without a picture"))
        }
    }
}
