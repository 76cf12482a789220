/// What decides a picture and can be changed by a person. A picture is stale if its basis differs from the pipeline's;
/// the difference is the reason.
package struct PictureBasis: Basis, Hashable, Sendable {
    package var style: String
    /// Nil if the backend takes none.
    package var negativePrompt: String?
    /// The backend's name in the pipeline.
    package var backend: String
    /// The backend's settings that decide a picture, one per line.
    package var settings: String
    /// Digest of the softening table that was applied to the concept; nil if none was.
    package var softening: String?
    /// Digest of the prompts for other words, if the concept has them; else nil.
    package var rewriting: String?
    /// Similarity of the page that it was drawn for; nil if that is this page.
    package var similarity: Double?
    /// Whether a page request required this backend; nil if none did.
    package var isRequested: Bool?
    /// Digest of the user's drawings; nil for a model, and if there were none.
    package var art: String?

    private enum CodingKeys: String, CodingKey {
        case style, negativePrompt, backend, settings, softening, rewriting, similarity, art
        // The key in existing libraries.
        case isRequested = "isWished"
    }

    package init(
        style: String, negativePrompt: String?, backend: String, settings: String, softening: String? = nil,
        rewriting: String? = nil, similarity: Double? = nil, isRequested: Bool? = nil
    ) {
        self.style = style
        self.negativePrompt = negativePrompt
        self.backend = backend
        self.settings = settings
        self.softening = softening
        self.rewriting = rewriting
        self.similarity = similarity
        self.isRequested = isRequested
    }
}
