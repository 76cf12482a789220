import Domain

/// The value that a model was asked for. It selects among several values in one reply, and decides when a cut value is
/// complete.
///
/// It is a preference. A reply that has only another kind of value is returned, so that a validator can report the
/// problems.
enum ExpectedValue: Hashable, Sendable {
    case any
    /// An object with at least these keys.
    case object(keys: [String])
    case array

    enum Fit: Int, Comparable {
        case none
        case kind
        case full

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// A structured value has more than numbers and literals, so it cannot be a bracketed remark in a sentence.
    func fit(of value: JSONValue, isStructured: Bool) -> Fit {
        switch (self, value) {
        case (.any, _): isStructured ? .full : .none
        case (.object(let keys), .object(let members)): keys.allSatisfy { members[$0] != nil } ? .full : .kind
        case (.array, .array): .full
        default: .none
        }
    }
}
