import Generation

struct ComfyUIFacts: Hashable, Sendable {
    var version: String?
    /// Whether it draws without a graphics card.
    var isOnProcessor: Bool

    /// The facts in the form that other modules use.
    func model(_ workflow: Workflow) -> ImageModelFacts {
        var remarks: [String] = []
        if workflow.has(.reference) { remarks.append("takes a reference picture") }
        if !workflow.isSized { remarks.append("draws at its workflow's own size") }
        if isOnProcessor { remarks.append("has no graphics card") }
        return ImageModelFacts(product: "ComfyUI", version: version, model: workflow.modelFile, remarks: remarks)
    }
}
