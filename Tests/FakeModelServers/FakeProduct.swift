package import Domain
import Foundation
package import TestServer

/// A product's server as its clients see it, from measurements or its documentation.
package protocol FakeProduct: Sendable {
    /// `/v1/chat/completions`
    var questionPath: String { get }

    /// The reply to a request other than a generation request; nil for a path that it does not have.
    func selfPortrait(_ request: RecordedRequest, lacksModel: Bool) -> ServerStep?

    var unknownPath: ServerStep { get }

    /// Whether a request needs no key.
    func isOpen(_ path: String) -> Bool

    /// Its error for a generation request that it does not understand; nil if it understands it.
    func objection(to question: JSONValue) -> ServerStep?

    func answer(_ text: String, isCut: Bool) -> ServerStep
    /// Nil for a product without a content filter of its own.
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
    /// As a JSON string with its quotation marks.
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
