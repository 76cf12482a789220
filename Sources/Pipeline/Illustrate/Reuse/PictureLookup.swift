import LibraryStore

/// The places that are looked into before a model is asked, one after another: the library, a cache, and where a pipeline
/// wants it, the pictures of similar pages.
struct PictureLookup: PictureSource {
    private let sources: [any PictureSource]

    init(cache: PictureCache?, library: Library, pictures: UnrecordedPictures) {
        sources =
            [LibraryPictures(library: library)]
            + (cache.map { [CachedPictures(cache: $0, library: library, pictures: pictures)] } ?? [])
            + [SimilarPictures(library: library)]
    }

    func picture(for search: PictureSearch) async throws -> ReusedPicture? {
        for source in sources {
            if let found = try await source.picture(for: search) { return found }
        }
        return nil
    }
}
