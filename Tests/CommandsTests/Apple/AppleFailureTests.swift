import Domain
import Foundation
import Testing

@testable import Backends
@testable import Generation

/// What failures of Apple's models lead to.
struct AppleFailureTests {
    private static let textKinds: [ErrorKind: Set<AppleTextFailure>] = [
        .unavailable: [
            .deviceNotEligible, .appleIntelligenceNotEnabled, .modelNotReady, .unavailable, .assetsUnavailable,
        ],
        .refused: [.guardrailViolation, .refusal],
        .tooLong: [.contextSizeExceeded],
        .busy: [.rateLimited],
        .badReply: [.decodingFailure],
        .misconfigured: [.unsupportedGuide, .unsupportedLanguage, .unsupportedCapability, .unsupportedContent],
        .transient: [.concurrentRequests, .timeout, .unknown],
    ]

    @Test func eachFailureOfTextsHasItsKind() {
        let kinds = Dictionary(grouping: AppleTextFailure.allCases) { $0.explained().kind }
        #expect(kinds.mapValues(Set.init) == Self.textKinds)
    }

    private static let imageKinds: [ErrorKind: Set<ImagePlaygroundFailure>] = [
        .unavailable: [.notSupported, .unavailable, .backgroundCreationForbidden],
        .misconfigured: [.unsupportedLanguage],
        .refused: [.creationFailed, .conceptsRequirePersonIdentity, .faceInImageTooSmall, .unsupportedInputImage],
        .transient: [.creationCancelled, .unknown],
    ]

    @Test func eachFailureOfPicturesHasItsKind() {
        let kinds = Dictionary(grouping: ImagePlaygroundFailure.allCases) { $0.explained("no picture").kind }
        #expect(kinds.mapValues(Set.init) == Self.imageKinds)
    }

    @Test func messagesSayWhatFailedWhyAndWhatToDo() {
        #expect(
            AppleTextFailure.guardrailViolation.explained("May contain unsafe content").error.message
                == "the system's filter refused the request: May contain unsafe content; use gentler words")
        #expect(
            AppleTextFailure.modelNotReady.explained().availability()
                == ModelAvailability<ModelFacts>.unavailable(
                    reason: "the system's model is not ready", remedy: "wait until it is downloaded, and run again"))
        #expect(
            ImagePlaygroundFailure.unknown.explained("disk full").error.message
                == "Image Playground failed: disk full; try again")
    }

    private static func error(_ domain: String, _ code: Int, wrapping errors: [any Error] = []) -> NSError {
        let wrapped: [String: Any] =
            switch errors.count {
            case 0: [:]
            case 1: [NSUnderlyingErrorKey: errors[0]]
            default: ["NSMultipleUnderlyingErrorsKey": errors]
            }
        return NSError(domain: domain, code: code, userInfo: wrapped)
    }

    /// As the cases of `ImageCreator.Error`, which only Apple's systems have.
    private enum Named: Error {
        case creationFailed
        case unavailable
    }

    private static func failure(_ error: any Error) -> ImagePlaygroundFailure {
        ImagePlaygroundFailure(error) {
            switch $0 {
            case Named.creationFailed: .creationFailed
            case Named.unavailable: .unavailable
            default: nil
            }
        }
    }

    @Test func aRefusalIsFoundInAnyWrapping() {
        let refusals: [any Error] = [Named.creationFailed, Self.error("ImagePlayground.ImageCreator.Error", 16)]
        for refusal in refusals {
            let once = Self.error(NSCocoaErrorDomain, 4, wrapping: [refusal])
            let twice = Self.error("Service", 1, wrapping: [once])
            let among = Self.error("Service", 2, wrapping: [Self.error(NSPOSIXErrorDomain, 16), twice])
            for error in [refusal, once, twice, among] { #expect(Self.failure(error) == .creationFailed, "\(error)") }
        }
    }

    @Test func aNamedFailureComesBeforeACode() {
        #expect(Self.failure(Self.error("Service", 16, wrapping: [Named.unavailable])) == .unavailable)
    }

    @Test func otherErrorsAreUnknown() {
        // In this domain, 16 means that a resource is busy.
        #expect(Self.failure(Self.error(NSPOSIXErrorDomain, 16)) == .unknown)
        #expect(Self.failure(Self.error("Service", 3, wrapping: [Self.error("Service", 5)])) == .unknown)
        #expect(Self.failure(CancellationError()) == .unknown)
    }
}
