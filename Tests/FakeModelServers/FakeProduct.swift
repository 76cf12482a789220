package import Domain
import Foundation
package import TestServer

/// A product's server as it is seen from outside, after what was measured of it or what it documents.
package protocol FakeProduct: Sendable {
    /// `/v1/chat/completions`
    var questionPath: String { get }

    /// What it answers to a request that is no question; nil for a path that it does not have.
    func selfPortrait(_ request: RecordedRequest, lacksModel: Bool) -> ServerStep?

    var unknownPath: ServerStep { get }

    /// Whether a request needs no key.
    func isOpen(_ path: String) -> Bool

    /// How it turns down a question that it does not understand; nil where it does.
    func objection(to question: JSONValue) -> ServerStep?

    func answer(_ text: String, isCut: Bool) -> ServerStep
    /// Nil for a product that has no filter of its own.
    var refusal: ServerStep? { get }
    var overflow: ServerStep { get }
    func busy(seconds: Int) -> ServerStep
    var wrongKey: ServerStep { get }
}

extension FakeProduct {
    package func isOpen(_ path: String) -> Bool { false }
    package func objection(to question: JSONValue) -> ServerStep? { nil }
    package var refusal: ServerStep? { nil }

    package func step(for request: RecordedRequest, in situation: Situation) -> ServerStep {
        if case .wantingAnotherKey = situation, !isOpen(request.path) { return wrongKey }
        guard request.method == "POST", request.path == questionPath else {
            return selfPortrait(request, lacksModel: situation == .lackingTheModel) ?? unknownPath
        }
        guard let question = try? JSONValue(parsing: request.body) else { return .text("no JSON", status: 400) }
        return objection(to: question) ?? step(to: question, in: situation)
    }

    private func step(to question: JSONValue, in situation: Situation) -> ServerStep {
        switch situation {
        case .answering(let text): answer(text, isCut: false)
        case .obliging: answer(question.schemaOfAnswer?.example.flatMap(\.text) ?? "", isCut: false)
        case .cut(let text): answer(text, isCut: true)
        case .refusing: refusal ?? unknownPath
        case .overflowing: overflow
        case .busy(let seconds): busy(seconds: seconds)
        case .wantingAnotherKey: wrongKey
        case .lackingTheModel: unknownPath
        case .hanging: .hang
        }
    }
}

extension ServerStep {
    static func json(_ text: String, status: Int, retryAfter seconds: Int) -> ServerStep {
        .reply(
            status: status, headers: [("Content-Type", "application/json"), ("Retry-After", "\(seconds)")],
            body: Array(text.utf8))
    }
}

extension String {
    /// As it stands in JSON, with its quotation marks.
    var asJSON: String {
        guard let data = try? JSONEncoder().encode(self) else { return "\"\"" }
        return String(decoding: data, as: UTF8.self)
    }
}

extension JSONValue {
    fileprivate var text: String? {
        (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) }
    }
}
