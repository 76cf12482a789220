import Domain

/// Chooses the best event on a page for a picture. An action on something comes before speech and routine.
struct MomentChoice {
    private let words: PictureWords
    /// Later events count more on the last page of a story.
    private let isLastPage: Bool

    init(lexicon: PlannerLexicon, isLastPage: Bool) {
        words = lexicon.words.pictures
        self.isLastPage = isLastPage
    }

    /// The best event first. Of events with equal scores, the last one in the text comes first; for speech, the first
    /// one.
    func ranked(_ events: [SceneEvent]) -> [SceneEvent] {
        let shown = events.filter { event in !events.contains { replaces(event, with: $0) } }
        return shown.map { (event: $0, score: score(of: $0), rank: $0.isSpeech ? -$0.position : $0.position) }
            .sorted { ($1.score, $1.rank) < ($0.score, $0.rank) }
            .map(\.event)
    }

    /// Whether the other event shows this one, too: “sat by the fire and drank cocoa”. Someone asleep only sleeps: “was
    /// fast asleep, hugging his pillow”.
    private func replaces(_ event: SceneEvent, with other: SceneEvent) -> Bool {
        guard event.sentence == other.sentence, event.characters == other.characters else { return false }
        if other.pose == .sleeping { return event.pose == .hugging || event.takes != nil }
        // “Lay in her bed and shivered.”
        if other.pose == .lying, event.pose == .trembling { return true }
        // “Sat on the elephant's back and waved.”
        if other.isMounted, other.position < event.position {
            return [.waving, .calling, .cheering, .clapping, .peering, .eating].contains(event.pose)
        }
        // “Sat on the step and rubbed his knee.”
        if other.pose == .sitting, event.isIdle, event.things.isEmpty { return other.position < event.position }
        return event.pose == .sitting && event.position < other.position && event.object == nil
            && [.eating, .reading].contains(other.pose) && !other.things.isEmpty
    }

    func score(of event: SceneEvent) -> Int {
        let weights = words.weights
        var score = event.characters.count * weights.company
        if isLastPage { score += event.position * weights.ending }
        if event.isSpeech { return score + (event.verb == "think" ? 0 : weights.speech) + event.vividness }
        guard !event.isBare else { return score + (words.arrivals.contains(event.verb) ? weights.arrival : 0) }
        score += event.vividness * weights.vividness
        if !event.complement.isEmpty { score += weights.complement }
        if event.takes != nil { score += weights.taking }
        if isRoutine(event) { return score + weights.routine }
        if words.deeds.contains(event.verb), !event.complement.isEmpty { score += weights.deed }
        if words.sights.contains(event.verb), !event.complement.isEmpty { score += weights.sight }
        if words.arrivals.contains(event.verb) { score += weights.arrival }
        if !event.things.isEmpty { score += weights.drawable }
        if event.lacksDrawing { score += weights.undrawn }
        if event.consumes, !event.things.isEmpty { score += weights.result }
        if event.isSurprise { score += weights.surprise }
        return score
    }

    private func isRoutine(_ event: SceneEvent) -> Bool {
        event.isIdle || event.things.isEmpty && words.routine.contains(event.verb)
    }
}
