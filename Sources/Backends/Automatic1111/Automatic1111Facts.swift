import Generation

/// What a server with A1111's API reports about itself.
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
    /// The server's name for the model that draws; nil if the server does not report it.
    var modelName: String?
    /// The name of the model in requests; nil if the pipeline leaves the choice to the server.
    var chosenModel: String?
    /// Whether the server reports the progress of a picture. Such a server also accepts a request to stop.
    var hasProgress = false

    /// Whether a request may contain an identifier chosen by the client.
    var takesTaskIdentifier: Bool { product == .a1111 || product == .forge }

    /// Whether progress and reply report the same start time for a job. In SD.Next each step of a job counts as a job.
    var hasSteadyTimestamps: Bool { product != .sdNext }

    /// The facts in the form that other modules use.
    var model: ImageModelFacts {
        ImageModelFacts(
            product: product.rawValue, version: version, model: modelName,
            remarks: hasProgress ? ["one request at a time"] : ["one request at a time", "cannot be interrupted"])
    }
}
