package import Domain
package import SystemPackage

/// The drawing settings of a backend in a pipeline. Each kind of backend uses some of them. Nil uses the server's
/// default.
package struct ImageSettings: Hashable, Sendable {
    /// Maximum bytes of a workflow. Exported workflows have some thousands.
    package static let workflowSizeLimit = 4_000_000

    /// Maximum requests that begin within sixty seconds; nil for no limit.
    package var perMinute: Int?
    /// The price of a picture; nil if not known.
    package var price: Amount?
    /// Sampling steps.
    package var steps: Int?
    /// How closely the concept is followed: the scale of classifier-free guidance.
    package var guidance: Double?
    package var sampler: String?
    package var scheduler: String?
    /// `low`, `medium`, `high`, `auto`.
    package var quality: String?
    /// Whether an earlier picture of the story is sent with a request; nil uses the default of the kind.
    package var usesReference: Bool?
    /// How much a picture may differ from its reference: 0 repeats it, 1 ignores it.
    package var strength: Double?
    /// A ComfyUI workflow in its API format.
    package var workflow: FilePath?
    /// The location of each slot in the workflow, by the slot's name: `6.text`, or `title of the node.text`.
    package var slots: [String: String] = [:]
    /// Whether a server frees its memory when the run no longer needs it.
    package var freesMemory = false
    /// A style of the operating system: `animation`, `illustration`, `sketch`.
    package var style: String?
    /// Arguments that are added to a command if there is a reference.
    package var withReference: [String] = []
}
