package import Generation

/// What a server said about itself, from the facts of its availability.
package struct ServerIdentity: Hashable, Sendable {
    private var product: String?
    private var model: String?
    private var version: String?

    package init(_ facts: [String: String]) {
        (product, model, version) = (facts["product"], facts["model"], facts["version"])
    }

    /// Why a server cannot be used beside others of the same backend; nil if they are alike.
    package func refusal(
        at server: String, of backend: String, beside others: [(server: String, identity: ServerIdentity)]
    ) -> Availability? {
        for (other, identity) in others {
            guard let difference = difference(from: identity) else { continue }
            return .unavailable(
                reason: "\(difference.fact) at \(server) is “\(difference.mine)”, and at \(other) it is "
                    + "“\(difference.other)”: all servers of “\(backend)” must be alike",
                remedy: "start the same on all of them, or make two backends of them")
        }
        return nil
    }

    /// The first fact that two servers give differently; nil if there is none.
    private func difference(from other: ServerIdentity) -> (fact: String, mine: String, other: String)? {
        let facts = [("the product", \ServerIdentity.product), ("the model", \.model), ("the version", \.version)]
        for (name, fact) in facts {
            if let mine = self[keyPath: fact], let its = other[keyPath: fact], mine != its { return (name, mine, its) }
        }
        return nil
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
        identity.version = version ?? other.version
        return identity
    }
}

extension ServerIdentity: CustomStringConvertible {
    /// `“ComfyUI, dream.safetensors”`
    package var description: String { "“\([product, model].compactMap(\.self).joined(separator: ", "))”" }
}
