import Domain
import Media
import Pipeline

/// The work that a run would do for the stories of a collection, as text.
struct CollectionDryRunText {
    let collection: DryRunResult.Collection

    func lines(width: Int) -> [String] {
        let busy = collection.stories.filter { $0.gathering != nil || $0.planning != nil || !$0.pictures.isEmpty }
        let idle = collection.stories.count - busy.count
        var lines = ["\(collection.facts.title.singleLine) (\(collection.facts.slug))"]
        for story in busy {
            let wrapped = WrappedText.lines(
                "\(story.title.singleLine) (\(story.slug)): \(words(for: story))", to: width - 4)
            lines += wrapped.enumerated().map { ($0.offset == 0 ? "  " : "    ") + $0.element }
        }
        if idle > 0 {
            let others =
                busy.isEmpty ? Counted(idle, "story", "stories") : Counted(idle, "other story", "other stories")
            lines.append("  \(others): nothing to plan or draw")
        }
        for stale in collection.staleness {
            lines += WrappedText.lines(
                "  stale: ", "\(stale.reason) (\(Counted(stale.pictures, "picture", "pictures")))", to: width)
        }
        return lines
    }

    private func words(for story: DryRunResult.Story) -> String {
        var words: [String] = []
        if let gathering = story.gathering { words.append(gathering.rawValue) }
        if let planning = story.planning {
            if planning.isAgain { words.append("planned again") }
            let pages = Counted(story.pages, "page", "pages").description
            words.append(planning.isGuess ? "about \(pages) (“\(planning.backend)” decides)" : pages)
            if !planning.staleness.isEmpty { words.append("because \(planning.staleness.joined(separator: " and "))") }
        }
        words.append(pictures(of: story))
        return words.joined(separator: ", ")
    }

    /// `14 pictures: 10 pending, 2 interrupted, 2 lost`
    private func pictures(of story: DryRunResult.Story) -> String {
        let total = story.pictures.values.reduce(0, +)
        guard total > 0 else { return "nothing to draw" }
        let causes = PictureCause.allCases.filter { story.pictures[$0, default: 0] > 0 }
        let all = Counted(total, "picture", "pictures")
        if causes == [.new], story.gathering == .new { return all.description }
        if causes.count == 1 { return "\(all) (\(causes[0].word))" }
        return "\(all): " + causes.map { $0.words(for: story.pictures[$0, default: 0]) }.joined(separator: ", ")
    }
}

extension PictureCause {
    /// `10 pending`
    func words(for count: Int) -> String {
        switch self {
        case .asked: "\(count) asked for"
        case .placeholder: Counted(count, "placeholder", "placeholders").description
        case .laterPass: "\(count) in a later pass"
        default: "\(count) \(word)"
        }
    }

    var word: String {
        switch self {
        case .asked: "asked for"
        case .laterPass: "later pass"
        default: rawValue
        }
    }
}
