/// What a server said about itself, from the facts of its availability.
struct ServerIdentity: Hashable, Sendable {
    private let product: String?
    private let model: String?

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
}

extension ServerIdentity: CustomStringConvertible {
    /// `“ComfyUI, dream.safetensors”`
    var description: String { "“\([product, model].compactMap(\.self).joined(separator: ", "))”" }
}
