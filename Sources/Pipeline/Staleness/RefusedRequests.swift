import Domain
import Generation
import Platform

/// What decides all requests for a panel, apart from seeds and reference pictures. If every backend refused them, and
/// the digest is the same, they are refused again.
struct RefusedRequests {
    private let builder: PictureRequestBuilder
    /// The facts of each backend, in the order in which they are asked.
    private let backends: [String]

    init(_ builder: PictureRequestBuilder, backends: [String]) {
        self.builder = builder
        self.backends = backends
    }

    static func facts(of backend: BackendSettings) -> String { facts(of: backend.name, backend.pictureFacts) }

    /// `settings` are the ``BackendSettings/pictureFacts`` of the backend.
    static func facts(of backend: String, _ settings: String) -> String { "\(backend)\n\(settings)" }

    var digest: String {
        let settings = builder.settings
        let facts =
            [settings.negativePrompt, settings.rewriting?.digest ?? ""] + settings.sizes.map(\.description)
            + builder.wordings + backends
        return SHA256Digest(of: facts.map { $0.debugDescription }.joined(separator: "\n")).hex
    }
}
