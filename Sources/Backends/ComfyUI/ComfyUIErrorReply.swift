import Domain
import Generation

/// Converts ComfyUI's rejection of a prompt, or its failure to draw it, into an error.
struct ComfyUIErrorReply: Sendable {
    /// The maximum number of node errors in a message.
    private static let most = 4
    /// A processor reports too little memory in these words. Graphics cards use the words of other servers, too.
    private static let memory = ServerErrorReply.memory + ["not enough memory"]

    let workflow: Workflow
    /// Whether a picture was sent for the workflow's reference slot.
    let hasReference: Bool

    /// ``GenerationError``, or ``ReferenceNotAccepted`` if only the reference is at fault.
    func error(_ rejection: ComfyUIRejection) -> any Error {
        let complaints = rejection.nodes.sorted { NodeOrder.precedes($0.key, $1.key) }
            .flatMap { id, node in node.errors.map { (id: id, kind: node.classType ?? "?", complaint: $0) } }
        var listed = complaints.prefix(Self.most).map { Self.text($0.complaint, ofNode: $0.id, kind: $0.kind) }
        if complaints.count > Self.most { listed.append("\(complaints.count - Self.most) more") }
        if listed.isEmpty, let error = rejection.error { listed = [Self.text(error)] }
        let error = GenerationError(
            .misconfigured,
            "ComfyUI does not take the workflow “\(workflow.file)”: \(listed.joined(separator: "; "));"
                + " correct the workflow, or give ComfyUI what it lacks")
        let isAboutReference = complaints.allSatisfy { isReference($0.id, $0.complaint) }
        return hasReference && isAboutReference && !complaints.isEmpty ? ReferenceNotAccepted(error) : error
    }

    /// The error for a prompt that was accepted and then failed.
    func error(_ failure: ComfyUIMessage?) -> any Error {
        guard let failure else { return GenerationError(.transient, "ComfyUI failed and does not say why") }
        let details = failure.details
        let node = WorkflowPlace(node: details?.nodeId ?? "?", kind: details?.nodeType ?? "?", input: "")
        guard !failure.isInterruption else {
            return GenerationError(.transient, "the drawing was interrupted in ComfyUI, at \(node.nodeDescription)")
        }
        let cause = "\(details?.exceptionType ?? "an error"): \(details?.exceptionMessage ?? "")"
        let text = "\(node.nodeDescription) of the workflow “\(workflow.file)” failed: \(cause.excerpt)"
        let words = cause.lowercased()
        if RefusalWords.refuse(in: words) { return GenerationError(.refused, text) }
        let error = GenerationError(.transient, text)
        let isForWantOfMemory = Self.memory.contains(where: words.contains)
        return hasReference && loadsReference(node.node) && !isForWantOfMemory ? ReferenceNotAccepted(error) : error
    }

    private func isReference(_ node: String, _ complaint: ComfyUIRejection.Complaint) -> Bool {
        guard ["custom_validation_failed", "value_not_in_list"].contains(complaint.type) else { return false }
        let input = complaint.extraInfo?.inputName
        return workflow.places(of: .reference).contains { $0.node == node && $0.input == input ?? $0.input }
    }

    private func loadsReference(_ node: String) -> Bool {
        workflow.places(of: .reference).contains { $0.node == node }
    }

    private static func text(_ complaint: ComfyUIRejection.Complaint, ofNode id: String, kind: String) -> String {
        var place = WorkflowPlace(node: id, kind: kind, input: "")
        guard let input = complaint.extraInfo?.inputName else { return "\(place.nodeDescription): \(text(complaint))" }
        place.input = input
        if complaint.type == "value_not_in_list", case .string(let name)? = complaint.extraInfo?.receivedValue {
            return "\(place): ComfyUI has no “\(name.excerpt)” (\((complaint.details ?? "").excerpt))"
        }
        return "\(place): \(text(complaint))"
    }

    private static func text(_ complaint: ComfyUIRejection.Complaint) -> String {
        let details = (complaint.details ?? "").excerpt
        return complaint.message.excerpt + (details.isEmpty ? "" : " (\(details))")
    }
}
