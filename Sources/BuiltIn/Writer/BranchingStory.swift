import Domain

/// Writes a story with choices without a model: an opening, places between which the reader chooses, and endings.
struct BranchingStory {
    private let shape: Branching
    private let template: StoryTemplate
    /// The maximum number of words of a passage.
    private let words: Int
    private let lesson: String

    init(_ shape: Branching, slots: [String: String], parameters: StoryParameters) {
        self.shape = shape
        let ages = StoryParameters.ageLimits
        let age = min(max(parameters.age, ages.lowerBound), ages.upperBound)
        template = StoryTemplate(slots: slots, age: age)
        lesson = slots["lesson"] ?? ""
        let band = Audience(ages: age...age, rating: .general).wordsPerPage
        // A passage never has more pages than its part of all pages.
        words = max(1, parameters.pages / shape.passageCount) * band.upperBound
    }

    func story(theme: Theme, about: StorySubject?, random: inout SeededGenerator) -> StoryText {
        var goal = random.pick(ChoicePlot.goals(of: theme))
        if let about { goal = Self.goal(about) }
        var slots = template.slots
        slots["heroIs"] = template.filled(StoryBook.greeting, random: &random)
        slots["goal"] = StoryTemplate(slots: slots, age: template.age).filled(goal.noun, random: &random)
        let filler = StoryTemplate(slots: slots, age: template.age)
        let places = Self.shuffled(ChoicePlot.places, random: &random)
        let endings = Self.shuffled(ChoicePlot.endings, random: &random)
        var next = (place: 0, ending: 0)
        let parts = shape.passages.map { passage -> ChoicePlot.Place in
            switch passage.level {
            case 0: return ChoicePlot.Place(choice: "", text: goal.opening, more: ChoicePlot.crossroads)
            case shape.depth:
                next.ending += 1
                return endings[next.ending - 1]
            default:
                next.place += 1
                return places[next.place - 1]
            }
        }
        var paragraphs: [String] = []
        var passages: [Passage] = []
        for (part, (level, targets)) in zip(parts, shape.passages) {
            passages.append(
                Passage(
                    paragraph: paragraphs.count,
                    choices: targets.map { Passage.Choice(parts[$0].choice, passage: $0) }))
            paragraphs += self.paragraphs(of: part, isEnding: level == shape.depth, filler, random: &random)
        }
        let title = StorySubject.titled(slots["goal"] ?? "")
        return StoryText(
            title: "\(EnglishGrammar.capitalised(slots["hero"] ?? "")) and \(Self.lowerArticle(title))",
            details: StoryDetails(theme: theme), body: paragraphs.joined(separator: "\n\n"), passages: passages)
    }

    private func paragraphs(
        of part: ChoicePlot.Place, isEnding: Bool, _ filler: StoryTemplate, random: inout SeededGenerator
    ) -> [String] {
        let text = StoryProse.cleaned(filler.filled(part.text, random: &random))
        let more = StoryProse.cleaned(filler.filled(part.more, random: &random))
        let last = isEnding && !lesson.isEmpty ? [lesson] : []
        let count = { (texts: [String]) in
            texts.reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
        }
        return count(text + more + last) <= words ? text + more + last : text + last
    }

    /// A search for what the story is to be about.
    private static func goal(_ about: StorySubject) -> ChoicePlot.Goal {
        let words = about.phrase.split(separator: " ", maxSplits: 1).map(String.init)
        let (noun, news): (String, String) =
            switch about.role {
            case .question: ("the answer", "wanted to know {about}")
            case .figure: ("the \(words.last ?? "")", "heard about {about}")
            case .topic:
                words[0] == "the"
                    ? (about.phrase, "heard about {about}")
                    : ("the book about \(about.phrase)", "heard about a book about {about}")
            }
        return ChoicePlot.Goal(
            noun: noun,
            opening: """
                {heroIs} One morning {hero} \(news). <4 No one knew where to look, and everyone had heard something
                else.>

                “Then I shall find out,” said {hero}, and {he} set out {before breakfast|with a pear in each hand}.
                """)
    }

    private static func lowerArticle(_ title: String) -> String {
        ["The ", "A ", "An "].contains { title.hasPrefix($0) }
            ? title.prefix(1).lowercased() + title.dropFirst() : title
    }

    private static func shuffled<Element>(_ elements: [Element], random: inout SeededGenerator) -> [Element] {
        var elements = elements
        for index in elements.indices.reversed() where index > 0 {
            elements.swapAt(index, random.next(below: index + 1))
        }
        return elements
    }
}
