import Domain
import Generation

/// The body of a job.
struct SDCPPJobRequest: Sendable {
    /// How the server uses a reference picture.
    enum Reference: Hashable, Sendable {
        /// The model sees the picture but may ignore it.
        case shown
        /// The model draws over the picture; the strength determines how much of it changes.
        case drawnOver
    }

    let body: JSONValue
    let reference: Reference?

    init(_ request: ImageRequest, _ settings: ImageSettings) {
        var members = SDCPPSettings(request, settings).members
        members["prompt"] = .string(request.concept)
        members["width"] = .number(request.size.width)
        members["height"] = .number(request.size.height)
        members["batch_count"] = .number(1)
        members["output_format"] = .string("png")
        reference = request.reference.map { _ in settings.strength == nil ? .shown : .drawnOver }
        if let picture = request.reference?.base64 {
            if let strength = settings.strength {
                members["init_image"] = .string(picture)
                members["strength"] = .number(strength)
            } else {
                members["ref_images"] = .array([.string(picture)])
            }
        }
        body = .object(members)
    }
}

extension SDCPPCapabilities {
    /// Whether the server supports this use of a reference picture. If the server does not report it, the request is
    /// sent.
    func takes(_ reference: SDCPPJobRequest.Reference) -> Bool {
        switch reference {
        case .shown: pictureFeatures?.refImages ?? true
        case .drawnOver: pictureFeatures?.initImage ?? true
        }
    }
}
