import Books
import Domain
import Generation
import LibraryStore
import Media
import PipelineFiles
import Platform
import Synchronization

/// Makes the small pictures of new pictures while their pixels are in memory: thumbnails for the report, and the sizes of
/// app bundles if the pipeline exports them.
///
/// Errors are ignored: what is missing is made from the picture's file later.
final class FreshRenditions: Sendable {
    /// How many pictures' renditions are recorded together. Each group needs one sync.
    private static let batch = 256

    private let shelf: RenditionStore
    /// The collections whose pipelines export app bundles.
    private let bundled: Set<CollectionID>
    private let made = Mutex<[StoredRendition]>([])

    init(_ run: RunContext) {
        shelf = RenditionStore(library: run.library, width: 1)
        bundled = Set(run.collections.filter { $0.pipeline.exports.contains(.bundle) }.map(\.id))
    }

    /// Call it when the picture's file is stored.
    func make(from pixels: Bitmap, of picture: StoredPicture, in collection: CollectionID) {
        var recipes: [any PixelRecipe] = []
        if Thumbnails.areNeeded(for: picture.size) { recipes.append(Thumbnails()) }
        if bundled.contains(collection) { recipes.append(SizedPictures(format: ExportOptions().bundlePictures)) }
        guard !recipes.isEmpty, (try? shelf.library.pictures.prepareRenditions()) != nil else { return }
        let source = BookPicture(picture, in: shelf.library)
        for recipe in recipes {
            guard let renditions = try? shelf.store(recipe.make(from: pixels, of: source), of: source, by: recipe)
            else { continue }
            made.withLock { $0 += renditions }
        }
    }

    /// Records what was made, if it is much. Call it when the pictures are recorded.
    func recordIfMany() async {
        if made.withLock({ $0.count >= Self.batch }) { await record() }
    }

    func record() async {
        let renditions = made.withLock { made in
            defer { made = [] }
            return made
        }
        try? await shelf.library.pictures.record(renditions)
    }
}

extension BookPicture {
    /// A picture that is not in a book yet.
    init(_ picture: StoredPicture, in library: Library) {
        self.init(
            file: library.root.resolving(picture.path), digest: picture.digest, format: picture.format,
            size: picture.size, alt: "", provenance: picture.provenance)
        backend = picture.backend
    }
}
