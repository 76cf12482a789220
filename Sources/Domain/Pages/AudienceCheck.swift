/// Finds what in the text of a story does not suit the audience. The words and the reading grade are for English; in other
/// languages nothing is found.
package struct AudienceCheck: Sendable {
    /// A word above the rating, where it first is.
    package struct Finding: Hashable, Sendable {
        /// As in the text.
        let word: String
        let sentence: Int
    }

    /// The number of words that a message names; further words are only counted.
    private static let namedWords = 5
    /// How many years the age for a text may be above that of the oldest reader.
    private static let mostYearsAbove = 5

    private let ratings: RatingWords
    private let audience: Audience
    private let language: String
    private var isEnglish: Bool { LanguageTag.primary(of: language) == "en" }

    package init(ratings: RatingWords, audience: Audience, language: String) {
        self.ratings = ratings
        self.audience = audience
        self.language = language
    }

    /// Each word once.
    package func findings(in sentences: [Sentence]) -> [Finding] {
        guard isEnglish else { return [] }
        var known: Set<String> = []
        return sentences.flatMap { sentence in
            ratings.words(above: audience.rating, in: sentence.text)
                .filter { known.insert($0.lowercased()).inserted }
                .map { Finding(word: $0, sentence: sentence.number) }
        }
    }

    /// `pages` are the sentences of each page; empty if the story has no pages yet. Nil if nothing was found.
    package func message(of findings: [Finding], pages: [SentenceRange] = []) -> String? {
        guard !findings.isEmpty else { return nil }
        var parts = findings.prefix(Self.namedWords).map { finding in
            let page = pages.firstIndex { ($0.first...$0.last).contains(finding.sentence) }
            let place = page.map { "page \($0 + 1), " } ?? ""
            return "“\(finding.word)” (\(place)sentence \(finding.sentence))"
        }
        let more = findings.count - parts.count
        if more > 0 { parts.append("and \(more) more") }
        return "says what is not for a collection rated \(audience.rating.rawValue): \(parts.joined(separator: ", "))"
    }

    /// Why a collection that is strict refuses the text; nil if it does not.
    package func refusal(of text: String) -> String? {
        message(of: findings(in: SentenceSplitter(language: language).sentences(of: text))).map {
            "\($0); change these sentences, or leave out “strict: true”"
        }
    }

    /// What a text contains that does not suit the audience, a message each.
    package func messages(on text: String) -> [String] {
        let sentences = SentenceSplitter(language: language).sentences(of: text)
        let level = readingGrade(of: sentences).map { levelMessage(of: [("", $0)]) }
        return [message(of: findings(in: sentences)), level].compactMap(\.self)
    }

    /// Nil unless the text is far above the audience.
    package func readingGrade(of sentences: [Sentence]) -> ReadingGrade? {
        guard isEnglish, let reading = ReadingGrade(of: sentences),
            reading.age > audience.ages.upperBound + Self.mostYearsAbove
        else { return nil }
        return reading
    }

    /// What is said of texts that are far above the audience. One text is the subject of the message; several are named in
    /// it.
    package func levelMessage(of texts: [(name: String, reading: ReadingGrade)]) -> String {
        let ages = audience.ages
        let collection = ages.count == 1 ? "age \(ages.lowerBound)" : "ages \(ages.lowerBound)-\(ages.upperBound)"
        guard texts.count != 1 else {
            return "reads like a text for \(texts[0].reading.readers), and the collection is for \(collection)"
        }
        var named = texts.prefix(Self.namedWords).map { "“\($0.name)” (\($0.reading.readers))" }
        let more = texts.count - named.count
        if more > 0 { named.append("and \(more) more") }
        return "is for \(collection), and \(texts.count) stories read like texts for older readers: "
            + named.joined(separator: ", ")
    }
}

extension ReadingGrade {
    /// `age 9`, or `adults`.
    fileprivate var readers: String { age < 18 ? "age \(age)" : "adults" }
}
