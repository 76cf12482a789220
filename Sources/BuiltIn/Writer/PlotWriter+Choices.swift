import Domain

/// Stories with choices: an opening, places between which the reader chooses, and ends.
extension PlotWriter {
    mutating func branchingStory(_ shape: Branching) -> StoryText {
        fillHeaders()
        // A passage never has more pages than its part of all pages.
        let most = max(1, parameters.pages / shape.passageCount) * pageWords.most
        let opening = paragraphs(any(.opening)) + paragraphs(any(.crossroads, of: [plot, shared]))
        var places = labelled(.episode)
        var ends = labelled(.end)
        let last = Self.words([lesson])
        let parts = shape.passages.map { passage -> (label: String, text: [String]) in
            switch passage.level {
            case 0: return ("", shortened(opening, to: most))
            case shape.depth:
                let end = next(of: &ends, most: most - last)
                return (end.label, end.text + lesson)
            default: return next(of: &places, most: most)
            }
        }
        var paragraphs: [String] = []
        var passages: [Passage] = []
        for (part, (_, targets)) in zip(parts, shape.passages) {
            passages.append(
                Passage(
                    paragraph: paragraphs.count,
                    choices: targets.map { Passage.Choice(parts[$0].label, passage: $0) }))
            paragraphs += part.text
        }
        return StoryText(
            title: title, details: StoryDetails(theme: parameters.theme), body: paragraphs.joined(separator: "\n\n"),
            passages: passages)
    }

    private var lesson: [String] { filler.slots["lesson"].map { $0.isEmpty ? [] : [$0] } ?? [] }

    private mutating func labelled(_ part: PlotFile.Part) -> [PlotFile.Section] {
        shuffled(part, of: [plot, shared]).filter { !$0.label.isEmpty }
    }

    /// The first section that fits, which is then used; if none does, the first one, shortened. There are as many as the
    /// largest shape needs.
    private mutating func next(of sections: inout [PlotFile.Section], most: Int) -> (label: String, text: [String]) {
        var first: [String]?
        for index in sections.indices {
            let text = paragraphs(sections[index])
            if Self.words([text]) <= most { return (sections.remove(at: index).label, text) }
            if first == nil { first = text }
        }
        return (sections.removeFirst().label, shortened(first ?? [], to: most))
    }

    /// The first paragraphs, at least one.
    private func shortened(_ text: [String], to most: Int) -> [String] {
        var text = text
        while text.count > 1, Self.words([text]) > most { text.removeLast() }
        return text
    }
}
