import Domain
import Typesetting

/// The style sheet: one page size, one line height, a paper for each theme.
///
/// Measures are numbers, because older reading systems do not support custom properties.
struct FixedStyle: Sendable {
    /// White space around titles and names, in pixels.
    static let namePadding = 60
    /// White space around the texts of the pages before and after the stories, in pixels.
    static let smallMargin = 110
    static let smallLineHeight = 1.5
    /// Between paragraphs, in ems.
    static let smallGap = 0.8
    /// Height of a heading above them, in ems.
    static let headingLines = 3

    private let layout: BookLayout
    private let fonts: BookFonts

    init(_ layout: BookLayout, _ fonts: BookFonts) {
        self.layout = layout
        self.fonts = fonts
    }

    var css: String {
        ([fonts.rules, frame, pictures, sheet] + headings + comics + choices + [names, colophon, colors]).joined(
            separator: "\n")
            + "\n"
    }

    private var frame: String {
        """
        html { background: #6e6e6e; }
        body {
            margin: 0; padding: 0; width: \(BookLayout.pageWidth)px;
            \(fonts.style(.reading))
            -webkit-text-size-adjust: 100%; text-size-adjust: 100%; -webkit-hyphens: none; hyphens: none;
        }
        main {
            box-sizing: border-box; position: relative; width: \(BookLayout.pageWidth)px; height: \(layout.pageHeight)px;
            display: flex; flex-direction: column; align-items: center;
        }
        .nav { width: auto; min-height: 100vh; }
        .nav main { display: block; width: auto; height: auto; padding: 1em; }
        \(EPUBNavigation.style)
        .nav h1, .nav h2 { margin: 1em 0 0.5em; font-size: 1.3em; }
        h1, h2, p, figure { margin: 0; font: inherit; overflow-wrap: break-word; }
        img { display: block; width: 100%; min-height: 0; object-fit: contain; }
        """
    }

    /// Rules for one picture, and for the panels of a comic.
    private var pictures: String {
        """
        .picture { flex: 0 1 auto; min-height: 0; }
        .picture img { height: 100%; }
        .picture.full img { object-fit: cover; }
        .plate img { border-radius: 12px; }
        .panels {
            box-sizing: border-box; flex: 0 1 auto; width: 100%; height: 100%;
            padding: \(PanelGrid.gap)px \(PanelGrid.gap)px \(BookLayout.textPadding.bottom)px;
            display: flex; flex-direction: column; justify-content: space-evenly; gap: \(PanelGrid.gap)px;
        }
        .row { flex: 0 1 auto; min-height: 0; display: flex; justify-content: center; gap: \(PanelGrid.gap)px; }
        figure { min-height: 0; display: flex; flex-direction: column; }
        figure img { flex: 0 1 auto; border-radius: 8px; }
        figcaption {
            \(fonts.style(.lettering))
            flex: 0 0 auto; align-self: center; max-width: 100%; box-sizing: border-box;
            padding: \(BookLayout.captionPadding.top)px \(BookLayout.captionMargin)px \
        \(BookLayout.captionPadding.bottom)px;
        }
        """
    }

    /// Rules for the paper under the text, and for the page number.
    private var sheet: String {
        """
        .sheet {
            box-sizing: border-box; position: relative; flex: 1 0 auto; width: 100%;
            padding: \(BookLayout.textPadding.top)px \(BookLayout.textMargin)px \(BookLayout.textPadding.bottom)px;
            display: flex; flex-direction: column; justify-content: center;
        }
        .sheet.full { margin-top: -\(BookLayout.sheetOverlap)px; border-radius: \(BookLayout.sheetOverlap)px \
        \(BookLayout.sheetOverlap)px 0 0; }
        .text { max-width: 100%; margin: 0 auto; }
        .text, figcaption {
            line-height: \(layout.typeScale.lineHeight.percentAsRatio); text-align: start; text-wrap: pretty;
        }
        .text p + p, figcaption p + p { margin-top: \(BookLayout.paragraphGap.percentAsRatio)em; }
        .folio {
            position: absolute; z-index: 1; bottom: 26px; left: 0; right: 0; text-align: center; font-size: 26px;
            line-height: 1.2;
        }
        """
    }

    private var hasHeadings: Bool { layout.pages.joined().contains { $0.texts.contains { $0.heading != nil } } }

    /// Rules for the headings of chapters, if there are any.
    private var headings: [String] {
        guard hasHeadings else { return [] }
        return [
            """
            .text h2 { \(fonts.style(.title)) }
            .text h2 + h2, .text h2 + p { margin-top: \(BookLayout.paragraphGap.percentAsRatio)em; }
            """
        ]
    }

