import Domain
import Generation
import LibraryStore
import Platform

/// Pictures of models that other libraries put into a cache. A picture that is used is copied into the library.
struct CachedPictures: PictureSource {
    let cache: PictureCache
    let library: Library
    let pictures: UnrecordedPictures

    func picture(for search: PictureSearch) async throws -> ReusedPicture? {
        guard search.scene != nil, let (picture, backend) = await cache.picture(madeBy: search.recipe) else {
            return nil
        }
        do {
            try await pictures.check(SHA256Digest(of: picture.bytes), by: search.recipe, for: search.builder)
        } catch is GenerationError {
            // Another page shows the same picture. Drawing may give a different one.
            return nil
        }
        let stored = try library.pictures.storeFile(
            of: picture, recipe: search.recipe, provenance: .model, backend: backend, durably: true)
        return ReusedPicture(picture: stored, origin: .cache)
    }
}
