import Generation

/// What a server with OpenAI's images API reports about itself.
struct OpenAIImageFacts: Sendable {
    enum Product: Sendable {
        case openAI(OpenAIImageFamily)
        /// The capabilities are nil if the server cannot report them.
        case stableDiffusionCPP(SDCPPCapabilities?)
        case other
    }

    var product: Product
    /// The model name in requests.
    var modelName: String
    /// The number of parallel requests that the server accepts.
    var width = 1
    /// Optional members of requests. A member is removed after the server rejects it.
    var extras = OpenAIImageExtra.allCases

    /// The facts in the form that other modules use.
    func model(_ settings: ImageSettings) -> ImageModelFacts {
        switch product {
        case .openAI:
            return ImageModelFacts(product: "OpenAI", model: modelName, remarks: unused(settings, but: ["quality"]))
        case .stableDiffusionCPP(let capabilities):
            let sampling = ["steps", "guidance", "sampler", "scheduler"]
            return ImageModelFacts(
                product: "stable-diffusion.cpp", model: capabilities?.model.name,
                remarks: ["one request at a time"]
                    + (capabilities?.remarks(on: settings) ?? ["it does not say which model it has"])
                    + unused(settings, but: sampling))
        case .other:
            return ImageModelFacts(
                product: "an OpenAI-compatible server", model: modelName, remarks: unused(settings, but: []))
        }
    }

    /// A notice about settings that the product has no members for.
    private func unused(_ settings: ImageSettings, but used: [String]) -> [String] {
        let given: KeyValuePairs<String, Bool> = [
            "steps": settings.steps != nil, "guidance": settings.guidance != nil, "sampler": settings.sampler != nil,
            "scheduler": settings.scheduler != nil, "quality": settings.quality != nil,
        ]
        return given.filter { $0.value && !used.contains($0.key) }.map { "no use for “\($0.key):”" }
    }
}
