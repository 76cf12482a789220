struct MetricSample: Hashable, Sendable {
    struct Label: Hashable, Sendable {
        var name: String
        var value: String

        init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    var family: MetricFamily
    var labels: [Label]
    var value: Double

    subscript(name: String) -> String? { labels.first { $0.name == name }?.value }

    /// The library and collection that the value belongs to. Collections of different libraries may have the same name.
    var owner: Owner? { self["library"].map { Owner(library: $0, collection: self["collection"]) } }

    struct Owner: Hashable, Comparable, Sendable {
        var library: String
        /// Nil for values of the whole library.
        var collection: String?

        var labels: [Label] { [Label("library", library)] + (collection.map { [Label("collection", $0)] } ?? []) }

        static func < (left: Owner, right: Owner) -> Bool {
            (left.library, left.collection ?? "") < (right.library, right.collection ?? "")
        }
    }
}
