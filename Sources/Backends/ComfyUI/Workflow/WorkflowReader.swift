import Domain
import Platform
import SystemPackage

/// Reads a workflow, and collects all problems that would prevent drawing.
struct WorkflowReader {
    let file: FilePath
    /// Maps a slot's name to its place, as written in the pipeline.
    let aims: [String: String]
    var nodes: [WorkflowNode] = []
    var problems: [WorkflowProblem] = []
    /// Slots that have a place, or were intended to have one.
    var intended: Set<WorkflowSlot> = []

    static func read(_ bytes: [UInt8], of file: FilePath, aims: [String: String]) throws(WorkflowError) -> Workflow {
        var reader = WorkflowReader(file: file, aims: aims)
        do {
            try reader.readNodes(bytes)
        } catch {
            throw WorkflowError(file: file, problems: [error])
        }
        for index in reader.nodes.indices { reader.readPlaceholders(ofNode: index) }
        for slot in WorkflowSlot.allCases { reader.aim(slot) }
        reader.requireSlots()
        reader.addPrefixes()
        reader.reviewNumbers()
        guard reader.problems.isEmpty else { throw WorkflowError(file: file, problems: reader.problems) }
        return Workflow(file: file, digest: SHA256Digest(of: bytes), nodes: reader.nodes)
    }

    /// Throws a problem that prevents all further checks.
    private mutating func readNodes(_ bytes: [UInt8]) throws(WorkflowProblem) {
        guard let document = try? JSONValue(parsing: bytes) else { throw .notJSON }
        guard case .object(let members) = document, !members.isEmpty else { throw .noNodes }
        if case .array? = members["nodes"] { throw .editorFormat }
        for (id, value) in members.sorted(by: { NodeOrder.precedes($0.key, $1.key) }) {
            do throws(WorkflowProblem) {
                nodes.append(try WorkflowNode(value, id: id))
            } catch {
                problems.append(error)
            }
        }
        for node in nodes {
            for input in node.inputs.keys.sorted() {
                guard let source = node.source(of: input), members[source] == nil else { continue }
                problems.append(.looseLink(node.place(input), to: source))
            }
        }
    }

    private mutating func requireSlots() {
        for slot in [WorkflowSlot.prompt, .seed] where !intended.contains(slot) {
            problems.append(.slot(slot, .missing))
        }
    }

    /// Without a file name of their own, pictures of a prompt that is in ComfyUI's cache would be old files.
    private mutating func addPrefixes() {
        guard !intended.contains(.prefix) else { return }
        for index in nodes.indices
        where nodes[index].inputs["filename_prefix"] != nil
            && nodes[index].templates["filename_prefix"] == nil
        {
            nodes[index].templates["filename_prefix"] = InputTemplate(replacingValueBy: .prefix)
        }
    }

    private mutating func reviewNumbers() {
        for node in nodes {
            for (input, value) in node.inputs.sorted(by: { $0.key < $1.key }) where node.templates[input] == nil {
                guard case .number(let number) = value, abs(number) > 9_007_199_254_740_991 else { continue }
                problems.append(.inexactNumber(node.place(input)))
            }
        }
    }
}
