import Domain

/// The passages of a Markdown story whose headings link to each other. A passage begins with a heading that a link
/// leads to, and with every other heading of such a level or above. The story begins with what is before the first.
struct LinkedHeadings {
    private(set) var passages: [PassageDraft] = []

    /// Whether the links of a text are choices, and not those of a table of contents, to the top, to the next chapter, to
    /// a note, or to something mentioned.
    ///
    /// In at least one section with other text, links by other words than their headings begin or end with lead to several
    /// headings below it, or to one that is not the next. And links lead to more than half of the headings that begin
    /// passages: a novel in which one chapter mentions another has no choices. Links to headings that do not exist count,
    /// so that they are reported.
    static func haveChoices(_ blocks: [MarkdownBlock]) -> Bool {
        guard blocks.contains(where: { !$0.links.isEmpty }) else { return false }
        let sections = LinkedSection.sections(of: blocks)
        let targets = Set(sections.flatMap(\.links).compactMap(\.section))
        guard let level = targets.map({ sections[$0].level }).max(),
            sections.indices.contains(where: { index in
                guard sections[index].hasText else { return false }
                let ahead = sections[index].links.filter { !$0.namesItsHeading && $0.section ?? .max > index }
                let found = ahead.compactMap(\.section)
                return found.contains { $0 > index + 1 } || !found.isEmpty && Set(ahead.map(\.anchor)).count > 1
            })
        else { return false }
        let missing = Set(sections.flatMap(\.links).filter { $0.section == nil }.map(\.anchor)).count
        let places = sections.indices.dropFirst().filter { sections[$0].level <= level }
        return (places.count(where: targets.contains) + missing) * 2 > places.count
    }

    /// `title` is that of the story, if a heading gives it; links can lead back to it.
    init(_ blocks: ArraySlice<MarkdownBlock>, title: String?) {
        var anchors = HeadingAnchors()
        let titleAnchor = title.map { anchors.anchor(of: $0) }
        let named = blocks.map { (block: $0, anchor: $0.isHeading ? anchors.anchor(of: $0.text) : nil) }
        let targets = Set(blocks.filter { !$0.isHeading }.flatMap(\.links).map { $0.anchor.lowercased() })
        let level = named.compactMap { $1.map(targets.contains) == true ? $0.heading?.level : nil }.max() ?? 6
        for (block, anchor) in named {
            let begins = anchor != nil && (block.heading?.level ?? 7) <= level
            if begins || passages.isEmpty {
                passages.append(PassageDraft(name: anchor ?? titleAnchor ?? "", line: block.line))
            }
            let last = passages.count - 1
            guard !block.isHeading else {
                passages[last].blocks.append((block.text, true))
                continue
            }
            passages[last].links += block.links.map { link in
                let anchor = link.anchor.lowercased()
                return PassageDraft.Link(
                    text: link.text, target: anchor == titleAnchor ? passages[0].name : anchor, line: link.line)
            }
            if let line = block.connective { passages[last].connectives.append(line) }
            if block.textWithoutLinks.isEmpty {
                passages[last].linkLines.append(block.text)
            } else {
                passages[last].blocks.append((block.textWithoutLinks, false))
            }
        }
    }
}

/// A heading with what is below it, or the text before the first heading.
private struct LinkedSection {
    struct Link {
        var anchor: String
        /// The index of the section that it leads to, if there is one.
        var section: Int?
        /// Whether the heading begins or ends with its words.
        var namesItsHeading: Bool
    }

    var level: Int
    var links: [Link] = []
    /// Whether it has other text than its heading and links.
    var hasText = false

    static func sections(of blocks: [MarkdownBlock]) -> [LinkedSection] {
        var anchors = HeadingAnchors()
        var headings: [String: (section: Int, words: [Substring])] = [:]
        let before = blocks.first?.isHeading == true ? 0 : 1
        for (index, heading) in blocks.filter(\.isHeading).enumerated() {
            headings[anchors.anchor(of: heading.text)] = (index + before, words(of: heading.text))
        }
        var sections: [LinkedSection] = []
        for block in blocks {
            if block.isHeading || sections.isEmpty {
                sections.append(LinkedSection(level: block.heading?.level ?? 0))
            }
            guard !block.isHeading else { continue }
            let last = sections.count - 1
            if !block.textWithoutLinks.isEmpty { sections[last].hasText = true }
            sections[last].links += block.links.compactMap { link in
                let anchor = link.anchor.lowercased()
                guard let heading = headings[anchor] else {
                    // Numbers and marks are notes, and browsers know the top.
                    let isNote = !link.text.contains(where: \.isLetter) || ["", "top"].contains(anchor)
                    return isNote ? nil : Link(anchor: anchor, namesItsHeading: false)
                }
                return Link(
                    anchor: anchor, section: heading.section,
                    namesItsHeading: words(of: link.text).begin(orEnd: heading.words))
            }
        }
        return sections
    }

    private static func words(of text: String) -> [Substring] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }
    }
}

extension [Substring] {
    fileprivate func begin(orEnd words: [Substring]) -> Bool {
        words.starts(with: self) || words.reversed().starts(with: reversed())
    }
}

/// The anchors of headings, as GitHub and most other programs make them: `The bridge!` is `the-bridge`, the second one
/// `the-bridge-1`.
struct HeadingAnchors {
    /// The anchors so far, with how many headings have the same words.
    private var counts: [String: Int] = [:]

    /// Without a number for headings of the same words.
    static func plain(_ heading: String) -> String {
        heading.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
            .replacing(" ", with: "-")
    }

    mutating func anchor(of heading: String) -> String {
        let plain = Self.plain(heading)
        var anchor = plain
        // A heading may have the words that another has with its number: “The bridge 1”.
        while counts[anchor] != nil {
            let number = (counts[plain] ?? 0) + 1
            counts[plain] = number
            anchor = "\(plain)-\(number)"
        }
        counts[anchor] = 0
        return anchor
    }
}
