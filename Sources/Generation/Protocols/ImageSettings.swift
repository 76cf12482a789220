package import Domain
package import SystemPackage

/// What a pipeline says of how a backend draws. Each kind of backend reads some of it; nil leaves it to the server.
package struct ImageSettings: Hashable, Sendable {
    /// Bytes a workflow may have; as they are exported they have some thousands.
    package static let workflowSizeLimit = 4_000_000

    /// Requests begun within any sixty seconds; nil for no limit.
    package var perMinute: Int?
    /// What a picture costs; nil where that is not known.
    package var price: Amount?
    /// Sampling steps.
    package var steps: Int?
    /// How closely the concept is followed: the scale of classifier-free guidance.
    package var guidance: Double?
    package var sampler: String?
    package var scheduler: String?
    /// `low`, `medium`, `high`, `auto`.
    package var quality: String?
    /// Whether an earlier picture of the story goes with a request; nil leaves it to the kind of backend.
    package var usesReference: Bool?
    /// How far a picture may go from its reference: 0 repeats it, 1 forgets it.
    package var strength: Double?
    /// A ComfyUI workflow in its API format.
    package var workflow: FilePath?
    /// Where in the workflow a slot is, by its name: `6.text`, or `title of the node.text`.
    package var slots: [String: String] = [:]
    /// A style of the system's own: `animation`, `illustration`, `sketch`.
    package var style: String?
    /// Arguments of a command that are added where there is a reference.
    package var withReference: [String] = []
}
