/// A part of a story that a built-in generator made because no language model that the pipeline asks did.
package struct TextStandIn: Hashable, Sendable {
    package enum Part: Hashable, Sendable {
        /// The text of the story.
        case story
        /// The whole plan.
        case plan
        /// The cast of a plan whose pages a model planned.
        case cast
        /// One page of a plan. The others are a model's.
        case page(Int)
    }

    package var part: Part
    /// Why each language model did not make it: `llama: refused: …`.
    package var reason: String
    /// Whether a language model is to be asked again.
    package var isRequested: Bool

    package init(_ part: Part, reason: String, isRequested: Bool = false) {
        self.part = part
        self.reason = reason
        self.isRequested = isRequested
    }
}

/// As in libraries, and in JSON: `story`, `plan`, `cast`, `page 3`.
extension TextStandIn.Part: RawRepresentable {
    private static let pagePrefix = "page "

    package init?(rawValue: String) {
        switch rawValue {
        case "story": self = .story
        case "plan": self = .plan
        case "cast": self = .cast
        default:
            guard rawValue.hasPrefix(Self.pagePrefix), let page = Int(rawValue.dropFirst(Self.pagePrefix.count)) else {
                return nil
            }
            self = .page(page)
        }
    }

    package var rawValue: String {
        switch self {
        case .story: "story"
        case .plan: "plan"
        case .cast: "cast"
        case .page(let number): "\(Self.pagePrefix)\(number)"
        }
    }
}

extension TextStandIn.Part {
    /// Whether the story is planned again as a whole to replace it.
    package var isOfWholePlan: Bool { self == .plan || self == .cast }

    /// The number of the page; nil for every other part.
    package var page: Int? {
        if case .page(let number) = self { number } else { nil }
    }
}
