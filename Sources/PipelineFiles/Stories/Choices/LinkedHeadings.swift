import Domain

/// The passages of a Markdown story whose headings link to each other. A passage begins with a heading that a link
/// leads to, and with every other heading of such a level or above. The story begins with what is before the first.
struct LinkedHeadings {
    private(set) var passages: [PassageDraft] = []

    /// Whether a link leads to a heading by other words than those of the heading. A table of contents has the same
    /// words.
    static func haveChoices(_ blocks: [MarkdownBlock]) -> Bool {
        let links = blocks.flatMap(\.links)
        guard !links.isEmpty else { return false }
        var anchors = HeadingAnchors()
        let headings = Dictionary(
            blocks.filter(\.isHeading).map { (anchors.anchor(of: $0.text), HeadingAnchors.plain($0.text)) },
            uniquingKeysWith: { first, _ in first })
        return links.contains { link in
            headings[link.anchor.lowercased()].map { $0 != HeadingAnchors.plain(link.text) } ?? false
        }
    }

    /// `title` is that of the story, if a heading gives it; links can lead back to it.
    init(_ blocks: ArraySlice<MarkdownBlock>, title: String?) {
        var anchors = HeadingAnchors()
        let titleAnchor = title.map { anchors.anchor(of: $0) }
        let named = blocks.map { block in (block: block, anchor: block.isHeading ? anchors.anchor(of: block.text) : nil)
        }
        let targets = Set(blocks.flatMap(\.links).map { $0.anchor.lowercased() })
        let level = named.compactMap { $1.map(targets.contains) == true ? $0.heading?.level : nil }.max() ?? 6
        for (block, anchor) in named {
            let begins = anchor != nil && (block.heading?.level ?? 7) <= level
            if begins || passages.isEmpty {
                passages.append(PassageDraft(name: anchor ?? titleAnchor ?? "", line: block.line))
            }
            passages[passages.count - 1].links += block.links.map {
                PassageDraft.Link(text: $0.text, target: $0.anchor.lowercased(), line: $0.line)
            }
            if block.isOnlyLinks {
                passages[passages.count - 1].linkLines.append(block.text)
            } else {
                passages[passages.count - 1].blocks.append((block.text, block.isHeading))
            }
        }
    }
}

/// The anchors of headings, as GitHub and most other programs make them: `The bridge!` is `the-bridge`, the second one
/// `the-bridge-1`.
struct HeadingAnchors {
    private var counts: [String: Int] = [:]

    /// Without a number for headings of the same words.
    static func plain(_ heading: String) -> String {
        heading.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
            .replacing(" ", with: "-")
    }

    mutating func anchor(of heading: String) -> String {
        let plain = Self.plain(heading)
        let count = counts[plain, default: 0]
        counts[plain] = count + 1
        return count == 0 ? plain : "\(plain)-\(count)"
    }
}
