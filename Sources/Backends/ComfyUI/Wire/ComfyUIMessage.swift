/// An event of a prompt: `[event, data]`.
struct ComfyUIMessage: Decodable {
    /// The data of a failure.
    struct Details: Decodable {
        var nodeId: String?
        var nodeType: String?
        var exceptionType: String?
        var exceptionMessage: String?
    }

    /// `execution_error`, `execution_interrupted`, `execution_success` and others.
    var event: String
    var details: Details?

    var isInterruption: Bool { event == "execution_interrupted" }
    var isFailure: Bool { event == "execution_error" || isInterruption }

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        event = try container.decode(String.self)
        details = try? container.decode(Details.self)
    }
}
