import Domain
import Platform
import SystemPackage

/// A ComfyUI workflow in its API format, with the places where a request goes.
///
/// A slot stands in the workflow itself, as `{{prompt}}`, as often as it is needed, or the pipeline aims it at one input,
/// as `6.text`. What a request does not bring leaves an aimed slot at the value that the workflow was saved with. Only
/// the prompt and the seed are needed: without both a width and a height the workflow draws at its own size, and
/// without a prefix every input that is called `filename_prefix` is one.
struct Workflow: Sendable {
    let file: FilePath
    /// Of the file's bytes.
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

    /// Whether it has no picture of its own to show where a request brings none.
    var lacksReference: Bool {
        nodes.contains { node in
            node.templates.values.contains { $0.slots.contains(.reference) && !$0.hasOwnValue }
        }
    }

    /// Whether its pictures have the proportions that a request asks for.
    var isSized: Bool { has(.width) && has(.height) }

    /// The first model that it loads; there may be others.
    var modelFile: String? {
        for node in nodes {
            for input in ["ckpt_name", "unet_name"] {
                if case .string(let file)? = node.inputs[input] { return file }
            }
        }
        return nil
    }

    /// As it is sent.
    func filled(with values: WorkflowValues) -> JSONValue {
        .object(Dictionary(nodes.map { ($0.id, $0.filled(with: values)) }) { _, last in last })
    }
}
