import Domain

/// Adds plots to a story until it has enough words for its pages.
struct StoryBook {
    private(set) var title = ""
    private(set) var paragraphs: [String] = []
    private var slots: [String: String]
    private let age: Int
    private let wantedWords: Int
    private var beats = StoryBeats.all
    private var plotsTold = 0
    private var wordCount = 0

    init(template slots: [String: String], parameters: StoryParameters) {
        self.slots = slots
        age = min(max(parameters.age, StoryParameters.ageLimits.lowerBound), StoryParameters.ageLimits.upperBound)
        let band = Audience(ages: age...age, rating: .general).wordsPerPage
        let aPage = band.lowerBound + (band.upperBound - band.lowerBound) * 2 / 5
        wantedWords = aPage * max(parameters.pages, 1)
    }

    /// Whether the story is still clearly too short. One complete plot reads better than one and a part.
    var wantsMore: Bool {
        plotsTold == 0 || wordCount + wordCount / plotsTold / 2 < wantedWords * 4 / 5
    }

    private static func words(in text: String) -> Int {
        text.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }).count
    }

    /// Adds a plot. Only the first plot has the title, and the lesson at its end.
    mutating func tell(_ plot: StoryPlot, random: inout SeededGenerator) {
        let template = StoryTemplate(slots: slots, age: age)
        if plotsTold == 0 {
            title = StoryProse.cleaned(template.filled(random.pick(plot.titles), random: &random)).joined()
        }
        slots["refrain"] = template.filled(plot.refrain, random: &random)
        slots["lastRefrain"] = template.filled(plot.lastRefrain, random: &random)
        let isFirst = plotsTold == 0
        slots["heroIs"] = isFirst ? template.filled(Self.greeting, random: &random) : ""
        let filler = StoryTemplate(slots: slots, age: age)
        let attempts = Self.shuffledAttempts(of: plot, random: &random)
        let opening = (isFirst ? "" : Self.transition) + plot.opening
        var parts = [opening, plot.want, plot.obstacle].map { filler.filled($0, random: &random) }
        let ends = [plot.turn, plot.ending].map { filler.filled($0, random: &random) }
        let room = wantedWords - wordCount - (parts + ends).reduce(0) { $0 + Self.words(in: $1) }
        parts += attemptTexts(attempts, room: room, fail: plot.attemptsFail, filler: filler, random: &random) + ends
        paragraphs += parts.flatMap(StoryProse.cleaned).map(flowing)
        slots["lesson"] = ""
        plotsTold += 1
        wordCount = paragraphs.reduce(0) { $0 + Self.words(in: $1) }
    }

    private func flowing(_ paragraph: String) -> String {
        guard age > 6, let hero = slots["hero"], let pronoun = slots["He"] else { return paragraph }
        return StoryProse.flowing(paragraph, hero: hero, pronoun: pronoun, longest: age > 8 ? 11 : 7)
    }

    static let greeting =
        "{{hero} was {heroKind}.|There was once {heroNoun} called {hero}. {He} wore {garment}<3  {in all weathers|on most "
        + "days|whenever {he} could}>.|Not far from here lived {hero}, {heroKind}.}"

    /// The first words of every plot after the first.
    private static let transition =
        "{{Not long after that,|A little later|The very next week} something {else|new} happened to {hero}."
        + "|{Another day|One day soon after} there was something new for {hero}.} "

    private static func shuffledAttempts(of plot: StoryPlot, random: inout SeededGenerator) -> [String] {
        let left = random.next(below: plot.attempts.count)
        return plot.attempts.indices.filter { $0 != left }.map { plot.attempts[$0] } + [plot.attempts[left]]
    }

    /// Two attempts. If there is room, a third one and short moments between them.
    private mutating func attemptTexts(
        _ attempts: [String], room: Int, fail: Bool, filler: StoryTemplate, random: inout SeededGenerator
    ) -> [String] {
        var texts = attempts.map { filler.filled($0, random: &random) }
        var room = room - texts.prefix(2).reduce(0) { $0 + Self.words(in: $1) }
        if room < Self.words(in: texts[texts.count - 1]) / 2 {
            texts = Array(texts.prefix(2))
        } else {
            room -= Self.words(in: texts[texts.count - 1])
        }
        var attemptTexts: [String] = []
        for text in texts {
            attemptTexts.append(text)
            guard fail, room > 12, attemptTexts.count < 5, !beats.isEmpty else { continue }
            let beat = filler.filled(beats.remove(at: random.next(below: beats.count)), random: &random)
            room -= Self.words(in: beat)
            attemptTexts.append(beat)
        }
        return attemptTexts
    }
}
