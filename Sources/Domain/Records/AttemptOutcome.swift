/// How a request to a generator ended. As text: `ready`, or the error kind.
package enum AttemptOutcome: Hashable, Sendable {
    case ready
    case failed(ErrorKind)
}

extension AttemptOutcome: RawRepresentable, Codable, CodingKeyRepresentable, CustomStringConvertible {
    private static let readyText = "ready"

    package init?(rawValue: String) {
        if rawValue == Self.readyText {
            self = .ready
        } else if let kind = ErrorKind(rawValue: rawValue) {
            self = .failed(kind)
        } else {
            return nil
        }
    }

    package var rawValue: String {
        switch self {
        case .ready: Self.readyText
        case .failed(let kind): kind.rawValue
        }
    }

    package var description: String { rawValue }
}
