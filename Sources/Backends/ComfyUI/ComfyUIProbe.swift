import Domain
import Generation
import Transport

/// Checks whether a server is ComfyUI, and whether it has the nodes of a workflow.
struct ComfyUIProbe: Sendable {
    /// The maximum number of classes that are requested, each with one request. A workflow has about twenty.
    private static let most = 100
    /// The maximum number of nodes in a message.
    private static let mostListed = 8
    /// This node sends its picture over a WebSocket connection, which is not used here, and keeps no file.
    private static let sendingNode = "SaveImageWebsocket"

    let backend: String
    let workflow: Workflow
    let server: ModelServer

    /// Throws ``SetupError``, ``GenerationError`` or `CancellationError`.
    func facts() async throws -> ComfyUIFacts {
        let reply = try await server.firstProbe("/system_stats")
        let stats = try server.portrait(
            in: reply, as: ComfyUISystemStats.self,
            otherwise: SetupError(
                .misconfigured, "\(server.endpoint) is not ComfyUI",
                remedy: "correct the url of “\(backend)”, or make its kind that of the server"))
        try await checkNodes()
        return ComfyUIFacts(
            version: stats.system.comfyuiVersion, isOnProcessor: stats.devices.first?.type == "cpu")
    }

    /// Only the server knows which classes exist, and with which of them a prompt can end.
    private func checkNodes() async throws {
        var unknown: Set<String> = []
        var hasOutput = false
        var problems: [String] = []
        let kinds = workflow.nodes.reduce(into: [String]()) { if !$0.contains($1.kind) { $0.append($1.kind) } }
        for kind in kinds.prefix(Self.most) {
            // A class without a description may still work.
            guard let known = try await server.probe("/object_info/\(kind)", as: [String: JSONValue].self) else {
                hasOutput = true
                continue
            }
            guard let info = known[kind].map(ComfyUINodeInfo.init) else {
                unknown.insert(kind)
                continue
            }
            if info.isOutput, kind != Self.sendingNode { hasOutput = true }
            for node in workflow.nodes where node.kind == kind { problems += node.problems(by: info) }
        }
        if !unknown.isEmpty {
            try await check(unknown)
            hasOutput = true
        }
        guard hasOutput || kinds.count > Self.most else {
            throw SetupError(
                .misconfigured, "the workflow “\(workflow.file)” has no node that keeps its picture",
                remedy: "add “Save Image” to it, and export it again")
        }
        guard problems.isEmpty else {
            throw SetupError(
                .misconfigured,
                "the workflow “\(workflow.file)” does not fit this ComfyUI: "
                    + problems.prefix(Self.mostListed).joined(separator: "; ")
                    + (problems.count > Self.mostListed ? "; and \(problems.count - Self.mostListed) more" : ""),
                remedy: "correct the workflow, or give ComfyUI what it lacks")
        }
    }

    /// Newer servers replace some removed classes with other classes.
    private func check(_ unknown: Set<String>) async throws {
        let replaced = try await server.probe("/node_replacements", as: [String: JSONValue].self) ?? [:]
        let missing = workflow.nodes.filter { unknown.contains($0.kind) && replaced[$0.kind] == nil }
        guard !missing.isEmpty else { return }
        let listed = missing.prefix(Self.mostListed).map(\.description).joined(separator: ", ")
        throw SetupError(
            .misconfigured,
            "the workflow “\(workflow.file)” has nodes that this ComfyUI does not know: \(listed)"
                + (missing.count > Self.mostListed ? " and \(missing.count - Self.mostListed) more" : ""),
            remedy: "install what they come from, or take them out of the workflow")
    }
}

extension WorkflowNode {
    /// The values in the workflow itself that the server would reject. Values of slots are not known yet.
    fileprivate func problems(by info: ComfyUINodeInfo) -> [String] {
        inputs.sorted { $0.key < $1.key }.compactMap { input, value in
            guard templates[input] == nil, let problem = info.inputs[input]?.problem(with: value) else { return nil }
            return "\(place(input)): \(problem)"
        }
    }
}
