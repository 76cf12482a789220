import SystemPackage

/// The settings of a backend that decide its results and can be changed by a person. A program is named as in the
/// pipeline, so that the facts do not depend on the working directory.
extension BackendSettings {
    /// What decides a picture besides the request, one fact per line.
    package var pictureFacts: String {
        let facts: [(String, String?)] = [
            ("kind", kind.name), ("model", model), ("steps", images.steps.map { "\($0)" }),
            ("guidance", images.guidance.map { "\($0)" }), ("sampler", images.sampler),
            ("scheduler", images.scheduler), ("quality", images.quality),
            ("reference", images.usesReference.map { "\($0)" }), ("strength", images.strength.map { "\($0)" }),
            ("workflow", images.workflow?.string), ("slots", Self.text(images.slots)), ("style", images.style),
            ("command", Self.text(command.words + images.withReference)),
            ("start", Self.text(start?.command.words ?? [])),
        ]
        return Self.lines(facts)
    }

    /// What decides a plan besides the story, one fact per line.
    package var planFacts: String {
        Self.lines([
            ("kind", kind.name), ("model", model), ("command", Self.text(command.words)),
            ("start", Self.text(start?.command.words ?? [])),
        ])
    }

    private static func lines(_ facts: [(name: String, value: String?)]) -> String {
        facts.compactMap { fact in fact.value.map { "\(fact.name)=\($0)" } }.joined(separator: "\n")
    }

    private static func text(_ words: [String]) -> String? {
        words.isEmpty ? nil : words.map { $0.debugDescription }.joined(separator: " ")
    }

    private static func text(_ slots: [String: String]) -> String? {
        slots.isEmpty ? nil : slots.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: " ")
    }
}
