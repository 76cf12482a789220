import Domain

/// Writes a story with choices: asks for the first passage, and then for each passage after a choice, with what is settled
/// before it. The graph, the title and the passages without a usable answer are those of the built-in writer.
struct PassageWriting: Sendable {
    /// What is settled at the end of a passage.
    private struct State: Decodable, Sendable {
        var location: String
        var company: String
        var carries: String
        var settled: String

        enum CodingKeys: String, CodingKey {
            case location = "where"
            case company = "who"
            case carries, settled
        }
    }

    private struct Answer: Decodable, Sendable {
        var title: String?
        var paragraphs: [String]
        var choices: [String]
        var state: State?
    }

    /// A passage before it is written.
    private struct Draft {
        /// As readers see the choice that leads to it; nil until a passage before it is written.
        var choice: String?
        /// The passages whose choices lead to it.
        var origins: [Int] = []
        var targets: [Int]
        var isEnding: Bool
        var answer: Answer?
    }

    /// How many characters of the passage before are sent with a question.
    private static let textBefore = 300

    let writing: StoryWriting
    let shape: Branching
    /// The same story by the built-in writer; nil in a language that it does not know. Then there are no stand-ins, and
    /// the first answer has the title.
    let outline: StoryText?

    func story(asking interviewer: QuestionRunner) async throws -> WrittenStory {
        var answers = PlanAnswers(of: interviewer.model.name, hasSuccessor: interviewer.journal.hasSuccessor)
        var drafts = shape.passages.map { Draft(targets: $0.targets, isEnding: $0.targets.isEmpty) }
        for index in drafts.indices {
            for target in drafts[index].targets { drafts[target].origins.append(index) }
        }
        for index in drafts.indices {
            let question = try question(on: index, drafts)
            let standIn = outline.map { outline in { [drafts] in self.standIn(for: index, drafts, of: outline) } }
            let answer = try await answers.answer(
                on: .page(index + 1), from: { try await interviewer.ask(question) }, standIn: standIn)
            drafts[index].answer = answer
            let unnamed = drafts[index].targets.filter { drafts[$0].choice == nil }
            for (target, choice) in zip(unnamed, answer.choices) { drafts[target].choice = choice }
        }
        try answers.requireOwnPage()
        var paragraphs: [String] = []
        var passages: [Passage] = []
        for draft in drafts {
            passages.append(
                Passage(
                    paragraph: paragraphs.count,
                    choices: draft.targets.map { Passage.Choice(drafts[$0].choice ?? "", passage: $0) }))
            paragraphs += draft.answer?.paragraphs ?? []
        }
        let text = StoryText(
            title: outline?.title ?? drafts[0].answer?.title ?? writing.parameters.hero,
            details: StoryDetails(theme: writing.parameters.theme),
            body: paragraphs.joined(separator: "\n\n"), passages: passages)
        return WrittenStory(text, standInReason: Self.reason(answers.standIns))
    }

    /// Nil without stand-ins.
    private static func reason(_ standIns: [TextStandIn]) -> String? {
        let numbers = standIns.compactMap(\.part.page).map(String.init)
        guard let last = numbers.last else { return nil }
        let passages = numbers.count == 1 ? "passage \(last)" : "passages \(numbers.joined(separator: ", "))"
        return "only \(passages); \(standIns[0].reason)"
    }

    /// The passage of the built-in story.
    private func standIn(for index: Int, _ drafts: [Draft], of outline: StoryText) -> Answer {
        let first = outline.passages[index].paragraph
        let last = index + 1 < outline.passages.count ? outline.passages[index + 1].paragraph : .max
        let paragraphs = outline.body.split(separator: "\n\n").map(String.init)
        let unnamed = outline.passages[index].choices.filter { drafts[$0.passage].choice == nil }
        return Answer(
            paragraphs: Array(paragraphs[first..<min(last, paragraphs.count)]), choices: unnamed.map(\.text))
    }

    /// From half its pages to all of them.
    private var words: ClosedRange<Int> {
        let band = writing.audience.wordsPerPage
        let pages = max(1, writing.parameters.pages / shape.passageCount)
        return (pages * band.lowerBound)...(pages * band.upperBound)
    }

