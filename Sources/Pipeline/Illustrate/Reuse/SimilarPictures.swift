import Domain
import Generation
import LibraryStore

/// Pictures that were drawn for nearly the same scene, where the collection's pipeline wants them taken.
///
/// What a publisher would not print is never taken: a picture of the same story, of whichever collection, or one that the
/// story shows already, because two pages of one story with the same picture look broken; and none for page 1, by which a
/// story is known. Nor is one that its own page shows no more, or that was drawn on the simplest rung, or one that is
/// itself another page's. The figures, as they look, must be the same, and so must style, size, backend and its settings;
/// how similar two pages are is told by the words of the plan alone, because what a model is asked repeats style and looks
/// on every page.
struct SimilarPictures: PictureSource {
    let library: Library

    func picture(for search: PictureSearch) async throws -> ReusedPicture? {
        guard search.isOpen, let threshold = search.builder.settings.similarity, let scene = search.scene,
            search.builder.panel.pageNumber > 1
        else { return nil }
        let wanted = ShingleSet(of: scene.words)
        let found = try await library.pictures.similarPicture(
            to: scene, shingles: wanted.counts(similarTo: threshold), otherThanIn: search.builder.story.slug,
            for: search.builder.panel
        ) { words in
            let similarity = wanted.similarity(to: ShingleSet(of: words))
            return similarity >= threshold ? similarity : nil
        }
        return found.map { ReusedPicture(picture: $0.picture, origin: .similar, similar: $0.like) }
    }
}

extension SimilarPicture {
    /// `93 %`, rounded down: only pages with the same words are called the same.
    var percent: String { "\(Int((similarity * 100).rounded(.down))) %" }
}
