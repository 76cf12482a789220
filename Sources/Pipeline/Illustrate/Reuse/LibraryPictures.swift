import Domain
import LibraryStore

/// The library's own pictures, of whichever collection.
struct LibraryPictures: PictureSource {
    let library: Library

    /// The picture that the page has where its story stands in another collection, else one by the very recipe.
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
