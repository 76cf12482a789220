/// The size of a title and of the names around it, measured so that all of them fit.
struct TitleSetting: Hashable, Sendable {
    /// White space above and below, and beside, in pixels.
    static let padding = 60
    static let lineHeight = 115
    static let boldWeight = 115

    private static let sizes = stride(from: 124, through: 48, by: -4)
    /// A title stands on one line rather than on two, as long as its type is no smaller than this.
    private static let smallestOnOneLine = 84
    /// The gap between the title and a name, in percent of the name's size.
    private static let gap = 60

    /// Pixels.
    let titleSize: Int
    let height: Int

    /// The type size of the names.
    var nameSize: Int { Self.nameSize(beside: titleSize) }

    /// `room` is the height wanted, in pixels, `mostRoom` the one at which the smallest ordinary size gives way too.
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
