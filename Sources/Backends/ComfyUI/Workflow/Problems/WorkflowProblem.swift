/// A problem that prevents a workflow from being filled in and drawn.
enum WorkflowProblem: Error, Hashable {
    case notJSON
    case editorFormat
    case noNodes
    case noClass(node: String)
    case noInputs(node: String, kind: String)
    case looseLink(WorkflowPlace, to: String)
    /// The number is too large to be exact as a floating-point number.
    case inexactNumber(WorkflowPlace)
    case unknownPlaceholder(WorkflowPlace, name: String)
    case nestedPlaceholder(WorkflowPlace, name: String)
    /// A placeholder that must be the whole value, but has other text around it.
    case crowdedPlaceholder(WorkflowPlace, WorkflowSlot)
    case slot(WorkflowSlot, SlotProblem)
}

extension WorkflowProblem: CustomStringConvertible {
    var description: String {
        switch self {
        case .notJSON: "it is not JSON"
        case .editorFormat: "it is in the format of ComfyUI's editor, not in its API format"
        case .noNodes: "it has no nodes"
        case .noClass(let node): "node “\(node.excerpt)” has no “class_type”"
        case .noInputs(let node, let kind): "node “\(node.excerpt)” (\(kind.excerpt)) has no “inputs”"
        case .looseLink(let place, let node): "\(place): it is linked to node “\(node.excerpt)”, which is not there"
        case .inexactNumber(let place):
            "\(place): its number is too large to be kept exactly; write one of at most 9007199254740991"
        case .unknownPlaceholder(let place, let name):
            "\(place): “{{\(name.excerpt)}}” is no placeholder; there are "
                + WorkflowSlot.allCases.map(\.placeholder).joined(separator: ", ")
        case .nestedPlaceholder(let place, let name):
            "\(place): “{{\(name.excerpt)}}” is within a list or an object, where nothing is filled in"
        case .crowdedPlaceholder(let place, let slot): "\(place): “\(slot.placeholder)” must stand alone"
        case .slot(.seed, .missing):
            "slot “seed” is nowhere, and without it ComfyUI gives the same picture again when another is asked for;"
                + " write “{{seed}}” as the value of the sampler's seed"
        case .slot(let slot, .missing):
            "slot “\(slot.rawValue)” is nowhere; write “\(slot.placeholder)” where it belongs"
        case .slot(let slot, let problem): "slot “\(slot.rawValue)”: \(problem)"
        }
    }
}
