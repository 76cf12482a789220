import Domain

/// Words that image filters refuse, their replacements, and the suffixes of the softened rungs.
///
/// Every form of a word is listed with its own replacement, so that a sentence stays grammatical. A longer entry takes
/// precedence over the words that it contains.
package struct SofteningTable: Hashable, Sendable {
    /// What the words of a group are, in the order in which the groups are searched for a form.
    enum Group: String, CaseIterable {
        /// Words and phrases of any kind, in one form.
        case replacements
        /// Singular and plural.
        case nouns
        /// Base, third person, past, participle and progressive: `bite/bites/bit/bitten/biting`.
        case verbs
        /// One form, or positive, comparative and superlative.
        case adjectives
    }

    /// Two texts that are added to a concept, the milder one first.
    var suffixes: [String]
    /// By form in lower case, with straight apostrophes. A form can be in several groups: `shot` is a noun and a verb.
    private var forms: [String: [Group: String]] = [:]
    /// Words of the longest form.
    private var longest = 1

    /// `replacements` are fixed texts by words or phrases in lower case.
    package init(suffixes: [String] = [], replacements: [String: String] = [:]) {
        self.suffixes = suffixes
        for (form, softer) in replacements { set(form, softer, in: .replacements) }
    }

    /// What the form becomes; nil if it is not in the group.
    func softer(_ form: String, in group: Group) -> String? { forms[form]?[group] }

    mutating func set(_ form: String, _ softer: String, in group: Group) {
        forms[form, default: [:]][group] = softer
        longest = max(longest, form.split { !$0.isLetter }.count)
    }

    /// The text with every listed word replaced. Names are not changed: `names`, and words with an initial capital
    /// inside a sentence. The article before a replacement is adapted.
    func softened(_ text: String, names: [String] = []) -> String {
        let sentence = SentenceWords(text, names: names)
        var result = ""
        /// The place of the article that ends `result` except for the space after it.
        var article: Range<String.Index>?
        var end = text.startIndex
        var index = 0
        while index < sentence.words.count {
            let match = match(at: index, in: sentence)
            let word = sentence.words[index]
            result += text[end..<word.lowerBound]
            if let match {
                let softer = sentence.cased(match.softer, like: index..<index + match.count)
                if let article, sentence.gap(before: index) == " " {
                    let right = EnglishWords.article(before: softer)
                    let capital = result[article].first?.isUppercase == true
                    result.replaceSubrange(article, with: capital ? right.firstUppercased : right)
                }
                result += softer
                article = nil
                index += match.count
            } else {
                let start = result.endIndex
                result += text[word]
                article = ["a", "an"].contains(text[word].lowercased()) ? start..<result.endIndex : nil
                index += 1
            }
            end = sentence.words[index - 1].upperBound
        }
        return result + text[end...]
    }

    private func match(at index: Int, in sentence: SentenceWords) -> (softer: String, count: Int)? {
        for count in stride(from: min(longest, sentence.words.count - index), through: 1, by: -1) {
            let range = index..<index + count
            guard let groups = forms[sentence.form(range)], !sentence.hasName(range) else { continue }
            guard let softer = groups.count == 1 ? groups.first?.value : choice(of: groups, range, sentence) else {
                continue
            }
            // “ghost-white” has no room for a phrase.
            if sentence.isInCompound(range), softer.contains(" ") { continue }
            return (softer, count)
        }
        return nil
    }

    /// The reading of a form that is in several groups.
    private func choice(of groups: [Group: String], _ range: Range<Int>, _ sentence: SentenceWords) -> String? {
        if let fixed = groups[.replacements] { return fixed }
        if let noun = groups[.nouns] {
            let isNoun =
                groups[.adjectives] == nil
                ? sentence.followsDeterminer(range)
                : sentence.followsDeterminerOrPreposition(range)
                    && sentence.endsNounPhrase(range)
            if isNoun { return noun }
        }
        return groups[.verbs] ?? groups[.adjectives] ?? groups[.nouns]
    }
}
