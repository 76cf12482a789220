// What SDK 27 no longer has for programs: https://developer.apple.com/news/?id=dz9wvq0r
import CoreGraphics
import Foundation

/// https://developer.apple.com/documentation/imageplayground/imagecreator
@available(macOS 15.4, *)
public final class ImageCreator: Sendable {
    /// https://developer.apple.com/documentation/imageplayground/imagecreator/init()
    public init() async throws { fatalError() }

    /// https://developer.apple.com/documentation/imageplayground/imagecreator/availablestyles
    public let availableStyles: [ImagePlaygroundStyle]

    /// https://developer.apple.com/documentation/imageplayground/imagecreator/images(for:style:limit:)
    public func images(
        for concepts: [ImagePlaygroundConcept], style: ImagePlaygroundStyle, limit: Int
    ) -> some AsyncSequence<CreatedImage, any Swift.Error> {
        AsyncThrowingStream<CreatedImage, any Swift.Error> { _ in }
    }

    /// https://developer.apple.com/documentation/imageplayground/imagecreator/createdimage
    public struct CreatedImage: @unchecked Sendable {
        /// https://developer.apple.com/documentation/imageplayground/imagecreator/createdimage/cgimage
        public let cgImage: CGImage
    }

    /// https://developer.apple.com/documentation/imageplayground/imagecreator/error
    public enum Error: LocalizedError, CustomNSError, CaseIterable, Hashable {
        case notSupported
        case unavailable
        case creationCancelled
        case faceInImageTooSmall
        case unsupportedLanguage
        case unsupportedInputImage
        case backgroundCreationForbidden
        case creationFailed
        case conceptsRequirePersonIdentity
    }
}
