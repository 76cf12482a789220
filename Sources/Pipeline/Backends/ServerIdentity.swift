/// What a server said about itself, from the facts of its availability.
struct ServerIdentity: Hashable, Sendable {
    private var product: String?
    private var model: String?

    init(_ facts: [String: String]) {
        (product, model) = (facts["product"], facts["model"])
    }

    /// A fact that one of the two does not give says nothing.
    func agrees(with other: ServerIdentity) -> Bool {
        func isEqual(_ fact: KeyPath<ServerIdentity, String?>) -> Bool {
            guard let mine = self[keyPath: fact], let its = other[keyPath: fact] else { return true }
            return mine == its
        }
        return isEqual(\.product) && isEqual(\.model)
    }

    /// With the facts that only the other one gives.
    func completed(by other: ServerIdentity) -> ServerIdentity {
        var identity = self
        identity.product = product ?? other.product
        identity.model = model ?? other.model
        return identity
    }
}

extension ServerIdentity: CustomStringConvertible {
    /// `“ComfyUI, dream.safetensors”`
    var description: String { "“\([product, model].compactMap(\.self).joined(separator: ", "))”" }
}
