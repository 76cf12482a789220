import Generation

/// What a server that speaks A1111's API said of itself.
struct Automatic1111Facts: Hashable, Sendable {
    enum Product: String, Hashable, Sendable {
        case a1111 = "A1111"
        case forge = "Forge"
        case sdNext = "SD.Next"
        case sdServer = "stable-diffusion.cpp"
        case drawThings = "Draw Things"
        case other = "an A1111-compatible server"
    }

    var product: Product
    var version: String?
    /// As it calls the model that draws; nil where it does not say.
    var modelName: String?
    /// What a request names the model by; nil where the pipeline leaves it to the server.
    var chosenModel: String?
    /// Whether it tells how far a picture is, and then also stops when it is told to.
    var hasProgress = false

    /// Whether a request may have an identifier of ours.
    var takesTaskIdentifier: Bool { product == .a1111 || product == .forge }

    /// Whether the time at which a job began is the same in its progress and in its reply. SD.Next counts the steps of
    /// a job as jobs.
    var hasSteadyTimestamps: Bool { product != .sdNext }

    /// For others than this backend.
    var model: ImageModelFacts {
        ImageModelFacts(
            product: product.rawValue, version: version, model: modelName,
            remarks: hasProgress ? ["one request at a time"] : ["one request at a time", "cannot be interrupted"])
    }
}
