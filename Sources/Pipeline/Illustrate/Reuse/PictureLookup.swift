import LibraryStore

/// The places that are searched before a model is asked, in this order: the library, a cache, and the pictures of
/// similar pages if a pipeline enables them.
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
