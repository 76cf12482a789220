/// Where a picture of a model came from without a request to it.
package enum PictureOrigin: String, CaseIterable, Codable, Sendable {
    /// It was made for a page of the library that is to show the very same.
    case library
    /// Another library had it made.
    case cache
    /// It was made for a page that is to show nearly the same.
    case similar
}

extension PictureOrigin: CodingKeyRepresentable {}
