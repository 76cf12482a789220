package import Domain

/// Why a picture could not be read or written.
package enum PictureError: Error, Hashable, Sendable {
    /// The bytes are not a picture; `kind` is their kind if known: `HTML`.
    case notAPicture(kind: String?)
    case tooLarge(width: Int, height: Int, limits: PictureLimits)
    /// The file is cut short or damaged; `reason` is the decoder's.
    case damaged(PictureFormat, reason: String)
    case cannotEncode(PictureFormat, reason: String)
    case outOfMemory
}

extension PictureError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notAPicture(let kind?):
            "cannot read the picture: it is \(kind), not a PNG or JPEG picture"
        case .notAPicture(nil):
            "cannot read the picture: it does not begin like a PNG or JPEG picture"
        case .tooLarge(let width, let height, let limits):
            "cannot read the picture: it is “\(width)x\(height)”, and at most \(limits) are taken"
        case .damaged(let format, let reason):
            "cannot read the \(format.name) picture: it is damaged: “\(reason)”"
        case .cannotEncode(let format, let reason):
            "cannot write a \(format.name) picture: \(reason)"
        case .outOfMemory:
            "cannot hold the picture: there is not enough memory"
        }
    }
}

extension PictureFormat {
    /// The usual spelling.
    var name: String { rawValue.uppercased() }
}
