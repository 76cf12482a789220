import Domain

/// Plans one story with one question after another.
struct PagePlanning: Sendable {
    /// Maximum characters in a plan.
    private static let castLimit = 12
    /// Sentences before a page that are sent with it, so that a pronoun such as “she” can be understood.
    private static let sentencesBefore = 2
    private static let castTokens = 900
    private static let pageTokens = 600

    let request: PlanRequest
    let book: PromptBook
    let validator: PlanValidator
    let standIn: any StandInPlanner

    func plan(asking interviewer: QuestionRunner) async throws -> StoryPlan {
        if let present = request.present { return try await plan(requestedPagesOf: present, asking: interviewer) }
        var answers = PlanAnswers(
            of: interviewer.model.name, hasSuccessor: interviewer.journal.hasSuccessor)
        let (theme, characters) = try await cast(asking: interviewer, &answers)
        let schema = try PageSchema(base: book.pageSchema, characters: characters)
        if let comic = request.comic {
            let pages = try await pages(of: comic, characters, schema, asking: interviewer, &answers)
            try answers.requireOwnPage()
            return StoryPlan(
                theme: request.theme ?? theme, characters: characters, pages: pages, standIns: answers.standIns)
        }
        let window = PageWindow(
            sentences: request.sentences, band: request.audience.wordsPerPage, pageCount: request.pages)
        var pages: [PageSpec] = []
        var first = 1
        while first <= request.sentences.count {
            let number = pages.count + 1
            let ends = window.ends(first: first, page: number)
            let question = try question(
                onPage: number, first: first, ends: ends, characters: characters, schema: schema,
                before: pages.last?.panels.last)
            let (wanted, panel) = try await answers.answer(on: .page(number)) {
                try await interviewer.ask(question)
            } standIn: {
                standIn.page(
                    after: pages.map(\.sentences), ends: ends, of: request, characters: characters)
            }
            let last = window.end(wanted, first: first)
            pages.append(
                PageSpec(number: number, sentences: SentenceRange(first: first, last: last), panels: [panel]))
            first = last + 1
        }
        try answers.requireOwnPage()
        return StoryPlan(
            theme: request.theme ?? theme, characters: characters, pages: pages, standIns: answers.standIns)
    }

    /// Asks for one panel of a comic after another. Its sentences are given.
    private func pages(
        of comic: ComicPage, _ characters: [StoryCharacter], _ schema: PageSchema, asking interviewer: QuestionRunner,
        _ answers: inout PlanAnswers
    ) async throws -> [PageSpec] {
        let division = standIn.comicPages(of: request, comic)
        var panels: [PanelSpec] = []
        var earlier: [SentenceRange] = []
        for (index, ranges) in division.enumerated() {
            for (place, range) in ranges.enumerated() {
                let ends = range.last...range.last
                let question = try question(
                    onPage: index + 1, panel: place + 1, first: range.first, ends: ends, characters: characters,
                    schema: schema, before: panels.last)
                let (_, panel) = try await answers.answer(on: .page(index + 1)) {
                    try await interviewer.ask(question)
                } standIn: {
                    standIn.page(after: earlier, ends: ends, of: request, characters: characters)
                }
                panels.append(panel)
                earlier.append(range)
            }
        }
        return request.pages(of: comic, panels, in: division)
    }

    /// The present plan, with new panels for the requested pages that the model answers. All pages keep their sentences.
    private func plan(
        requestedPagesOf present: StoryPlan, asking interviewer: QuestionRunner
    ) async throws -> StoryPlan {
        let schema = try PageSchema(base: book.pageSchema, characters: present.characters)
        var plan = present
        plan.standIns = []
        for standIn in present.standIns {
            guard standIn.isRequested, let number = standIn.part.page,
                let index = plan.pages.firstIndex(where: { $0.number == number })
            else {
                plan.standIns.append(standIn)
                continue
            }
            var before = index > 0 ? plan.pages[index - 1].panels.last : nil
            do {
                for (place, range) in request.panelRanges(of: plan.pages[index]).enumerated() {
                    let question = try question(
                        onPage: number, panel: request.comic == nil ? nil : place + 1, first: range.first,
                        ends: range.last...range.last, characters: plan.characters, schema: schema, before: before)
                    let panel = try await interviewer.ask(question).1.with(wordsOf: plan.pages[index].panels[place])
                    plan.pages[index].panels[place] = panel
                    before = panel
                }
            } catch let error as GenerationError where error.kind.isAboutTheQuestion {
                plan.standIns.append(TextStandIn(standIn.part, reason: "\(interviewer.model.name): \(error)"))
            }
        }
        return plan
    }

    private var instructions: String { book.instructions(for: request.audience) }

