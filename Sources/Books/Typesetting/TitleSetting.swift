/// The type size of a title and of the names around it, measured so that all of them fit.
struct TitleSetting: Hashable, Sendable {
    /// White space above and below, and beside, in pixels.
    static let padding = 60
    static let lineHeight = 115
    static let boldWeight = 115

    private static let sizes = stride(from: 124, through: 48, by: -4)
    /// The smallest type size at which a title is kept on one line instead of two.
    private static let smallestOnOneLine = 84
    /// The gap between the title and a name, in percent of the name's size.
    private static let gap = 60

    /// Pixels.
    let titleSize: Int
    let height: Int

    var nameSize: Int { Self.nameSize(beside: titleSize) }

    /// `room` is the wanted height in pixels. `mostRoom` is the height in pixels that limits type below the smallest
    /// ordinary size.
    init(title: String, names: [String], room: Int, mostRoom: Int) {
        let title = MeasuredText([title], weight: Self.boldWeight)
        let names = names.map { MeasuredText([$0]) }
        let lineWidth = BookLayout.pageWidth - 2 * Self.padding
        let height = { (size: Int) in
            let lines = names.reduce(0) { $0 + $1.lines(typeSize: Self.nameSize(beside: size), lineWidth: lineWidth) }
            let nameHeight = Self.nameSize(beside: size) * (lines * 140 + names.count * Self.gap) / 100
            return title.lines(typeSize: size, lineWidth: lineWidth) * size * Self.lineHeight / 100 + nameHeight
                + 2 * Self.padding
        }
        let fitting = Self.sizes.filter {
            height($0) <= room && title.keepsWordsWhole(typeSize: $0, lineWidth: lineWidth)
        }
        titleSize =
            fitting.first { $0 >= Self.smallestOnOneLine && title.lines(typeSize: $0, lineWidth: lineWidth) == 1 }
            ?? fitting.first ?? stride(from: 48, to: 1, by: -1).first { height($0) <= mostRoom } ?? 1
        self.height = height(titleSize)
    }

    private static func nameSize(beside titleSize: Int) -> Int {
        min(38, max(titleSize * 45 / 100, 1))
    }
}
