/// Something that a request brings, by the name under which workflows and pipelines have a place for it.
enum WorkflowSlot: String, CaseIterable, Sendable {
    case prompt
    /// What is not to be seen.
    case negative
    case seed
    case width
    case height
    /// The name of a picture that ComfyUI can load.
    case reference
    /// How the names of the files begin that ComfyUI writes.
    case prefix

    /// `{{prompt}}`, as it stands in a workflow.
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
