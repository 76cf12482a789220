/// Facts about an image model that answers.
package struct ImageModelFacts: Hashable, Sendable {
    /// The server's product name: `stable-diffusion.cpp`, `ComfyUI`.
    package var product: String
    package var version: String?
    package var model: String?
    /// What else a person should know, a few words each: `one request at a time`.
    package var remarks: [String]

    package init(product: String, version: String? = nil, model: String? = nil, remarks: [String] = []) {
        self.product = product
        self.version = version
        self.model = model
        self.remarks = remarks
    }

    /// The facts by name, for programs.
    var named: [String: String] {
        var named = ["product": product]
        named["version"] = version
        named["model"] = model
        return named
    }
}

extension ImageModelFacts: CustomStringConvertible {
    /// `ComfyUI 0.3.64, model dream.safetensors, one request at a time`
    package var description: String {
        ([version.map { "\(product) \($0)" } ?? product, model.map { "model \($0)" }].compactMap(\.self) + remarks)
            .joined(separator: ", ")
    }
}
