package import Domain

/// A text stand-in in JSON, as `textStandIn` in `common.schema.json` describes it.
package struct TextStandInView: Encodable, Sendable {
    private let part: String
    private let reason: String
    /// Whether a language model is to be asked again.
    private let requested: Bool?

    package init(_ standIn: TextStandIn) {
        part = standIn.part.rawValue
        reason = standIn.reason
        requested = standIn.isRequested ? true : nil
    }
}
