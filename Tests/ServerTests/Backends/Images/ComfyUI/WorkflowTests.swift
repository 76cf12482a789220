import BackendFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Backends
@testable import Generation

/// Checks of a workflow before any request. In these tests there is no server.
struct WorkflowTests {
    /// If the workflow is valid, the message is that nothing answers.
    private func reading(
        _ text: String?, slots: [String: String] = [:], at name: String = "fox.json"
    ) async throws -> (reason: String, remedy: String) {
        let folder = try TemporaryFolder()
        if let text { try folder.write(text, to: "fox.json") }
        var settings = BackendSettings(
            name: "lantern", kind: "comfyui", url: "http://127.0.0.1:\(QuietPort.unused)",
            images: ImageSettings(workflow: name.isEmpty ? nil : folder.path.appending(name), slots: slots))
        settings.timeout = .seconds(1)
        return try await TestMachine().run { machine async throws in
            let model = machine.backends.imageModel(settings)
            let refusal = try #require(await model.probe().refusal)
            return (refusal.reason.replacing("\(folder.path)/", with: ""), refusal.remedy)
        }
    }

    private func problems(_ workflow: SampleWorkflow, slots: [String: String] = [:]) async throws -> String {
        let (reason, remedy) = try await reading(try workflow.text, slots: slots)
        #expect(remedy == "correct it there, or “slots:” of “lantern” in the pipeline file")
        let start = "the workflow “fox.json” cannot be used: "
        #expect(reason.hasPrefix(start), "\(reason)")
        return String(reason.dropFirst(start.count))
    }

    private static let export =
        "save a workflow with “Export (API)” in ComfyUI, and name its file under “workflow:” of"
        + " “lantern”"

    @Test func hasNothingAgainstAGoodOne() async throws {
        let found = try await reading(try SampleWorkflow().text)
        #expect(found.reason.contains("nothing answers at 127.0.0.1:9"))
    }

    @Test func saysThatThereIsNone() async throws {
        #expect(try await reading(nil, at: "") == ("it has no workflow", Self.export))
        #expect(try await reading(nil) == ("cannot read “fox.json”: it does not exist", Self.export))
    }

    @Test func readsNoMoreThanAWorkflowCanHave() async throws {
        let found = try await reading(String(repeating: " ", count: 4_000_001))
        #expect(found == ("cannot read “fox.json”: it has more than 4 MB, the most that is read", Self.export))
    }

    @Test(
        arguments: [
            ("", "it is not JSON"), ("{\"3\": {", "it is not JSON"), ("{}", "it has no nodes"),
            ("[1, 2]", "it has no nodes"),
            (
                #"{"last_node_id": 9, "last_link_id": 12, "nodes": [{"id": 3, "type": "KSampler"}], "links": [[1, 4, 0]],"#
                    + #" "version": 0.4}"#,
                "it is in the format of ComfyUI's editor, not in its API format"
            ),
        ])
    func saysHowAWorkflowIsExported(text: String, problem: String) async throws {
        let found = try await reading(text)
        #expect(found.reason == "the workflow “fox.json” cannot be used: \(problem)")
        #expect(found.remedy == "open it in ComfyUI and save it with “Export (API)”")
    }

