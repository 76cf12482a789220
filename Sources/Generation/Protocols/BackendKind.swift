/// What a backend is, by the name that pipelines give as its `kind`: what it makes and how it is reached follow from it.
package struct BackendKind: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    package let name: String

    package init(_ name: String) {
        self.name = name
    }

    package init(stringLiteral name: String) { self.init(name) }

    package var description: String { name }

    /// The built-in generators, the only kind that is not a model's.
    package static let stub: BackendKind = "stub"
}
