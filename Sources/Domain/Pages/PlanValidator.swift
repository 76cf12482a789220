import Foundation

/// Checks plans against the JSON Schema and against rules that a schema cannot express. Collects every problem.
///
/// `checkingRating` is false if the rating's word list does not apply. The list is English. A plan by the built-in
/// planner contains only words of the story itself, and so do the parts of a plan that it made in place of a model.
package struct PlanValidator: Sendable {
    /// A text alternative must not begin with these words: they say nothing.
    private static let emptyOpenings = ["image of", "picture of", "an image of", "a picture of"]

    private let schema: JSONSchema
    private let ratings: RatingWords

    package init(schema: JSONSchema, ratings: RatingWords) {
        self.schema = schema
        self.ratings = ratings
    }

    /// Reads a plan from JSON. Throws ``PlanError`` with all its problems.
    func plan(
        from json: JSONValue, sentences: [Sentence], audience: Audience, pages: Int? = nil, checkingRating: Bool = true
    ) throws(PlanError) -> StoryPlan {
        let shapeProblems = schema.problems(in: json)
        guard shapeProblems.isEmpty else { throw PlanError(problems: shapeProblems) }
        let plan: StoryPlan
        do {
            plan = try JSONDecoder().decode(StoryPlan.self, from: JSONEncoder().encode(json))
        } catch {
            throw PlanError(problems: [SpecProblem("", "cannot be read as a plan: \(error)")])
        }
        let rating = checkingRating ? audience.rating : nil
        let problems = meaningProblems(in: plan, sentences: sentences, audience: audience, pages: pages, rating: rating)
        guard problems.isEmpty else { throw PlanError(problems: problems) }
        return plan
    }

    /// All problems of a plan that this program made, by the same rules.
    package func problems(
        in plan: StoryPlan, sentences: [Sentence], audience: Audience, pages: Int? = nil, checkingRating: Bool = true
    ) -> [SpecProblem] {
        var described = plan
        for index in described.characters.indices { described.characters[index].given = nil }
        for index in described.pages.indices {
            described.pages[index].panels = described.pages[index].panels.map(\.pictured)
        }
        guard let json = try? JSONValue(parsing: Array(JSONEncoder().encode(described))) else {
            return [SpecProblem("", "cannot be written as JSON")]
        }
        let problems = schema.problems(in: json)
        guard problems.isEmpty else { return problems }
        let rating = checkingRating ? audience.rating : nil
        return meaningProblems(in: plan, sentences: sentences, audience: audience, pages: pages, rating: rating)
    }

    private func meaningProblems(
        in plan: StoryPlan, sentences: [Sentence], audience: Audience, pages: Int?, rating: Rating?
    ) -> [SpecProblem] {
        let lengths =
            pages.map { pageCountProblems(in: plan, wanted: $0, sentenceCount: sentences.count) }
            ?? lengthProblems(in: plan, sentences: sentences, audience: audience)
        return castProblems(in: plan, rating: rating) + rangeProblems(in: plan, sentenceCount: sentences.count)
            + lengths + wordProblems(in: plan, sentences: sentences) + passageProblems(in: plan, sentences: sentences)
            + panelProblems(in: plan, rating: rating)
    }

    /// Each passage of a story with choices begins a page.
    private func passageProblems(in plan: StoryPlan, sentences: [Sentence]) -> [SpecProblem] {
        let firsts = Set(plan.pages.map(\.sentences.first))
        return sentences.filter { $0.opensPassage && !firsts.contains($0.number) }.map {
            SpecProblem("pages", "must have a page that begins with sentence \($0.number), where a passage begins")
        }
    }

    /// The panels of a page have all its words, in order.
    private func wordProblems(in plan: StoryPlan, sentences: [Sentence]) -> [SpecProblem] {
        plan.pages.enumerated().compactMap { index, page in
            let (first, last) = (page.sentences.first, page.sentences.last)
            guard page.panels.contains(where: { $0.words != nil }), first >= 1, first <= last, last <= sentences.count
            else { return nil }
            let words = page.panels.compactMap(\.words).joined().filter { !$0.isWhitespace }
            guard words != sentences[(first - 1)..<last].map(\.text).joined().filter({ !$0.isWhitespace }) else {
                return nil
            }
            return SpecProblem("pages[\(index)].panels", "do not have the words of the page, each once, in order")
        }
    }

    private func castProblems(in plan: StoryPlan, rating: Rating?) -> [SpecProblem] {
        let rating = plan.standIns.contains { $0.part.isOfWholePlan } ? nil : rating
        var seen: Set<String> = []
        return plan.characters.enumerated().flatMap { index, character in
            let path = "characters[\(index)]"
            let repeated =
                seen.insert(character.id).inserted
                ? [] : [SpecProblem("\(path).id", "“\(character.id)” is there twice")]
            return repeated
                + textProblems([("name", character.name), ("appearance", character.appearance)], path + ".", rating)
        }
    }

    /// Texts must have visible characters, and their words must fit the rating. `path` is empty or ends in a full stop.
    private func textProblems(_ texts: [(key: String, text: String)], _ path: String, _ rating: Rating?)
        -> [SpecProblem]
    {
        texts.compactMap { key, text in
            if !text.isVisible { return SpecProblem(path + key, "is empty") }
            guard let rating else { return nil }
            return ratings.firstWord(above: rating, in: text)
                .map { SpecProblem(path + key, "“\($0)” is not for a collection rated \(rating.rawValue)") }
        }
    }

    /// Page numbers must run from 1 without gaps. Ranges must cover every sentence once, in order.
    private func rangeProblems(in plan: StoryPlan, sentenceCount: Int) -> [SpecProblem] {
        var problems: [SpecProblem] = []
        var next = 1
        for (index, page) in plan.pages.enumerated() {
            if page.number != index + 1 {
                problems.append(SpecProblem("pages[\(index)].number", "is \(page.number), must be \(index + 1)"))
            }
            if page.sentences.first != next {
                problems.append(
                    SpecProblem(
                        "pages[\(index)].sentences.first",
                        "is \(page.sentences.first), must be \(next): each sentence stands on one page, in order"))
            }
            if page.sentences.last < page.sentences.first {
                problems.append(
                    SpecProblem(
                        "pages[\(index)].sentences.last",
                        "is \(page.sentences.last), before the first sentence \(page.sentences.first)"))
            }
            next = page.sentences.last + 1
        }
        if let last = plan.pages.last?.sentences.last, last != sentenceCount {
            problems.append(
                SpecProblem(
                    "pages[\(plan.pages.count - 1)].sentences.last",
                    "is \(last), must be \(sentenceCount), the last sentence of the story"))
        }
        return problems
    }

    /// A story with fewer sentences than wanted pages gets one page per sentence.
    private func pageCountProblems(in plan: StoryPlan, wanted: Int, sentenceCount: Int) -> [SpecProblem] {
        let pages = min(wanted, sentenceCount)
        return plan.pages.count == pages
            ? [] : [SpecProblem("pages", "has \(plan.pages.count) pages, must have \(pages)")]
    }

    /// Only a page of one sentence may exceed the maximum number of words.
    private func lengthProblems(
        in plan: StoryPlan, sentences: [Sentence], audience: Audience
    ) -> [SpecProblem] {
        let band = audience.wordsPerPage
        return plan.pages.enumerated().compactMap { index, page in
            guard page.sentences.first >= 1, page.sentences.last <= sentences.count,
                page.sentences.first < page.sentences.last
            else { return nil }
            let words = sentences[(page.sentences.first - 1)..<page.sentences.last].reduce(0) { $0 + $1.wordCount }
            guard words > band.upperBound else { return nil }
            return SpecProblem(
                "pages[\(index)].sentences",
                "\(words) words, at most \(band.upperBound) "
                    + "for ages \(audience.ages.lowerBound)-\(audience.ages.upperBound)"
            )
        }
    }

    private func panelProblems(in plan: StoryPlan, rating: Rating?) -> [SpecProblem] {
        let ids = Set(plan.characters.map(\.id))
        let standIns = Set(plan.standIns.compactMap(\.part.page))
        return plan.pages.enumerated().flatMap { pageIndex, page in
            page.panels.enumerated().flatMap { panelIndex, panel in
                panelProblems(
                    in: panel, ids: ids, at: "pages[\(pageIndex)].panels[\(panelIndex)].",
                    standIns.contains(page.number) ? nil : rating)
            }
        }
    }

    /// `path` is empty or ends in a full stop.
    private func panelProblems(in panel: PanelSpec, ids: Set<String>, at path: String, _ rating: Rating?)
        -> [SpecProblem]
    {
        var problems: [SpecProblem] = []
        for (index, member) in panel.cast.enumerated() where !ids.contains(member.character) {
            problems.append(
                SpecProblem("\(path)cast[\(index)].character", "“\(member.character)” is not among the characters"))
        }
        for (index, thing) in panel.props.enumerated() where !thing.isVisible {
            problems.append(SpecProblem("\(path)props[\(index)]", "is empty"))
        }
        for (index, member) in panel.cast.enumerated() {
            if let thing = member.holding, !panel.props.contains(thing) {
                problems.append(SpecProblem("\(path)cast[\(index)].holding", "“\(thing)” is not among the props"))
            }
            if let target = member.target, !panel.canBeTarget(target, of: member) {
                problems.append(
                    SpecProblem(
                        "\(path)cast[\(index)].target", "“\(target)” is neither among the props nor another character"))
            }
            if let thing = member.position?.thing, !panel.canBeTarget(thing, of: member) {
                problems.append(
                    SpecProblem(
                        "\(path)cast[\(index)].position.thing",
                        "“\(thing)” is neither among the props nor another character"))
            }
        }
        let alt = panel.alt.whiteSpaceFolded.lowercased()
        if let opening = Self.emptyOpenings.first(where: alt.hasPrefix) {
            problems.append(SpecProblem("\(path)alt", "opens with “\(opening)”; say what is shown instead"))
        }
        return problems + textProblems([("direction", panel.direction), ("alt", panel.alt)], path, rating)
    }
}

extension PlanValidator {
    /// All problems of one panel that a model planned.
    ///
    /// The rating's words are English, and so is a direction. A text alternative is in the story's language, and its
    /// words are checked only if that is English.
    package func problems(
        in panel: PanelSpec, characters: [StoryCharacter], audience: Audience, language: String
    ) -> [SpecProblem] {
        var problems = panelProblems(in: panel, ids: Set(characters.map(\.id)), at: "", nil)
        problems += self.problems(inTexts: [("direction", panel.direction)], at: "", audience: audience)
        guard LanguageTag.primary(of: language) == "en" else { return problems }
        return problems + self.problems(inTexts: [("alt", panel.alt)], at: "", audience: audience)
    }

    /// Problems of English texts that are empty or have words above the audience's rating, each with its key.
    package func problems(inTexts texts: [(key: String, text: String)], at path: String, audience: Audience)
        -> [SpecProblem]
    {
        textProblems(texts, path.isEmpty ? "" : path + ".", audience.rating)
    }
}
