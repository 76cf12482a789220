/// Why a slot cannot be placed where the pipeline assigns it, or has no place at all.
enum SlotProblem: Error, Hashable {
    case unknownNode(String, known: [String])
    /// Several nodes have this title.
    case ambiguousTitle(String, nodes: [String])
    case unknownInput(WorkflowPlace, known: [String])
    case link(WorkflowPlace, to: String)
    /// The input has a number and needs a text, or has a text and needs a number.
    case otherValue(WorkflowPlace, wanted: String)
    case taken(WorkflowPlace, by: WorkflowSlot)
    case missing
}

extension SlotProblem: CustomStringConvertible {
    /// The maximum number of names in a message.
    private static let most = 8

    var description: String {
        switch self {
        case .unknownNode(let name, let known): "no node is called “\(name.excerpt)”; there are \(Self.list(known))"
        case .ambiguousTitle(let title, let nodes):
            "\(nodes.count) nodes are called “\(title.excerpt)”; name one by its number: \(Self.list(nodes))"
        case .unknownInput(let place, let known):
            "\(place.nodeDescription) has no input “\(place.input.excerpt)”; it has \(Self.list(known))"
        case .link(let place, let node):
            "\(place) is linked to node “\(node.excerpt)” and holds no value; name an input that does"
        case .otherValue(let place, let wanted): "\(place) holds no \(wanted)"
        case .taken(let place, let other): "\(place) is filled with “\(other.rawValue)” already"
        case .missing: "is nowhere"
        }
    }

    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(most).map { "“\($0.excerpt)”" }.joined(separator: ", ")
        return names.isEmpty ? "none" : names.count > most ? "\(shown) and \(names.count - most) more" : shown
    }
}
