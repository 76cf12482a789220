/// The origin of a model's picture that was not requested from the model.
package enum PictureOrigin: String, CaseIterable, Codable, Sendable {
    /// Made for a page in the library with the same scene.
    case library
    /// Made for another library.
    case cache
    /// Made for a page with nearly the same scene.
    case similar
}

extension PictureOrigin: CodingKeyRepresentable {}
