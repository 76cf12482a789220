import Domain

/// `GET /sdapi/v1/options`: about a hundred settings, which differ between the products.
struct Automatic1111Options: Sendable {
    private let members: [String: JSONValue]

    init(_ members: [String: JSONValue]) {
        self.members = members
    }

    /// Draw Things returns the parameters of its next picture instead.
    var isDrawThings: Bool { members["seed_mode"] != nil && members["sd_model_checkpoint"] == nil }

    var isForge: Bool { members.keys.contains { $0.hasPrefix("forge_") } }

    /// A1111 itself and products derived from it, but not servers that implement only a few of its paths.
    var isWebUI: Bool { members["outdir_txt2img_samples"] != nil }

    /// The title of the model that is selected in the web UI.
    var checkpoint: String? { name("sd_model_checkpoint") }

    /// Draw Things' model.
    var model: String? { name("model") }

    private func name(_ key: String) -> String? {
        guard case .string(let text)? = members[key], !text.isEmpty, text != "None" else { return nil }
        return text
    }
}
