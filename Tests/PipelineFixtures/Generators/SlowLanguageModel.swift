@testable import Domain
@testable package import Generation

/// A language model that takes time for each answer. It writes stories of four paragraphs.
package struct SlowLanguageModel: LanguageModel {
    package let inner: ScriptedLanguageModel
    private let pause: Duration

    /// After `end` answers it refuses connections.
    package init(_ name: String, pause: Duration, until end: Int = .max) {
        self.pause = pause
        inner = ScriptedLanguageModel(name) { number, request in
            guard number <= end else { return .fail(.unavailable) }
            return request.schemaName == "story" ? .say(Self.story(number)) : .oblige
        }
    }

    private static func story(_ number: Int) -> String {
        let paragraph = String(repeating: "Mira \(number) walked along the river and sang all day. ", count: 3)
        return "{\"title\":\"Mira \(number)\",\"paragraphs\":["
            + Array(repeating: "\"\(paragraph)\"", count: 4).joined(separator: ",") + "]}"
    }

    package var name: String { inner.name }
    package var width: Int { 1 }
    package var languages: [String]? { nil }
    package func probe() async -> ModelAvailability<ModelFacts> { await inner.probe() }

    package func reply(to request: LanguageRequest) async throws -> LanguageReply {
        try await Task.sleep(for: pause)
        return try await inner.reply(to: request)
    }
}
