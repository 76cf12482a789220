import Domain

/// Writes a story from parameters.
struct StoryWriting: Sendable {
    private struct Answer: Decodable, Sendable {
        var title: String
        var paragraphs: [String]
    }

    let parameters: StoryParameters
    let language: String
    let book: PromptBook
    let validator: PlanValidator

    func story(asking interviewer: QuestionRunner) async throws -> StoryText {
        let question = Question<StoryText>(
            subject: "story", instructions: instructions, wordings: [try wording], schema: book.storySchema,
            schemaName: "story", replyTokens: words.upperBound * 2 + 200, read: read)
        return try await interviewer.ask(question)
    }

    var audience: Audience { Audience(ages: parameters.age...parameters.age, rating: .general) }

    /// From a short story to one that fills its pages.
    private var words: ClosedRange<Int> {
        let band = audience.wordsPerPage
        return (parameters.pages * band.lowerBound)...(parameters.pages * band.upperBound)
    }

    var instructions: String {
        let advice =
            switch parameters.age {
            case ...3: "Very short sentences, at most ten words, and a refrain that comes back."
            case ...6: "Short sentences, mostly under fifteen words, simple words, some talk."
            default: "Clear sentences, lively talk, now and then a rare word that explains itself."
            }
        return book.writer.text([
            "age": "\(parameters.age)", "rating": audience.rating.rawValue, "sentenceAdvice": advice,
        ])
    }

    private var wording: String {
        get throws {
            var values = try values(schema: book.storySchema)
            values["words"] = "\((words.lowerBound + words.upperBound) / 2)"
            values["fewest"] = "\(words.lowerBound)"
            values["most"] = "\(words.upperBound)"
            values["paragraphs"] = "\(parameters.pages)"
            return book.story.text(values)
        }
    }

    /// The facts of the story, for the templates of questions.
    func values(schema: JSONValue) throws -> [String: String] {
        var values = [
            "language": language, "hero": parameters.hero.quotedForPrompt, "theme": parameters.theme.rawValue,
            "schema": try schema.compactText,
        ]
        let facts = parameters.facts
        let hero = [
            parameters.kind, facts?.looks, facts?.clothes.map { "in \($0)" },
            facts?.pronouns.map { "“\($0.rawValue)”" },
        ].compactMap(\.self).joined(separator: ", ")
        values["kind"] = hero.isEmpty ? nil : hero.quotedForPrompt
        values["about"] = parameters.about?.quotedForPrompt
        values["lesson"] = parameters.lesson?.quotedForPrompt
        return values
    }

    /// What is wrong with texts of an answer, apart from their length.
    func problems(in texts: [(key: String, text: String)]) -> [SpecProblem] {
        LanguageTag.primary(of: language) == "en" ? validator.problems(inTexts: texts, at: "", audience: audience) : []
    }

    @Sendable
    private func read(_ value: JSONValue) throws -> StoryText {
        let answer = try value.decoded(as: Answer.self)
        let title = answer.title.whiteSpaceFolded
        let paragraphs = answer.paragraphs.map(\.whiteSpaceFolded).filter { !$0.isEmpty }
        let body = paragraphs.joined(separator: "\n\n")
        let count = Sentence(number: 1, text: body, opensParagraph: true).wordCount
        var problems = problems(in: [(key: "title", text: title), (key: "paragraphs", text: body)])
        // The band is what pages can hold. A story slightly outside it can still become a book.
        if count < words.lowerBound / 2 || count > words.upperBound * 3 / 2 {
            problems.append(
                SpecProblem("paragraphs", "\(count) words, must be from \(words.lowerBound) to \(words.upperBound)"))
        }
        guard problems.isEmpty else { throw PlanError(problems: problems) }
        return StoryText(title: title, details: StoryDetails(theme: parameters.theme), body: body)
    }
}
