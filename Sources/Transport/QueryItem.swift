/// A name and its value in the query of a request.
package struct QueryItem: Hashable, Sendable {
    var name: String
    var value: String

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
