/// The type of a backend, by its name in pipelines (`kind`). It decides what the backend makes and how it is reached.
package struct BackendKind: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    package let name: String

    package init(_ name: String) {
        self.name = name
    }

    package init(stringLiteral name: String) { self.init(name) }

    package var description: String { name }

    /// The built-in generators. All other kinds use models.
    package static let stub: BackendKind = "stub"
}
