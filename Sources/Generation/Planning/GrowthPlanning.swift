import Domain

/// Plans stories of a growing collection.
struct GrowthPlanning: Sendable {
    private struct Answer: Decodable, Sendable {
        struct Story: Decodable, Sendable {
            var title: String
            var hero: String
            var goal: String
            var about: String
            var lesson: String
        }

        var stories: [Story]
    }

    static let storyList = ["properties", "stories"]
    static let storyProperties = storyList + ["items", "properties"]

    /// Tokens of a usual answer, for each story.
    private static let tokens = 150
    /// Planned stories that the shorter wording names.
    private static let fewKnown = 24

    let request: GrowthRequest
    let book: PromptBook
    let validator: PlanValidator

    func stories(asking interviewer: QuestionRunner) async throws -> [GrownStory] {
        try await interviewer.ask(question())
    }

    private func question() throws -> Question<[GrownStory]> {
        let (known, count) = (request.known, request.count)
        let schema = book.growthSchema
            .setting(Self.storyList + ["minItems"], to: .number(Double(count)))
            .setting(Self.storyList + ["maxItems"], to: .number(Double(count)))
            .setting(Self.storyProperties + ["hero"], to: Self.choice(of: request.heroes))
            .setting(Self.storyProperties + ["goal"], to: Self.choice(of: request.goals.map(\.goal)))
        var values = [
            "count": Counted.stories(count).description, "collection": request.collection.quotedForPrompt,
            "language": request.language, "schema": try schema.compactText,
            "heroes": request.heroes.map(Self.quoted).joined(separator: ", "),
            "goals": request.goals.map { Self.quoted($0.goal) }.joined(separator: ", "),
        ]
        let wordings = [known.count, min(known.count, Self.fewKnown), 0].map { count in
            let lines = known.suffix(count).map { "\($0.title) (\($0.hero), \($0.goal), \($0.lesson))".quotedForPrompt }
            values["known"] = lines.isEmpty ? nil : lines.joined(separator: "\n")
            return book.growth.text(values)
        }
        let number = known.count + 1
        return Question(
            subject: count == 1 ? "story \(number)" : "stories \(number) to \(number + count - 1)",
            instructions: instructions, wordings: wordings, schema: schema, schemaName: "stories",
            replyTokens: count * Self.tokens + 100, read: read)
    }

    private var instructions: String {
        book.writer.text([
            "age": PromptBook.text(of: request.audience.ages), "rating": request.audience.rating.rawValue,
        ])
    }

    private static func quoted(_ text: String) -> String { "“\(text.quotedForPrompt)”" }

    private static func choice(of texts: [String]) -> JSONValue {
        .object(["type": .string("string"), "enum": .array(texts.map(JSONValue.string))])
    }

    @Sendable
    private func read(_ value: JSONValue) throws -> [GrownStory] {
        var problems: [SpecProblem] = []
        var stories: [GrownStory] = []
        for (index, answer) in try value.decoded(as: Answer.self).stories.enumerated() {
            let place = "stories[\(index)]"
            guard
                let goal = request.goals.first(where: { [$0.goal, $0.goal.quotedForPrompt].contains(answer.goal) }),
                request.heroes.contains(answer.hero)
            else {
                problems.append(SpecProblem(place, "has another hero or goal than those that are given"))
                continue
            }
            let story = GrownStory(
                title: answer.title.whiteSpaceFolded, hero: answer.hero, goal: goal.goal, theme: goal.theme,
                lesson: answer.lesson.whiteSpaceFolded, about: answer.about.whiteSpaceFolded)
            problems += self.problems(in: story, at: place)
            if let twin = (request.known + stories).first(where: { $0.slug == story.slug }) {
                problems.append(SpecProblem("\(place).title", "“\(twin.title)” is the title of another story"))
            } else if let twin = (request.known + stories).first(where: { $0.isLike(story) }) {
                problems.append(
                    SpecProblem(
                        place, "has the hero and the lesson of “\(twin.title)”; give it another lesson"))
            }
            stories.append(story)
        }
        guard problems.isEmpty else { throw PlanError(problems: problems) }
        return stories
    }

    private func problems(in story: GrownStory, at place: String) -> [SpecProblem] {
        let texts = [("title", story.title), ("about", story.about), ("lesson", story.lesson)]
        var problems = texts.filter { $0.1.hasPromptSigns }.map {
            SpecProblem("\(place).\($0.0)", "has signs that prompts are marked with")
        }
        if LanguageTag.primary(of: request.language) == "en" {
            problems += validator.problems(
                inTexts: texts.map { (key: $0.0, text: $0.1) }, at: place, audience: request.audience)
        }
        return problems
    }
}

extension GrownStory {
    fileprivate func isLike(_ other: GrownStory) -> Bool {
        hero == other.hero && lesson.lowercased() == other.lesson.lowercased()
    }
}
