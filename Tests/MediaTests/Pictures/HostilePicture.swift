import Testing

@testable import Domain
@testable import Media

/// A file that could make a careless reader fail, and the expected outcome.
struct HostilePicture: Sendable, CustomTestStringConvertible {
    enum Outcome: Hashable, Sendable {
        case picture(width: Int, height: Int)
        /// Rejected by the decoder, with the decoder's message.
        case damaged
        case error(String)
    }

    var name: String
    var file: [UInt8]
    var outcome: Outcome

    var testDescription: String { name }

    /// The actual outcome. The decoder's `damaged` error, for a file of a supported kind, gives ``Outcome/damaged``.
    func decoded() -> Outcome {
        do {
            let picture = try PictureDecoder.decode(file)
            return .picture(width: picture.width, height: picture.height)
        } catch .damaged {
            return .damaged
        } catch {
            return .error(error.description)
        }
    }

    static let all = png + pngPixels + jpeg

    typealias Chunk = (type: String, data: [UInt8])

    static let iend: Chunk = ("IEND", [])

    /// A PNG file of any chunks in any order.
    static func made(_ name: String, _ chunks: [Chunk], _ outcome: Outcome) -> HostilePicture {
        let file = RawPNG.signature + chunks.flatMap { RawPNG.chunk($0.type, $0.data) }
        return HostilePicture(name: name, file: file, outcome: outcome)
    }
}
