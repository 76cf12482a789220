import Domain
import Generation

/// The body of a job.
struct SDCPPJobRequest: Sendable {
    /// What becomes of a reference picture.
    enum Reference: Hashable, Sendable {
        /// Shown to the model, which need not look at it.
        case shown
        /// Drawn over, so far as the strength says.
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
    /// Whether it knows what to do with a reference picture; a server that says nothing is asked.
    func takes(_ reference: SDCPPJobRequest.Reference) -> Bool {
        switch reference {
        case .shown: pictureFeatures?.refImages ?? true
        case .drawnOver: pictureFeatures?.initImage ?? true
        }
    }
}
