import Domain
import LibraryStore

/// The pictures of the library, from all collections.
struct LibraryPictures: PictureSource {
    let library: Library

    /// For an open search, the picture of the same scene of this story in another collection. Otherwise, or if there is
    /// none, a picture with the same recipe.
    func picture(for search: PictureSearch) async throws -> ReusedPicture? {
        if search.isOpen, let scene = search.scene,
            let picture = try await library.pictures.picture(
                of: scene, in: search.builder.story.slug, for: search.builder.panel)
        {
            return ReusedPicture(picture: picture, origin: .library)
        }
        return try await library.pictures.picture(madeBy: search.recipe).map {
            ReusedPicture(picture: $0, origin: .library)
        }
    }
}
