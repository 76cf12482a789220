import Domain
import Generation

/// What goes into the slots of a workflow for one request.
struct WorkflowValues: Sendable {
    var prompt: String
    /// Nil where nothing is ruled out.
    var negative: String?
    var seed: Int
    var width: Int
    var height: Int
    /// As nodes that load pictures take it: `picture.png`, `folder/picture.png`.
    var reference: String?
    /// No other request has it, so that ComfyUI writes a file of its own for each.
    var prefix: String

    init(_ request: ImageRequest) {
        prompt = request.concept
        negative = request.negativePrompt.isEmpty ? nil : request.negativePrompt
        seed = request.shortSeed
        width = request.size.width
        height = request.size.height
        prefix = "nightpress-\(request.identifier)"
    }

    subscript(slot: WorkflowSlot) -> JSONValue? {
        switch slot {
        case .prompt: .string(prompt)
        case .negative: negative.map(JSONValue.string)
        case .seed: .number(seed)
        case .width: .number(width)
        case .height: .number(height)
        case .reference: reference.map(JSONValue.string)
        case .prefix: .string(prefix)
        }
    }
}
