@testable import Domain
@testable import Generation
@testable import Media

/// The result of reviewing a file: a picture, or its error's message.
enum Review: Equatable {
    case picture(PictureFormat, PixelSize)
    case bad(String)
    /// An error of another type, which a review must not throw.
    case other(String)

    static func of(
        _ bytes: [UInt8], outline: ExpectedPictureSize = .any, limits: PictureLimits = .standard
    ) async -> Review {
        do {
            let picture = try await PictureReview(limits: limits).picture(in: bytes, outline: outline)
            guard picture.bytes == (try PictureStripper.strip(bytes)) else { return .other("the bytes were changed") }
            guard picture.pixels == (try PictureDecoder.decodeUpright(picture.bytes)) else {
                return .other("the pixels are not those of the file")
            }
            guard picture.notes.isEmpty else { return .other("notes: \(picture.notes)") }
            return .picture(picture.format, picture.size)
        } catch let error as GenerationError where error.kind == .badPicture {
            return .bad(error.message)
        } catch {
            return .other("\(error)")
        }
    }
}