    @Test func saysWhatIsNoNode() async throws {
        let workflow = try SampleWorkflow().setting("20", #"{"inputs":{}}"#).setting("version", "0.4")
            .setting("21", #"{"class_type":"Fox"}"#).setting("22", #"{"class_type":"","inputs":{}}"#)
        #expect(
            try await problems(workflow)
                == "node “20” has no “class_type”; node “21” (Fox) has no “inputs”; node “22” has no “class_type”;"
                + " node “version” has no “class_type”")
    }

    @Test func saysWhatIsLinkedToNothing() async throws {
        let workflow = try SampleWorkflow().setting("8", "vae", #"["44", 2]"#)
        #expect(
            try await problems(workflow)
                == "node “8” (VAEDecode), input “vae”: it is linked to node “44”, which is not there")
    }

    @Test func saysWhatIsNoPlaceholder() async throws {
        let workflow = try SampleWorkflow().setting("7", "text", #""{{negativ}}, {{Prompt}}""#)
        let known = "there are {{prompt}}, {{negative}}, {{seed}}, {{width}}, {{height}}, {{reference}}, {{prefix}}"
        #expect(
            try await problems(workflow)
                == "node “7” (CLIPTextEncode), input “text”: “{{negativ}}” is no placeholder; \(known);"
                + " node “7” (CLIPTextEncode), input “text”: “{{Prompt}}” is no placeholder; \(known)")
    }

    @Test func saysWhatMustStandAlone() async throws {
        let workflow = try SampleWorkflow().setting("3", "seed", #""{{seed}} ""#)
            .setting("7", "text", #""{{negative}} {{width}}x{{height}}""#)
        #expect(
            try await problems(workflow)
                == "node “3” (KSampler), input “seed”: “{{seed}}” must stand alone;"
                + " node “7” (CLIPTextEncode), input “text”: “{{width}}” must stand alone;"
                + " node “7” (CLIPTextEncode), input “text”: “{{height}}” must stand alone")
    }

    @Test func saysWhereNothingIsFilledIn() async throws {
        let workflow = try SampleWorkflow().setting("7", "text", #"{"on": true, "words": ["{{negative}}"]}"#)
        #expect(
            try await problems(workflow)
                == "node “7” (CLIPTextEncode), input “text”: “{{negative}}” is within a list or an object, where nothing"
                + " is filled in")
    }

    @Test func saysWhatWouldBeSentAsAnotherNumber() async throws {
        let second = #"{"class_type":"KSampler","inputs":{"seed":18446744073709551615,"cfg":9007199254740991}}"#
        #expect(
            try await problems(try SampleWorkflow().setting("20", second))
                == "node “20” (KSampler), input “seed”: its number is too large to be kept exactly; write one of at most"
                + " 9007199254740991")
    }

    @Test func mindsNoLargeNumberThatIsReplaced() async throws {
        let workflow = try SampleWorkflow().setting("3", "seed", "18446744073709551615")
        let found = try await reading(try workflow.text, slots: ["seed": "3.seed"])
        #expect(found.reason.contains("nothing answers"))
    }

    @Test func saysWhichSlotsAreNeeded() async throws {
        let workflow = try SampleWorkflow().setting("6", "text", #""a fox""#).setting("3", "seed", "7")
        #expect(
            try await problems(workflow)
                == "slot “prompt” is nowhere; write “{{prompt}}” where it belongs;"
                + " slot “seed” is nowhere, and without it ComfyUI gives the same picture again when another is asked"
                + " for; write “{{seed}}” as the value of the sampler's seed")
    }

    @Test(
        arguments: [
            (
                "66.text",
                "no node is called “66”; there are “3”, “4”, “5”, “6”, “7”, “8”, “9”"
            ),
            (
                "Positive.text",
                "no node is called “Positive”; there are “KSampler”, “Load Checkpoint”, “Empty Latent Image”,"
                    + " “CLIP Text Encode (Prompt)”, “CLIP Text Encode (Prompt)”, “VAE Decode”, “Save Image”"
            ),
            (
                "CLIP Text Encode (Prompt).text",
                "2 nodes are called “CLIP Text Encode (Prompt)”; name one by its number: “6”, “7”"
            ),
            ("6.txt", "node “6” (CLIPTextEncode) has no input “txt”; it has “clip”, “text”"),
            (
                "6.clip",
                "node “6” (CLIPTextEncode), input “clip” is linked to node “4” and holds no value; name an input that"
                    + " does"
            ),
            ("3.steps", "node “3” (KSampler), input “steps” holds no text"),
            ("7.text", "node “7” (CLIPTextEncode), input “text” is filled with “negative” already"),
            (
                "text",
                "no node is called “text”; there are “KSampler”, “Load Checkpoint”, “Empty Latent Image”,"
                    + " “CLIP Text Encode (Prompt)”, “CLIP Text Encode (Prompt)”, “VAE Decode”, “Save Image”"
            ),
        ])
    func saysWhatTheAimOfASlotIs(aim: String, problem: String) async throws {
        let workflow = try SampleWorkflow().setting("6", "text", #""a fox""#)
        #expect(try await problems(workflow, slots: ["prompt": aim]) == "slot “prompt”: \(problem)")
    }

    @Test func saysAllAtOnce() async throws {
        let workflow = try SampleWorkflow().setting("3", "seed", "7").setting("5", "width", #"["4", 0]"#)
            .setting("8", "vae", #"["44", 2]"#)
        #expect(
            try await problems(
                workflow, slots: ["width": "5.width", "height": "9.filename_prefix", "reference": "9.png"])
                == "node “8” (VAEDecode), input “vae”: it is linked to node “44”, which is not there;"
                + " slot “width”: node “5” (EmptyLatentImage), input “width” is linked to node “4” and holds no value;"
                + " name an input that does;"
                + " slot “height”: node “9” (SaveImage), input “filename_prefix” holds no number;"
                + " slot “reference”: node “9” (SaveImage) has no input “png”; it has “filename_prefix”, “images”;"
                + " slot “seed” is nowhere, and without it ComfyUI gives the same picture again when another is asked"
                + " for; write “{{seed}}” as the value of the sampler's seed")
    }

    @Test func fillsAPlaceOnce() async throws {
        let workflow = try SampleWorkflow().setting("7", "text", #""ugly""#)
        #expect(
            try await problems(workflow, slots: ["negative": "7.text", "prefix": "7.text"])
                == "slot “prefix”: node “7” (CLIPTextEncode), input “text” is filled with “negative” already")
    }

    /// A placeholder in an input that the pipeline also names.
    @Test func mindsNoSlotThatIsSaidTwice() async throws {
        let found = try await reading(try SampleWorkflow().text, slots: ["prompt": "6.text"])
        #expect(found.reason.contains("nothing answers"))
    }

    @Test func saysNoMoreThanEight() async throws {
        var workflow = try SampleWorkflow()
        for number in 20..<40 { workflow = try workflow.setting("\(number)", "{}") }
        let notified = try await problems(workflow)
        #expect(notified.hasSuffix("node “27” has no “class_type”; and 12 more"))
    }

    @Test func keepsLongNamesShort() async throws {
        let name = String(repeating: "fox", count: 10_000)
        let workflow = try SampleWorkflow().setting(name, #"{"class_type":"\#(name)"}"#)
        #expect(try await problems(workflow).count < 500)
    }
}
