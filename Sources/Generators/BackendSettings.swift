/// A generator as a pipeline configures it.
package struct BackendSettings: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case stub
    }

    package var name: String
    package var kind: Kind

    package init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }

    /// The built-in generators, which need no configuration.
    package static let stub = BackendSettings(name: "stub", kind: .stub)
}
