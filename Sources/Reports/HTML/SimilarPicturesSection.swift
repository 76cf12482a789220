import Domain
import LibraryStore
import Media

/// Every page that shows the picture of another page, next to that picture. A person decides whether it is suitable.
struct SimilarPicturesSection {
    let report: ReportOutline

    private typealias Case = (story: StoryReport, page: PageReport, source: SimilarPicture)

    private var cases: [Case] {
        report.similar.compactMap { story, page in page.similar.map { (story, page, $0) } }
    }

    var markup: Markup {
        let cases = cases
        guard !cases.isEmpty else { return .empty }
        let count = Counted(cases.count, "page shows", "pages show")
        return """
            <section class="similar" aria-labelledby="similar">
            <h2 id="similar">\(count.description) the picture of a similar one</h2>
            <ul class="pairs">
            \(cases.map(pair))</ul>
            </section>

            """
    }

    private func pair(_ pair: Case) -> Markup {
        let name: Markup = "<bdi>\(pair.source.place)</bdi>"
        let source = report.address(ofPage: pair.source.place).map { "<a href=\"\($0)\">\(name)</a>" as Markup } ?? name
        let number = pair.story.number(of: pair.page)
        return """
            <li class="pair">
            \(picture(of: pair))
            <div class="shown">
            <h3><a href="\(pair.story.document)#\(number)"><bdi lang="\(pair.story.language)">\(pair.story.title)</bdi>, \
            page \(number)</a></h3>
            <p class="direction" lang="\(pair.story.language)" dir="auto">\(pair.page.direction)</p>
            \(.paragraphs(pair.page.text, language: pair.story.language))
            </div>
            <div class="source">
            <h3>Drawn for \(source)</h3>
            <p class="direction" lang="\(pair.story.language)" dir="auto">\(pair.source.scene)</p>
            <p class="similarity"><b>\(pair.source.percent)</b> similar</p>
            <p class="next">Where that will not do: <code>\(command(for: pair))</code></p>
            </div>
            </li>

            """
    }

    private func command(for pair: Case) -> String {
        PageCommand(argument: pair.story.argument(for: pair.page), library: report.run.library).text
    }

    private func picture(of pair: Case) -> Markup {
        guard let picture = pair.page.smallPicture else { return .empty }
        return "<div class=\"picture\">\(.picture(picture, alt: pair.page.alt))</div>"
    }
}
