/// What a picture was drawn by, as far as a person can change it. A picture whose basis is no longer the pipeline's is
/// stale, and the difference says why.
package struct PictureBasis: Basis, Hashable, Sendable {
    package var style: String
    /// Nil where the backend takes none.
    package var negativePrompt: String?
    /// The name under which the pipeline lists the backend.
    package var backend: String
    /// The backend's settings that decide a picture, one a line.
    package var settings: String
    /// Digest of the table by which the concept was softened; nil where it was not.
    package var softening: String?
    /// How similar the page is that it was drawn for; nil where that is the page itself.
    package var similarity: Double?
    /// Whether a person requested this backend and no other; nil where no request did.
    package var isRequested: Bool?

    private enum CodingKeys: String, CodingKey {
        case style, negativePrompt, backend, settings, softening, similarity
        // As libraries have it.
        case isRequested = "isWished"
    }

    package init(
        style: String, negativePrompt: String?, backend: String, settings: String, softening: String? = nil,
        similarity: Double? = nil, isRequested: Bool? = nil
    ) {
        self.style = style
        self.negativePrompt = negativePrompt
        self.backend = backend
        self.settings = settings
        self.softening = softening
        self.similarity = similarity
        self.isRequested = isRequested
    }
}
