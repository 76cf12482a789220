import Domain
import Foundation

/// A failure of Apple's Image Playground, named as the cases of `ImageCreator.Error`.
enum ImagePlaygroundFailure: Hashable, CaseIterable {
    case notSupported
    case unavailable
    case creationCancelled
    case faceInImageTooSmall
    case unsupportedLanguage
    case unsupportedInputImage
    case backgroundCreationForbidden
    case creationFailed
    case conceptsRequirePersonIdentity
    /// Another error, or one that a newer system added.
    case unknown

    /// The first failure that `known` finds in an error or in the errors that it wraps. A code that means a refusal
    /// counts as ``creationFailed``.
    init(_ error: any Error, known: (any Error) -> Self?) {
        let errors = Self.wrapped(in: error, depth: 0)
        self =
            errors.lazy.compactMap(known).first
            ?? (errors.contains(where: Self.isUnnamedRefusal) ? .creationFailed : .unknown)
    }

    /// The error and those that it wraps, the outermost first.
    private static func wrapped(in error: any Error, depth: Int) -> [any Error] {
        guard depth < 16 else { return [error] }
        let information = (error as NSError).userInfo
        let single = (information[NSUnderlyingErrorKey] as? any Error).map { [$0] }
        // Foundation on Linux has no constant for this key.
        let several = information["NSMultipleUnderlyingErrorsKey"] as? [any Error]
        return [error] + ((single ?? []) + (several ?? [])).flatMap { wrapped(in: $0, depth: depth + 1) }
    }

    /// Code 16 without a name is a refusal of the filter. In the domains of the system it has another meaning.
    private static func isUnnamedRefusal(_ error: any Error) -> Bool {
        let error = error as NSError
        return error.code == 16 && ![NSPOSIXErrorDomain, NSCocoaErrorDomain, NSURLErrorDomain].contains(error.domain)
    }

    /// `detail`: the system's own message.
    func explained(_ detail: String) -> SetupError {
        let server = "use a server on this machine instead"
        return switch self {
        case .notSupported: SetupError(.unavailable, "this machine cannot run Image Playground", remedy: server)
        case .unavailable:
            SetupError(
                .unavailable, "Image Playground is not ready",
                remedy: "turn Apple Intelligence on in System Settings, wait until its models are there, and run again")
        case .backgroundCreationForbidden:
            SetupError(
                .unavailable, "Image Playground draws for programs in the foreground only",
                remedy: "run it in a terminal window of a user who is logged in, or \(server)")
        case .unsupportedLanguage:
            SetupError(.misconfigured, "Image Playground does not know the language of the story", remedy: server)
        case .creationCancelled: SetupError(.transient, "Image Playground stopped by itself", remedy: "try again")
        case .creationFailed, .conceptsRequirePersonIdentity, .faceInImageTooSmall, .unsupportedInputImage:
            // Requests contain no picture, so what the system says about one concerns the words.
            SetupError(
                .refused, "Image Playground draws no such picture: \(detail)",
                remedy: "ask for a gentler one, of no real person")
        case .unknown: SetupError(.transient, "Image Playground failed: \(detail)", remedy: "try again")
        }
    }
}
