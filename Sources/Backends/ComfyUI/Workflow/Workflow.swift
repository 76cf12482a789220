import Domain
import Platform
import SystemPackage

/// A ComfyUI workflow in its API format, with the slots for the values of a request.
///
/// A slot is a placeholder in the workflow itself, such as `{{prompt}}`, which may occur several times. Or the pipeline
/// assigns the slot to one input, such as `6.text`. If a request has no value for an assigned slot, the input keeps its
/// saved value. Only the prompt and the seed are required. Without both a width and a height, the workflow draws at its
/// own size. Without a prefix slot, every input named `filename_prefix` is one.
struct Workflow: Sendable {
    let file: FilePath
    /// The digest of the file's bytes.
    let digest: SHA256Digest
    /// In ``NodeOrder``.
    let nodes: [WorkflowNode]

    func places(of slot: WorkflowSlot) -> [WorkflowPlace] {
        nodes.flatMap { node in
            node.templates.filter { $0.value.slots.contains(slot) }.keys.sorted().map(node.place)
        }
    }

    func has(_ slot: WorkflowSlot) -> Bool {
        nodes.contains { node in node.templates.values.contains { $0.slots.contains(slot) } }
    }

    /// Whether the workflow has no picture of its own to use if a request has none.
    var lacksReference: Bool {
        nodes.contains { node in
            node.templates.values.contains { $0.slots.contains(.reference) && !$0.hasOwnValue }
        }
    }

    /// Whether the pictures have the proportions of the request.
    var isSized: Bool { has(.width) && has(.height) }

    /// The first model that the workflow loads. It may load others.
    var modelFile: String? {
        for node in nodes {
            for input in ["ckpt_name", "unet_name"] {
                if case .string(let file)? = node.inputs[input] { return file }
            }
        }
        return nil
    }

    /// The workflow with values, ready to be sent.
    func filled(with values: WorkflowValues) -> JSONValue {
        .object(Dictionary(nodes.map { ($0.id, $0.filled(with: values)) }) { _, last in last })
    }
}
