import Domain
import Generation
import LibraryStore

/// Pictures that were drawn for nearly the same scene. Used only if the collection's pipeline enables them.
///
/// What a publisher would not print is never used. Two pages of one story with the same picture look broken, so a
/// picture of the same story, in any collection, and a picture that the story already shows are excluded. Page 1 gets
/// no similar picture, because readers know a story by it. Also excluded are pictures that their own page no longer
/// shows, pictures drawn on the simplest rung, and pictures that their page took from another page.
///
/// The figures and their looks must be the same, and so must style, size, backend and its settings. The similarity of
/// two pages is computed from the words of the plan only, because a concept repeats style and looks on every page.
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
    /// `93 %`, rounded down: only pages with the same words have 100 %.
    var percent: String { "\(Int((similarity * 100).rounded(.down))) %" }
}
