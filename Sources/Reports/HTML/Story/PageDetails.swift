import Domain
import LibraryStore
import Media

/// The details of a page except picture and text.
struct PageDetails {
    let report: ReportOutline
    let story: StoryReport
    let page: PageReport

    var markup: Markup {
        """
        <dl class="details">
        \(facts.map { "<div><dt>\($0.name)</dt><dd>\($0.value)</dd></div>\n" as Markup })</dl>

        """
    }

    private var facts: [(name: Markup, value: Markup)] {
        var facts: [(name: Markup, value: Markup)] = [
            ("Direction", "<bdi lang=\"\(story.language)\">\(page.direction)</bdi>"),
            ("Alt text", "<bdi lang=\"\(story.language)\">\(page.alt)</bdi>"),
            ("Why this backend", PanelExplanation(page: page).markup), ("Why this order", order),
        ]
        if let title = page.title {
            facts.insert(("Panel", "<bdi lang=\"\(story.language)\">\(title)</bdi>"), at: 0)
        }
        if let request = page.request { facts.append(("Asked for", "<bdi>\(request)</bdi>")) }
        if let similar = page.similar { facts.append(("Drawn for", source(similar))) }
        if let seed = page.source?.seed {
            facts.append(("Seed", "<code>\(seed.description)</code>"))
        }
        if let size = page.size {
            let origin = page.provenance.map { ", \($0.phrase)" } ?? ""
            facts.append(("Picture", "\(size.width) × \(size.height)\(origin)"))
        }
        if !page.notDrawn.isEmpty {
            facts.append(("Not drawn", "<bdi lang=\"en\">\(page.notDrawn.joined(separator: ", "))</bdi>"))
        }
        if !page.earlierPictures.isEmpty { facts.append(("Earlier pictures", earlierPictures)) }
        return facts
    }

    private var order: Markup {
        let level = String(describing: page.priority)
        let reasons = page.reasons.map { "<bdi>\($0)</bdi>" as Markup }.joined(separator: "; ")
        return page.reasons.isEmpty ? "\(level)" : "\(level): \(reasons)"
    }

    private func source(_ similar: SimilarPicture) -> Markup {
        let name: Markup = "<bdi>\(similar.place)</bdi>"
        let link = report.address(ofPage: similar.place).map { address -> Markup in
            "<a href=\"\(StoryDocument.up)\(address)\">\(name)</a>"
        }
        return "\(link ?? name), \(similar.percent) similar: <bdi>\(similar.scene)</bdi>"
    }

    private var earlierPictures: Markup {
        let items = page.earlierPictures.map { picture -> Markup in
            let time = picture.drawnAt.map { " \(Milliseconds(seconds: $0).minuteText) UTC," } ?? ""
            return """
                <li><a href="\(.libraryLink(picture.picture.path, up: StoryDocument.up))">Picture \(picture.number)</a>:\(time) \
                by <bdi>\(picture.picture.backend)</bdi>, \(picture.reason.rawValue)</li>

                """
        }
        return """
            <ul>
            \(items)</ul>
            """
    }
}

extension Provenance {
    fileprivate var phrase: String {
        switch self {
        case .stub: "drawn by the built-in illustrator"
        case .placeholder: "a placeholder of the built-in illustrator"
        case .model: "drawn by an image model"
        }
    }
}
