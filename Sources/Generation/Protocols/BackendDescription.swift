/// What pipeline files may contain for backends of one kind.
package struct BackendDescription: Hashable, Sendable {
    /// A setting that has no effect without another.
    package struct PairedKey: Hashable, Sendable {
        package var key: String
        package var companion: String
        /// The end of the message about a missing companion, with its punctuation: `: where its password lies`.
        package var explanation: String

        package init(_ key: String, needs companion: String, _ explanation: String) {
            self.key = key
            self.companion = companion
            self.explanation = explanation
        }
    }

    package var kind: BackendKind
    /// The default address, if it is on another machine.
    package var address: String?
    package var makesText: Bool
    package var makesImages: Bool
    /// In the order of messages.
    package var keys: [String]
    package var requiredKeys: [String]
    package var pairedKeys: [PairedKey]

    package init(
        kind: BackendKind, address: String? = nil, makesText: Bool = false, makesImages: Bool = false, keys: [String],
        requiredKeys: [String] = [], pairedKeys: [PairedKey] = []
    ) {
        self.kind = kind
        self.address = address
        self.makesText = makesText
        self.makesImages = makesImages
        self.keys = keys
        self.requiredKeys = requiredKeys
        self.pairedKeys = pairedKeys
    }

    /// The built-in generators.
    package static let stub = BackendDescription(kind: .stub, makesText: true, makesImages: true, keys: ["kind"])
}

/// Settings of several kinds.
extension [String] {
    package static let commonKeys = ["kind", "parallel", "timeout"]
    package static let textKeys = ["languages", "context"]
    package static let imageKeys = ["per-minute", "price"]
    package static let serverKeys = ["url", "servers", "count", "key", "start"]
    package static let samplingKeys = ["steps", "guidance", "sampler", "scheduler"]
}

extension [BackendDescription] {
    package subscript(kind: BackendKind) -> BackendDescription? { first { $0.kind == kind } }
}
