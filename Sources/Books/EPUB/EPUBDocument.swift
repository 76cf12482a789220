/// A document of the spine.
struct EPUBDocument: Hashable, Sendable {
    /// The file's name without its extension. Made of a story's slug and a page's number there, so that it stays the
    /// same when stories are added before it.
    let name: String
    /// Properties of its entry in the spine.
    var spineProperties: String?

    var path: String { name + ".xhtml" }
    var id: String { "document-" + name }
}
