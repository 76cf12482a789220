import Domain
import Generation

/// The values for the slots of a workflow for one request.
struct WorkflowValues: Sendable {
    var prompt: String
    /// Nil if the request excludes nothing.
    var negative: String?
    var seed: Int
    var width: Int
    var height: Int
    /// The path in the form that picture-loading nodes take: `picture.png`, `folder/picture.png`.
    var reference: String?
    /// Unique for each request, so that ComfyUI writes a separate file.
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
