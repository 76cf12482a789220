@testable import Domain
@testable import Generation

/// A model's reply with the expected result.
struct ReplyCase: CustomStringConvertible, Sendable {
    enum Outcome: Sendable {
        /// Strict JSON of the expected value, and the repairs in order.
        case value(String, [Repair])
        case cut(ReplyError.Unfinished)
        /// The found text and the expected one.
        case malformed(String, String)
        case error(ReplyError)
        case refused(String)
        case noJSON
    }

    var name: String
    var reply: String
    var expecting: ExpectedValue
    var wasCut: Bool
    var outcome: Outcome

    init(
        _ name: String, _ reply: String, _ value: String, _ repairs: Repair...,
        expecting: ExpectedValue = .any,
        wasCut: Bool = false
    ) {
        self.init(name, reply, .value(value, repairs), expecting: expecting, wasCut: wasCut)
    }

    init(
        _ name: String, _ reply: String, _ outcome: Outcome, expecting: ExpectedValue = .any,
        wasCut: Bool = false
    ) {
        self.name = name
        self.reply = reply
        self.outcome = outcome
        self.expecting = expecting
        self.wasCut = wasCut
    }

    var description: String { name }
}

extension Repair {
    static func one(_ kind: Kind) -> Repair { Repair(kind) }
    static func many(_ kind: Kind, _ count: Int) -> Repair { Repair(kind, count) }
}
