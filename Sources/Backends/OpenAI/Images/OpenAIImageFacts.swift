import Generation

/// What a server that speaks OpenAI's images API said of itself.
struct OpenAIImageFacts: Sendable {
    enum Product: Sendable {
        case openAI(OpenAIImageFamily)
        /// Without its capabilities where it cannot say them.
        case stableDiffusionCPP(SDCPPCapabilities?)
        case other
    }

    var product: Product
    /// The name that requests carry.
    var modelName: String
    /// How many requests it takes at a time.
    var width = 1
    /// What a server need not know, and is not sent any more once it has complained.
    var extras = OpenAIImageExtra.allCases

    /// For others than this backend.
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

    /// Settings that a product has no word for are not silently forgotten.
    private func unused(_ settings: ImageSettings, but used: [String]) -> [String] {
        let given: KeyValuePairs<String, Bool> = [
            "steps": settings.steps != nil, "guidance": settings.guidance != nil, "sampler": settings.sampler != nil,
            "scheduler": settings.scheduler != nil, "quality": settings.quality != nil,
        ]
        return given.filter { $0.value && !used.contains($0.key) }.map { "no use for “\($0.key):”" }
    }
}
