/// A document of the spine.
struct EPUBDocument: Hashable, Sendable {
    /// The file's name without its extension. It consists of a story's slug and a page's number in that story, so that
    /// it does not change when stories are added before it.
    let name: String
    /// Properties of its entry in the spine.
    var spineProperties: String?

    var path: String { name + ".xhtml" }
    var id: String { "document-" + name }
}
