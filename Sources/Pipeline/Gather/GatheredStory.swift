import Domain
import LibraryStore

/// A story that was read or written, to be stored in the library.
struct GatheredStory: Sendable {
    var story: NewStory
    /// What the story's file contains and the story does not.
    var notices: [Diagnostic] = []
    /// Why it was not written by the first generator that was asked.
    var detours: [Diagnostic] = []
}
