import Domain
import Media
import Pipeline
import SystemPackage

/// The result of a dry run as text.
struct DryRunText {
    /// The number of books that are named; the rest is only counted.
    private static let namedBooks = 6

    let forecast: DryRunResult
    /// The terminal's width in columns.
    let width: Int

    var text: String {
        var blocks = [head]
        blocks += forecast.collections.map(CollectionDryRunText.init).map { $0.lines(width: width) }
        if let pictures = forecast.pictures, !pictures.isEmpty {
            blocks.append(PictureOrderTable(pictures: pictures, width: width).lines)
        }
        blocks.append(facts)
        blocks.append(notes)
        return blocks.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
    }

    private var head: [String] {
        let parts = [
            (forecast.plannedStories, "plan", "story", "stories"),
            (forecast.pictureCount, "draw", "picture", "pictures"), (forecast.books.count, "write", "book", "books"),
        ].filter { $0.0 > 0 }.map { "\($0.1) \(Counted($0.0, $0.2, $0.3))" }
        guard !parts.isEmpty else {
            let pages = PageCountText(forecast.panels, isComic: forecast.hasComic).text
            let (what, hint) =
                forecast.hasInputProblems
                ? ("Nothing else to do", " Correct the problems above, then run again.") : ("Nothing to do", "")
            return WrappedText.lines("\(what): \(pages).\(hint)", to: width)
        }
        let place =
            forecast.isLibraryNew
            ? " There is no library at “\(forecast.library.string.singleLine)” yet; a run makes it." : ""
        return WrappedText.lines("To do: \(parts.listed).\(place)", to: width)
    }

    private var facts: [String] {
        let estimate = EstimateText(estimate: forecast.estimate, work: forecast.work)
        let lines = forecast.work.flatMap { BackendWorkText(work: $0).facts } + estimate.facts + bookFacts
        return lines.flatMap { WrappedText.lines($0.name.padded(to: nameWidth) + "  ", $0.text, to: width) }
    }

    private var nameWidth: Int {
        min(20, max(5, forecast.work.map { $0.name.singleLine.count }.max() ?? 0))
    }

    private var bookFacts: [(name: String, text: String)] {
        let named = forecast.pictures == nil ? forecast.books.prefix(Self.namedBooks) : forecast.books[...]
        let more = forecast.books.count - named.count
        return named.map { ("book", $0.string.singleLine) }
            + (more > 0 ? [("", "and \(Counted(more, "more book", "more books"))")] : [])
    }

    private var notes: [String] {
        let left = forecast.collections.map(\.left)
        let failed = left.reduce(0) { $0 + $1.failed }
        let placeholders = left.reduce(0) { $0 + $1.placeholders }
        let cancelled = left.reduce(0) { $0 + $1.cancelled }
        // Problems are printed when they are found.
        var notes = forecast.notices.filter { !forecast.inputProblems.contains($0) }
        let wanting = [
            failed > 0 ? Counted(failed, "page that failed", "pages that failed").description : nil,
            placeholders > 0 ? Counted(placeholders, "placeholder", "placeholders").description : nil,
        ].compactMap(\.self)
        if !wanting.isEmpty {
            let isOne = failed + placeholders == 1
            notes.append(
                "\(wanting.joined(separator: " and ")) \(isOne ? "is" : "are") left as \(isOne ? "it is" : "they are"); "
                    + "add --retry to draw \(isOne ? "it" : "them") again")
        }
        if cancelled > 0 {
            notes.append(
                "\(Counted(cancelled, "cancelled page is", "cancelled pages are")) left as \(cancelled == 1 ? "it is" : "they are")"
            )
        }
        let asked = forecast.work.filter { !$0.isBuiltIn }.map { "“\($0.name.singleLine)”" }
        if !asked.isEmpty {
            notes.append(
                "no backend was asked, so that it is not known whether \(asked.listed) \(asked.count == 1 ? "is" : "are") there; "
                    + "where one is not, the next in its list takes over")
        }
        return notes.flatMap { WrappedText.lines("note: ", $0.singleLine, to: width) }
    }
}

extension String {
    /// Padded with spaces on the right.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