    /// Asks for one part of the story after another, so that a long story fits into a small context.
    private func cast(
        asking interviewer: QuestionRunner, _ answers: inout PlanAnswers
    ) async throws -> (Theme, [StoryCharacter]) {
        let parts = StoryParts(sentences: request.sentences, contextSize: interviewer.contextSize).parts
        var theme: Theme?
        // A look with invented parts, the same as that of the built-in planner, so that it is complete.
        var characters = request.cast.isEmpty ? [] : standIn.cast(of: request).characters.filter { $0.given != nil }
        for (index, part) in parts.enumerated() where characters.count < Self.castLimit {
            let question = try castQuestion(
                on: part, named: parts.count == 1 ? "" : "part \(index + 1) of \(parts.count)", known: characters)
            let answer = try await answers.answer(on: .cast) {
                try await interviewer.ask(question)
            } standIn: {
                CastAnswer(standIn.cast(of: request.limited(to: part)))
            }
            theme = theme ?? answer.theme
            characters.add(answer, limit: Self.castLimit)
        }
        return (theme ?? .neutral, characters)
    }

    /// `name` is empty if there is only one part.
    private func castQuestion(
        on part: ArraySlice<Sentence>, named name: String, known characters: [StoryCharacter]
    ) throws -> Question<CastAnswer> {
        let schema = book.castSchema
        return Question(
            subject: name.isEmpty ? "cast" : "cast, \(name)", instructions: instructions,
            wordings: try [1, 2, 4].map { share in
                book.cast.text([
                    "title": request.title.quotedForPrompt, "language": request.language, "part": name,
                    "sentences": part.prefix(max(1, part.count / share)).numberedLines,
                    "known": characters.map { "- \($0.name), \($0.kind)".quotedForPrompt }.joined(separator: "\n"),
                    "most": "\(min(8, Self.castLimit - characters.count))", "schema": try schema.compactText,
                ])
            },
            schema: schema, schemaName: "cast", replyTokens: Self.castTokens, read: readCast)
    }

    @Sendable
    private func readCast(_ value: JSONValue) throws -> CastAnswer {
        let answer = try value.decoded(as: CastAnswer.self)
        let problems = answer.characters.enumerated().flatMap { index, character -> [SpecProblem] in
            let texts = [
                (key: "name", text: character.name), (key: "kind", text: character.kind),
                (key: "appearance", text: character.appearance),
            ]
            let marked = texts.filter { $0.text.hasPromptSigns }.map {
                SpecProblem("characters[\(index)].\($0.key)", "has signs that prompts are marked with")
            }
            return marked
                + validator.problems(inTexts: texts, at: "characters[\(index)]", audience: request.audience)
        }
        guard problems.isEmpty else { throw PlanError(problems: problems) }
        return answer
    }

    private func question(
        onPage page: Int, panel: Int? = nil, first: Int, ends: ClosedRange<Int>, characters: [StoryCharacter],
        schema: PageSchema,
        before: PanelSpec?
    ) throws -> Question<(Int, PanelSpec)> {
        let full = max(1, first - Self.sentencesBefore)...ends.upperBound
        let schema = schema.schema(ends: ends)
        let wordings = try [(full, true), (first...ends.upperBound, true), (first...ends.upperBound, false)].map {
            shown, withLooks in
            book.page.text([
                "title": request.title.quotedForPrompt, "language": request.language, "page": "\(page)",
                "cast": characters.map { line(on: $0, withLooks: withLooks) }.joined(separator: "\n"),
                "previous": "\(page - 1)", "before": before.map(summary) ?? "",
                "sentences": request.sentences[(shown.lowerBound - 1)..<shown.upperBound].numberedLines,
                "first": "\(first)", "least": "\(ends.lowerBound)", "most": "\(ends.upperBound)",
                "schema": try schema.compactText,
            ])
        }
        return Question(
            subject: "page \(page)" + (panel.map { ", panel \($0)" } ?? ""), instructions: instructions,
            wordings: wordings, schema: schema,
            schemaName: "page", replyTokens: Self.pageTokens
        ) { value in
            let answer = try value.decoded(as: PageAnswer.self)
            let panel = answer.panel
            let problems = validator.problems(
                in: panel, characters: characters, audience: request.audience, language: request.language)
            guard problems.isEmpty else { throw PlanError(problems: problems) }
            return (answer.last, panel)
        }
    }

    private func line(on character: StoryCharacter, withLooks: Bool) -> String {
        withLooks
            ? "- \(character.id): " + "\(character.name), \(character.appearance)".quotedForPrompt
            : "- \(character.id)"
    }

    private func summary(of panel: PanelSpec) -> String {
        "\(panel.direction) (\(panel.setting.rawValue), \(panel.timeOfDay.rawValue), \(panel.weather.rawValue))"
            .quotedForPrompt
    }
}
