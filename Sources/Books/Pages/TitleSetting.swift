import Typesetting

/// The lines and sizes of a title and of the names around it, so that all of them fit. In points.
struct TitleSetting {
    struct Name: Hashable, Sendable {
        enum Rank: String, Sendable {
            case series, collection, title, subtitle, author, publisher
        }

        var rank: Rank
        /// With dots between them: the names of several authors.
        var parts: [String]

        /// Whether it has the color of names, not that of text.
        var isAccented: Bool { rank != .title && rank != .subtitle }

        var text: String { parts.joined(separator: " · ") }
    }

    /// A name in its lines, with the space above it.
    struct Entry {
        let name: Name
        let block: TextBlock
        let gap: Double
    }

    static let titleLineHeight = 1.15
    static let nameLineHeight = 1.4
    /// The space above a name that is not the first, as a factor of the names' size.
    static let gap = 0.5
    private static let largestSize = 62.0
    private static let smallestSize = 16.0
    /// The smallest part of the largest fitting size to which a title shrinks to have fewer lines.
    private static let smallestShare = 0.68

    let titleSize: Double
    let entries: [Entry]
    /// Of the longest line.
    let width: Double

    var height: Double { Self.height(of: entries) }

    /// The gap above the first does not count.
    static func height(of entries: [Entry]) -> Double {
        entries.reduce(-(entries.first?.gap ?? 0)) { $0 + $1.gap + $1.block.height }
    }

    /// `room` is the height that the names may have. If they do not fit at ``smallestSize``, the title is
    /// smaller than that.
    init(_ names: [Name], _ setter: TextSetter, width: Double, room: Double, pageWidth: Double) {
        let measured = names.map { (name: $0, text: setter.measured([$0.text], .title)) }
        let title = measured.first { $0.name.rank == .title }?.text ?? setter.measured([], .title)
        let entries = { (size: Double) in
            measured.map { name in
                let isTitle = name.name.rank == .title
                let nameSize = Self.nameSize(beside: size)
                let block = name.text.block(
                    size: isTitle ? size : nameSize, width: width,
                    lineHeight: isTitle ? Self.titleLineHeight : Self.nameLineHeight)
                return Entry(name: name.name, block: block, gap: nameSize * Self.gap)
            }
        }
        let height = { (size: Double) in Self.height(of: entries(size)) }
        let lineCount = { (size: Double) in
            title.block(size: size, width: width, lineHeight: Self.titleLineHeight).lines.count
        }
        let fitting = stride(from: min(Self.largestSize, pageWidth / 8), through: Self.smallestSize, by: -1).filter {
            title.longestWord * $0 <= width && height($0) <= room
        }
        if let largest = fitting.first {
            let candidates = fitting.filter { $0 >= largest * Self.smallestShare }
            let fewest = candidates.map(lineCount).min()
            titleSize = candidates.first { lineCount($0) == fewest } ?? largest
        } else {
            titleSize = stride(from: Self.smallestSize, to: 1, by: -1).first { height($0) <= room } ?? 1
        }
        self.entries = zip(entries(titleSize), measured).map { entry, name in
            Entry(name: entry.name, block: Self.balanced(entry.block, of: name.text, width), gap: entry.gap)
        }
        self.width = self.entries.reduce(0) { max($0, setter.width(of: $1.block)) }
    }

    private static func nameSize(beside titleSize: Double) -> Double {
        min(19, max(titleSize * 0.45, min(titleSize, 10)))
    }

    /// The same number of lines, with the longest as short as possible.
    private static func balanced(_ block: TextBlock, of text: MeasuredParagraphs, _ width: Double) -> TextBlock {
        guard block.lines.count > 1 else { return block }
        var (narrowest, best) = (0.0, block)
        var widest = width
        while widest - narrowest > block.size / 1000 {
            let middle = (narrowest + widest) / 2
            let other = text.block(size: block.size, width: middle, lineHeight: block.lineHeight / block.size)
            let isWhole = text.longestWord * block.size <= middle || text.longestWord * block.size > width
            if isWhole, other.lines.count == block.lines.count {
                (widest, best) = (middle, other)
            } else {
                narrowest = middle
            }
        }
        return best
    }
}
