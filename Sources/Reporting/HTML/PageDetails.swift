import Domain
import MarkupText

/// What the view of a page tells beyond picture and text: the direction, the facts, every attempt.
struct PageDetails {
    let story: StoryReport
    let page: PageReport

    var markup: Markup {
        """
        <div class="details">
        <dl>
        \(facts.map { "<div><dt>\($0.name)</dt><dd>\($0.value)</dd></div>\n" as Markup })</dl>
        \(attempts)</div>
        """
    }

    private var facts: [(name: Markup, value: Markup)] {
        var facts: [(name: Markup, value: Markup)] = [
            ("Direction", "<bdi lang=\"\(story.language)\">\(page.direction)</bdi>"),
            ("Alt text", "<bdi lang=\"\(story.language)\">\(page.alt)</bdi>"),
        ]
        if let backend = page.backend {
            let provenance = page.provenance.map { ", \($0.rawValue)" } ?? ""
            facts.append(("Drawn by", "<bdi>\(backend)</bdi>\(provenance)"))
        }
        if let seed = page.attempts.last(where: \.succeeded)?.seed {
            facts.append(("Seed", "<code>\(String(seed))</code>"))
        }
        if let similar = page.similar {
            facts.append(("Drawn for", "<bdi>\(similar.page)</bdi>, \(similar.percent) similar: \(similar.direction)"))
        }
        facts.append(("Priority", "\(String(describing: page.priority))"))
        if let picture = page.picture {
            let size = page.size.map { ", \($0.width) × \($0.height)" } ?? ""
            facts.append(("Picture", "<a href=\"\(.libraryLink(picture))\">Open the file</a>\(size)"))
        }
        return facts
    }

    private var attempts: Markup {
        guard !page.attempts.isEmpty else { return "<p class=\"none\">No attempts.</p>\n" }
        return """
            <table>
            <caption>\(page.attempts.count == 1 ? "1 attempt" : "\(page.attempts.count) attempts")</caption>
            <thead><tr><th scope="col">No.</th><th scope="col">Backend</th><th scope="col">Rung</th>\
            <th scope="col">Outcome</th><th scope="col" class="amount">Time</th></tr></thead>
            \(page.attempts.map(body))</table>

            """
    }

    private func body(for attempt: AttemptReport) -> Markup {
        let message: Markup = attempt.message.map { "<p class=\"message\" dir=\"auto\">\($0)</p>" } ?? .empty
        return """
            <tbody>
            <tr><td>\(attempt.number)</td><td><bdi>\(attempt.backend)</bdi></td><td>\(attempt.rung)</td>\
            <td>\(attempt.outcome)</td><td class="amount">\(attempt.runtime.spanText)</td></tr>
            <tr><td></td><td colspan="4">\(message)<p class="concept" dir="auto">\(attempt.concept)</p>\
            <p class="seed">seed \(String(attempt.seed))</p></td></tr>
            </tbody>

            """
    }
}