    /// Rules for choices, if there are any.
    private var choices: [String] {
        guard layout.hasChoices else { return [] }
        return [
            """
            .choice { \(fonts.style(.title)) }
            .choice a, .comic a { color: inherit; }
            """
        ]
    }

    private var hasComic: Bool { layout.pages.joined().contains { $0.comic != nil } }

    /// Rules for balloons and narrator boxes, if there are any.
    private var comics: [String] {
        guard hasComic else { return [] }
        return [
            """
            .comic { position: absolute; top: 0; left: 0; width: 100%; height: 100%; }
            .frame, .frame img, .comic p, .comic h2, .tail { position: absolute; box-sizing: border-box; }
            .frame { overflow: hidden; outline: 2px solid \(ComicLook.ink); }
            .frame img { object-fit: cover; border-radius: 0; }
            .comic p { \(fonts.style(.lettering)) color: \(ComicLook.ink); border: 1px solid \(ComicLook.ink); }
            .comic h2 { \(fonts.style(.title)) text-align: center; }
            .comic .narration { background: \(Palette.Color(value: ComicLook.boxColor)); text-align: start; }
            .comic .speech { background: #ffffff; text-align: center; }
            .comic p, .comic h2 { line-height: \(ComicPage.lineHeight); white-space: nowrap; }
            .tail { width: 0; height: 0; border: 0 solid transparent; }
            .tail.line { border-top-color: \(ComicLook.ink); }
            .tail.paper { border-top-color: #ffffff; }
            """
        ]
            + Theme.allCases.map { theme in
                ".\(theme.rawValue) .frame { background: \(Palette.Color(value: ComicLook.ground(theme))); }"
            }
    }

    /// Rules for cover and title pages.
    private var names: String {
        """
        .names, .small h1, .nav h1, .nav h2 { \(fonts.style(.title)) }
        .names {
            box-sizing: border-box; flex: 1 0 auto; width: 100%; padding: \(Self.namePadding)px;
            display: flex; flex-direction: column; align-items: center; justify-content: center; text-align: center;
            text-wrap: balance; line-height: \(TitleSetting.nameLineHeight);
        }
        .cover .names { position: absolute; padding: 0; border-radius: \(Int(2 * Cover.radius))px; }
        .cover .picture { position: absolute; }
        .cover img { object-fit: cover; }
        .names h1 { line-height: \(TitleSetting.titleLineHeight); }
        .title main { justify-content: center; }
        .title .names { flex: 0 0 auto; }
        .title .publisher {
            position: absolute; bottom: \(Self.namePadding)px; font-size: 30px; \(fonts.style(.title))
        }
        .roundel { flex: 0 0 auto; width: 600px; height: 600px; }
        .roundel img { width: 100%; height: 100%; border-radius: 50%; object-fit: cover; }
        """
    }

    private var colophon: String {
        """
        .colophon main { justify-content: flex-end; }
        .small { box-sizing: border-box; width: 100%; padding: \(Self.smallMargin)px; line-height: \(Self.smallLineHeight); }
        .small h1 { font-size: 1.25em; margin-bottom: \(Self.smallGap)em; }
        .small p + p { margin-top: \(Self.smallGap)em; }
        cite { font-style: normal; }
        .small .facts { font-size: 0.75em; }
        .dedication main { justify-content: center; }
        .dedication .small { text-align: center; }
        .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        """
    }

    private var colors: String {
        """
        \(rules(on: "", Palette.light))
        @media (prefers-color-scheme: dark) {
        \(rules(on: "", Palette.dark))
        }
        \(rules(on: ".cover", Palette.light))
        \(rules(on: ".cover.dark", Palette.dark))
        """
    }

    /// The colors of every theme. `page` is a class that limits them to one kind of page.
    private func rules(on page: String, _ palette: (Theme) -> Palette) -> String {
        let (hasHeadings, hasComic, hasChoices) = (hasHeadings, hasComic, layout.hasChoices)
        return Theme.allCases.map { theme in
            let colors = palette(theme)
            let body = "\(page).\(theme.rawValue)"
            return """
                \(body), \(body) .sheet { background: \(colors.paper); color: \(colors.ink); }
                \(body) .folio, \(body) .series, \(body) .collection, \(body) .author, \(body) .publisher, \
                \(body) .facts\(hasHeadings ? ", \(body) .text h2" : "")\
                \(hasComic ? ", \(body) .comic h2" : "")\(hasChoices ? ", \(body) .choice" : "") { color: \(colors.accent); }
                """
        }.joined(separator: "\n")
    }
}
