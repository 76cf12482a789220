import Domain

/// Chooses the best event on a page for a picture: vivid actions and long complements score high, speech scores 0.
struct MomentChoice {
    private let page: [SceneEvent]
    private let weights: PictureWords.Weights

    init(among events: [SceneEvent], lexicon: PlannerLexicon) {
        page = events
        weights = lexicon.words.pictures.weights
    }

    /// The best event first. Of events with equal scores, the last one in the text comes first; for speech, the first
    /// one.
    func ranked() -> [SceneEvent] {
        let shown = page.filter { event in !page.contains { replaces(event, with: $0) } }
        return shown.map { (event: $0, score: score(of: $0), rank: $0.isSpeech ? -$0.position : $0.position) }
            .sorted { ($1.score, $1.rank) < ($0.score, $0.rank) }
            .map(\.event)
    }

    /// Whether the other event shows this one, too: “sat by the fire and drank cocoa”. Someone asleep only sleeps: “was
    /// fast asleep, hugging his pillow”.
    private func replaces(_ event: SceneEvent, with other: SceneEvent) -> Bool {
        guard event.characters == other.characters else { return false }
        // “Sat under the tree. She ate a pear.” “Crept beneath the cart. He ate bread.”
        let isSeat = event.pose == .sitting || event.isCovered && [.standing, .lying, .crawling].contains(event.pose)
        let isMeal = [.eating, .reading].contains(other.pose) && !other.things.isEmpty
        if isSeat, isMeal, event.object == nil, event.position < other.position,
            other.sentence - event.sentence <= 1
        {
            return true
        }
        guard event.sentence == other.sentence else { return false }
        if other.pose == .sleeping { return event.pose == .hugging || event.takes != nil }
        // “Lay in her bed and shivered.”
        if other.pose == .lying, event.pose == .trembling { return true }
        // “Sat on the elephant's back and waved.”
        if other.isMounted, other.position < event.position {
            return [.waving, .calling, .cheering, .clapping, .peering, .eating].contains(event.pose)
        }
        // “Sat on the step and rubbed his knee.”
        return other.pose == .sitting && event.isIdle && event.things.isEmpty && other.position < event.position
    }

    /// The sum of the weights that apply to the event; 0 for speech.
    func score(of event: SceneEvent) -> Int {
        guard !event.isSpeech else { return 0 }
        let length = min(event.complement.split(separator: " ").count, PictureWords.Weights.mostWords)
        var score = event.vividness * weights.vividness + length * weights.words
        if event.object != nil { score += weights.object }
        if event.isBare { score += weights.bare }
        if event.isIdle { score += weights.idle }
        let isSequel = page.contains {
            $0.sentence == event.sentence && $0.position < event.position && $0.characters == event.characters
                && !$0.isSpeech
        }
        return isSequel ? score + weights.sequel : score
    }
}
