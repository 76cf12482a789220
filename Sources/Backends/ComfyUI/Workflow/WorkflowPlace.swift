/// An input of a node.
struct WorkflowPlace: Hashable, Sendable {
    var node: String
    /// The node's class.
    var kind: String
    var input: String
}

extension WorkflowPlace: CustomStringConvertible {
    /// `node “6” (CLIPTextEncode), input “text”`
    var description: String { "\(nodeDescription), input “\(input.excerpt)”" }

    /// `node “6” (CLIPTextEncode)`
    var nodeDescription: String { "node “\(node.excerpt)” (\(kind.excerpt))" }
}
