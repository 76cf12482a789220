import Domain
import Generation
import LibraryStore
import Platform
import Synchronization

/// The pictures that this run has received and not recorded yet. Used to detect a server that sends the same picture
/// for every page.
final class UnrecordedPictures: Sendable {
    private struct Origin {
        var recipe: SHA256Digest
        var panel: PanelID
        var place: String
    }

    let lock: RecipeLock
    private let library: Library
    private let seen = Mutex<[SHA256Digest: Origin]>([:])

    init(library: Library, environment: HostEnvironment) {
        self.library = library
        lock = RecipeLock(environment: environment)
    }

    /// Call it when the pictures of these panels are recorded. From then on, the library knows them.
    func forget(_ panels: [PanelID]) {
        let recorded = Set(panels)
        seen.withLock { seen in seen = seen.filter { !recorded.contains($0.value.panel) } }
        lock.forget(recorded)
    }

    /// Throws ``GenerationError`` if another page shows exactly the same bytes, made by another recipe.
    func check(_ digest: SHA256Digest, by recipe: SHA256Digest, for builder: PictureRequestBuilder) async throws {
        let origin = Origin(recipe: recipe, panel: builder.panel.id, place: builder.place)
        let first = seen.withLock { seen in
            if seen[digest] == nil { seen[digest] = origin }
            return seen[digest] ?? origin
        }
        guard first.panel == origin.panel || first.recipe != recipe else { return }
        let twin =
            first.panel == origin.panel
            ? try await library.pictures.place(of: digest, otherThan: origin.panel, by: recipe) : first.place
        // The page itself may also be in another collection, drawn by the same model under another name.
        if let twin, twin != origin.place {
            throw GenerationError(.badPicture, "the picture is byte for byte the same as that of \(twin)")
        }
    }
}
