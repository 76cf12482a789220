import Generation

/// What ComfyUI said of itself.
struct ComfyUIFacts: Hashable, Sendable {
    var version: String?
    /// Without a graphics card.
    var isOnProcessor: Bool

    /// For others than this backend.
    func model(_ workflow: Workflow) -> ImageModelFacts {
        var remarks: [String] = []
        if workflow.has(.reference) { remarks.append("takes a reference picture") }
        if !workflow.isSized { remarks.append("draws at its workflow's own size") }
        if isOnProcessor { remarks.append("has no graphics card") }
        return ImageModelFacts(product: "ComfyUI", version: version, model: workflow.modelFile, remarks: remarks)
    }
}