    private func question(on index: Int, _ drafts: [Draft]) throws -> Question<Answer> {
        let draft = drafts[index]
        let given = draft.targets.compactMap { drafts[$0].choice }
        let count = draft.targets.count - given.count
        let choices = ["properties", "choices"]
        let isUntitled = outline == nil && index == 0
        let schema = schema(isUntitled: isUntitled)
            .setting(choices + ["minItems"], to: .number(Double(count)))
            .setting(choices + ["maxItems"], to: .number(Double(count)))
        var values = try writing.values(schema: schema)
        values["passage"] = index == 0 ? "the first passage" : draft.isEnding ? "an ending" : "the next passage"
        values["title"] = (outline?.title ?? drafts[0].answer?.title)?.quotedForPrompt
        values["untitled"] = isUntitled ? "yes" : nil
        values["chosen"] = draft.choice.map(Self.quoted)
        let origins = draft.origins.compactMap { drafts[$0].answer }
        if origins.count == 1 {
            values["before"] =
                String(origins[0].paragraphs.joined(separator: " ").suffix(Self.textBefore)).quotedForPrompt
        }
        values["joined"] = origins.count > 1 ? "yes" : nil
        values["state"] = state(at: origins.map(\.state))
        values["decision"] = draft.isEnding ? nil : "yes"
        values["ending"] = draft.isEnding ? "yes" : nil
        if !draft.isEnding { values["lesson"] = nil }
        values["given"] = given.isEmpty ? nil : given.map(Self.quoted).joined(separator: ", ")
        values["choices"] = Self.wanted(count, isMore: !given.isEmpty)
        values["words"] = "\((words.lowerBound + words.upperBound) / 2)"
        values["fewest"] = "\(words.lowerBound)"
        values["most"] = "\(words.upperBound)"
        return Question(
            subject: "passage \(index + 1)", instructions: writing.instructions,
            wordings: [writing.book.passage.text(values)], schema: schema, schemaName: "passage",
            replyTokens: words.upperBound * 2 + 300
        ) { value in try read(value, given: given, isUntitled: isUntitled) }
    }

    /// Some servers want every property to be required.
    private func schema(isUntitled: Bool) -> JSONValue {
        let schema = writing.book.passageSchema
        guard isUntitled else {
            return schema.setting(["properties"], to: schema[path: ["properties"]]?.removing("title") ?? .null)
        }
        guard case .array(let required)? = schema[path: ["required"]] else { return schema }
        return schema.setting(["required"], to: .array([.string("title")] + required))
    }

    /// How many choices are to be written, in words for a prompt; nil for none.
    private static func wanted(_ count: Int, isMore: Bool) -> String? {
        guard count > 0 else { return nil }
        let more = isMore ? "further " : ""
        return count == 1 ? "1 \(more)choice" : "\(count) \(more)choices, each"
    }

    private static func quoted(_ choice: String) -> String { "“\(choice.quotedForPrompt)”" }

    /// What is settled on all ways to a passage.
    private func state(at states: [State?]) -> String? {
        guard let first = states.first ?? nil else { return nil }
        let facts = [\State.location, \.company, \.carries, \.settled].compactMap { fact -> String? in
            let text = first[keyPath: fact].whiteSpaceFolded
            return !text.isEmpty && states.allSatisfy { $0?[keyPath: fact].whiteSpaceFolded == text } ? text : nil
        }
        return facts.isEmpty ? nil : facts.joined(separator: "; ").quotedForPrompt
    }

    private func read(_ value: JSONValue, given: [String], isUntitled: Bool) throws -> Answer {
        var answer = try value.decoded(as: Answer.self)
        answer.paragraphs = answer.paragraphs.map(\.whiteSpaceFolded).filter { !$0.isEmpty }
        answer.choices = answer.choices.map(\.whiteSpaceFolded)
        answer.title = answer.title?.whiteSpaceFolded
        let body = answer.paragraphs.joined(separator: "\n\n")
        var problems = writing.problems(
            in: [(key: "paragraphs", text: body)] + answer.choices.map { (key: "choices", text: $0) })
        if isUntitled, answer.title?.isVisible != true {
            problems.append(SpecProblem("title", "is missing, must have a title"))
        }
        let length = Sentence(number: 1, text: body, opensParagraph: true).wordCount
        if length < words.lowerBound / 2 || length > words.upperBound * 3 / 2 {
            problems.append(
                SpecProblem("paragraphs", "\(length) words, must be from \(words.lowerBound) to \(words.upperBound)"))
        }
        if Set(answer.choices + given).count != answer.choices.count + given.count {
            problems.append(SpecProblem("choices", "two are the same, must all be different"))
        }
        guard problems.isEmpty else { throw PlanError(problems: problems) }
        return answer
    }
}
