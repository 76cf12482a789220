package import Domain

extension PlannerLexicon {
    /// Letters of a relative that is the end of a longer noun.
    private static let shortestEnding = 4
    private static let personEndings = ["er", "or", "ist", "man", "woman", "ess", "ian", "ant", "ee", "boy", "girl"]

    /// The figure that the built-in illustrator draws for a given kind, and whether it is that kind.
    ///
    /// If the kind has no figure of its own, it is that of a relative (`wombat`: bear), else that of a known noun at the
    /// end or the beginning of a word (`racehorse`: horse), else a person for a noun such as “juggler”, else a small animal.
    package func nearestFigure(
        ofKind kind: String, pronouns: CharacterFacts.Pronouns? = nil
    ) -> (noun: String, isExact: Bool) {
        let words = kind.lowercaseWords
        for word in words.reversed() {
            let isDrawn = things.figure(named: word) != nil
            if let figure = relatives[word] { return (figure, isDrawn) }
            if let figure = figure(of: word) { return (figure, true) }
            if isDrawn { return (word, true) }
        }
        for word in words.reversed() {
            let relative = relatives.keys.filter { $0.count >= Self.shortestEnding && word.hasSuffix($0) }
                .max { ($0.count, $1) < ($1.count, $0) }
            if let relative, let figure = relatives[relative] { return (figure, false) }
            let parts = kinds.keys.filter { $0.count > 2 && (word.hasSuffix($0) || word.hasPrefix($0)) }
            if let part = parts.max(by: { ($0.count, $1) < ($1.count, $0) }), let figure = kinds[part] {
                return (figure, false)
            }
        }
        guard let last = words.last, Self.personEndings.contains(where: last.hasSuffix) else { return ("mouse", false) }
        return (pronouns == .he ? "man" : "woman", false)
    }
}
