/// A document of the spine.
package struct EPUBDocument: Hashable, Sendable {
    /// The file's name without its extension. Made of a story's slug and a page's number there, so that it stays the
    /// same when stories are added before it.
    package let name: String
    /// Properties of its entry in the spine.
    package let spineProperties: String?

    package init(name: String, spineProperties: String? = nil) {
        self.name = name
        self.spineProperties = spineProperties
    }

    package var path: String { name + ".xhtml" }
    package var id: String { "document-" + name }
}
