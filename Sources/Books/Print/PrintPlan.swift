import Domain

/// The measures of a printed book: of a preset, or of a size of one's own. In points.
struct PrintPlan: Hashable, Sendable {
    /// Without a preset: square pages with bleed on all four sides.
    private static let standardSize = 612.0
    private static let standardBleed = 9.0
    private static let standardMargin = 36.0
    /// An ordinary paper of 0.0025 inches a page, for covers without a preset.
    private static let standardSpinePerPage = 0.18

    let preset: PrintPreset?
    let width: Double
    let height: Double
    private let settings: PrintSettings
    private let paper: PrintPreset.Paper?

    /// Throws what is wrong with the settings, as text to follow a colon.
    init(_ settings: PrintSettings) throws(PrintProblem) {
        self.settings = settings
        let point = settings.unit.points
        guard let name = settings.preset else {
            preset = nil
            paper = nil
            width = settings.width.map { $0 * point } ?? Self.standardSize
            height = settings.height.map { $0 * point } ?? Self.standardSize
            return
        }
        guard let preset = PrintPreset.all.first(where: { $0.name == name }) else { throw .unknownPreset(name) }
        self.preset = preset
        let trim = settings.width.flatMap { width in settings.height.map { [width * point, $0 * point] } }
        let trims = preset.trims.map { [$0[0] * 72, $0[1] * 72] }
        let chosen = trim ?? trims[0]
        guard trims.contains(where: { abs($0[0] - chosen[0]) < 1 && abs($0[1] - chosen[1]) < 1 }) else {
            throw .unknownTrim(preset, width: chosen[0] / 72, height: chosen[1] / 72)
        }
        width = chosen[0]
        height = chosen[1]
        paper = settings.paper == nil ? preset.papers.first : preset.papers.first { $0.name == settings.paper }
        if let name = settings.paper, paper == nil { throw .unknownPaper(preset, name) }
    }

    /// The pages of a book with so many.
    func sheet(pages: Int) throws(PrintProblem) -> Sheet {
        guard let preset else {
            let bleed = settings.bleed.map { $0 * settings.unit.points } ?? Self.standardBleed
            let margin = Self.standardMargin
            return Sheet(
                width: width, height: height,
                bleed: Sheet.Edges(top: bleed, bottom: bleed, outside: bleed, inside: bleed),
                margins: Sheet.Edges(top: margin, bottom: margin, outside: margin, inside: margin + 9))
        }
        let padded = try padded(pages)
        guard let inside = preset.insideMargin(pages: padded) else { throw .tooManyPages(preset, padded) }
        let margin = preset.outsideMargin * 72
        return Sheet(
            width: width, height: height,
            bleed: Sheet.Edges(
                top: preset.bleed.top * 72, bottom: preset.bleed.bottom * 72, outside: preset.bleed.outside * 72,
                inside: preset.bleed.inside * 72),
            margins: Sheet.Edges(top: margin, bottom: margin, outside: margin, inside: max(inside * 72, margin)))
    }

    /// The number of pages that the house prints for a book with so many.
    func padded(_ pages: Int) throws(PrintProblem) -> Int {
        guard let preset else { return pages }
        let least = max(preset.pages.least, paper?.leastPages ?? 0)
        let multiple = preset.pages.multiple
        let padded = (max(pages, least) + multiple - 1) / multiple * multiple
        guard padded <= preset.pages.most else { throw .tooManyPages(preset, padded) }
        return padded
    }

    /// The width of the spine.
    func spine(pages: Int) throws(PrintProblem) -> Double {
        if let spine = settings.spine { return spine * settings.unit.points }
        guard let preset else { return Double(pages) * Self.standardSpinePerPage }
        guard let paper else { throw .unknownSpine(preset) }
        guard let spine = paper.spine(pages: pages) else { throw .tooManyPages(preset, pages) }
        return spine * 72
    }
}
