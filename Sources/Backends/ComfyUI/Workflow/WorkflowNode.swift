import Domain
import Generation

/// A node of a workflow, and the templates for its inputs.
struct WorkflowNode: Sendable {
    let id: String
    /// The node's class: `KSampler`.
    let kind: String
    /// The title from the editor. The editor's default titles are not unique.
    let title: String?
    let inputs: [String: JSONValue]
    var templates: [String: InputTemplate] = [:]
    /// The members as they are in the file.
    private let members: [String: JSONValue]

    init(_ value: JSONValue, id: String) throws(WorkflowProblem) {
        guard case .object(let members) = value, case .string(let kind)? = members["class_type"], !kind.isEmpty else {
            throw .noClass(node: id)
        }
        guard case .object(let inputs)? = members["inputs"] else { throw .noInputs(node: id, kind: kind) }
        self.id = id
        self.kind = kind
        self.inputs = inputs
        self.members = members
        title = if case .string(let title)? = value[path: ["_meta", "title"]] { title } else { nil }
    }

    /// `node “6” (CLIPTextEncode)`
    var description: String { place("").nodeDescription }

    func place(_ input: String) -> WorkflowPlace { WorkflowPlace(node: id, kind: kind, input: input) }

    /// The node that provides the value of an input; nil for an input with a value of its own.
    func source(of input: String) -> String? {
        guard case .array(let link)? = inputs[input], link.count == 2, case .string(let node) = link[0],
            case .number = link[1]
        else { return nil }
        return node
    }

    func filled(with values: WorkflowValues) -> JSONValue {
        var filled = inputs
        for (input, template) in templates {
            if let value = template.filled(with: values) { filled[input] = value }
        }
        var members = members
        members["inputs"] = .object(filled)
        return .object(members)
    }
}
