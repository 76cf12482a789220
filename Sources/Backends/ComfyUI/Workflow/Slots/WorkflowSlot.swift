/// A value of a request, under the name that workflows and pipelines use for it.
enum WorkflowSlot: String, CaseIterable, Sendable {
    case prompt
    /// What the picture must not show.
    case negative
    case seed
    case width
    case height
    /// The name of a picture that ComfyUI can load.
    case reference
    /// The start of the names of the files that ComfyUI writes.
    case prefix

    /// The placeholder in a workflow: `{{prompt}}`.
    var placeholder: String { "{{\(rawValue)}}" }

    var isNumber: Bool {
        switch self {
        case .seed, .width, .height: true
        case .prompt, .negative, .reference, .prefix: false
        }
    }

    /// Whether its placeholder may have other text around it.
    var mayStandInText: Bool {
        switch self {
        case .prompt, .negative, .prefix: true
        case .seed, .width, .height, .reference: false
        }
    }
}
