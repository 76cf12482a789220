import Foundation
import SystemPackage
import TestSupport

@testable import Domain
@testable import Generation

/// A minimal workflow in ComfyUI's API format that draws from words.
struct SampleWorkflow {
    private var nodes: [String: JSONValue]

    /// With placeholders for prompt, negative prompt, seed and size.
    init() throws {
        guard case .object(let nodes) = try JSONValue(parsing: Array(Self.plain.utf8)) else {
            throw CocoaError(.coderReadCorrupt)
        }
        self.nodes = nodes
    }

    private static let plain = #"""
        {
          "3": {"class_type": "KSampler", "_meta": {"title": "KSampler"}, "inputs": {
            "seed": "{{seed}}", "steps": 20, "cfg": 7.5, "sampler_name": "euler", "scheduler": "normal",
            "denoise": 1, "model": ["4", 0], "positive": ["6", 0], "negative": ["7", 0], "latent_image": ["5", 0]}},
          "4": {"class_type": "CheckpointLoaderSimple", "_meta": {"title": "Load Checkpoint"}, "inputs": {
            "ckpt_name": "dream.safetensors"}},
          "5": {"class_type": "EmptyLatentImage", "_meta": {"title": "Empty Latent Image"}, "inputs": {
            "width": "{{width}}", "height": "{{height}}", "batch_size": 1}},
          "6": {"class_type": "CLIPTextEncode", "_meta": {"title": "CLIP Text Encode (Prompt)"}, "inputs": {
            "text": "{{prompt}}", "clip": ["4", 1]}},
          "7": {"class_type": "CLIPTextEncode", "_meta": {"title": "CLIP Text Encode (Prompt)"}, "inputs": {
            "text": "{{negative}}", "clip": ["4", 1]}},
          "8": {"class_type": "VAEDecode", "_meta": {"title": "VAE Decode"}, "inputs": {
            "samples": ["3", 0], "vae": ["4", 2]}},
          "9": {"class_type": "SaveImage", "_meta": {"title": "Save Image"}, "inputs": {
            "filename_prefix": "ComfyUI", "images": ["8", 0]}}
        }
        """#

    /// With a reference picture. The workflow has its own for requests without one.
    static var withReference: SampleWorkflow {
        get throws {
            try SampleWorkflow()
                .setting("12", #"{"class_type": "LoadImage", "inputs": {"image": "example.png"}}"#)
                .setting("13", #"{"class_type": "IPAdapter", "inputs": {"model": ["4", 0], "image": ["12", 0]}}"#)
                .setting("3", "model", #"["13", 0]"#)
        }
    }

    /// With this node changed, or removed if nil.
    func setting(_ node: String, _ json: String?) throws -> SampleWorkflow {
        var workflow = self
        workflow.nodes[node] = try json.map { try JSONValue(parsing: Array($0.utf8)) }
        return workflow
    }

    /// With this input changed, or removed if nil.
    func setting(_ node: String, _ input: String, _ json: String?) throws -> SampleWorkflow {
        var workflow = self
        guard case .object(var members)? = nodes[node], case .object(var inputs)? = members["inputs"] else {
            throw CocoaError(.coderReadCorrupt)
        }
        inputs[input] = try json.map { try JSONValue(parsing: Array($0.utf8)) }
        members["inputs"] = .object(inputs)
        workflow.nodes[node] = .object(members)
        return workflow
    }

    var text: String {
        get throws { try JSONValue.object(nodes).compactText }
    }
}
