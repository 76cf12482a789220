import Domain
import Typesetting

/// The words of one page, measured: a text under one picture, or a caption under each panel of a comic.
struct PageWords: Sendable {
    let texts: [PageText]
    let grid: PanelGrid
    private let measured: [MeasuredParagraphs]

    init(of page: BookPage, _ setter: TextSetter) {
        grid = PanelGrid(of: page.pictures.map(\.shownSize), pageWidth: BookLayout.pageWidth)
        texts =
            grid.isComic
            ? page.captions(setter.shaper.language)
            : [PageText(page)]
        let isComic = grid.isComic
        measured = texts.map { setter.measured($0, isComic ? .lettering : .reading) }
    }

    /// The largest type that suits lines of this length. Captions are narrow.
    func largestSize(of scale: TypeScale) -> Int {
        grid.isComic ? max(scale.smallest, min(scale.largest, grid.cellWidth * 9 / 100)) : scale.largest
    }

    /// Height of the words in pixels, including the white space around them and the page number.
    func height(typeSize: Int, scale: TypeScale) -> Int {
        guard grid.isComic else { return BookLayout.panelHeight(of: measured[0], typeSize: typeSize, scale: scale) }
        return (0..<grid.rows).reduce(BookLayout.textPadding.bottom) { height, row in
            let captions = measured[grid.panels(inRow: row, of: measured.count)].filter { !$0.isEmpty }
            return height + (captions.map { captionHeight(of: $0, typeSize: typeSize, scale: scale) }.max() ?? 0)
        }
    }

    private func captionHeight(of text: MeasuredParagraphs, typeSize: Int, scale: TypeScale) -> Int {
        BookLayout.captionPadding.top + BookLayout.captionPadding.bottom
            + BookLayout.textHeight(
                of: text, typeSize: typeSize, lineWidth: grid.cellWidth - 2 * BookLayout.captionMargin, scale: scale)
    }
}
