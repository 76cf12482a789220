import Domain
import Foundation
import Pipeline
import Platform
import Reports
import SystemPackage

extension RunResult {
    /// How many books are named. More are counted.
    private static let namedBooks = 8

    /// The result as text: the outcome, the paths of the books, the path of the report.
    ///
    /// Sentences are wrapped at the terminal's `columns`. Paths are never wrapped.
    func text(columns: Int? = nil) -> String {
        guard run != nil else {
            let hint =
                switch outcome {
                case .whole: ""
                case _ where counts[.failed] + counts[.placeholder] > refused: " Draw the others again with --retry."
                case .placeholders where counts.textStandIns > 0: " Ask a language model again with --retry."
                case _ where counts[.cancelled] > 0: " Get cancelled pages back with “nightpress retry”."
                default: ""
                }
            return WrappedText.note(
                "", "Nothing to do: \(pageCounts) in \(Counted.stories(counts.stories)).\(hint)", columns: columns
            ).map { $0 + "\n" }.joined()
        }
        var lines = WrappedText.note(
            "",
            "\(pageCounts) (\(counts.drawn) drawn now) in \(Counted.stories(counts.stories)), \(TimeText.duration(seconds))",
            columns: columns)
        lines += facts + bookLines + reportLine
        lines += whatComesNext.flatMap { WrappedText.note("", $0, columns: columns) }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Saved requests, cost and report. Books are named by ``text(columns:)`` only.
    var factsAndReport: [String] { facts + reportLine }

    private var facts: [String] {
        [savedText.map { "saved   \($0)" }, counts.cost.map { "cost    \($0)" }].compactMap(\.self)
    }

    private var reportLine: [String] { report.map { ["report  \($0.string.onOneLine)"] } ?? [] }

    private var bookLines: [String] {
        guard books.count > Self.namedBooks else { return books.map { "book    \($0.string.onOneLine)" } }
        let folders = Set(books.map { $0.removingLastComponent() })
        let folder = folders.min { $0.components.count < $1.components.count }
        return ["books   \(books.count) in \(folder?.string.onOneLine ?? "")"]
    }

    /// `14 requests: 9 pictures from the library, 5 from the cache`
    private var savedText: String? {
        let parts = PictureOrigin.allCases.compactMap { origin in
            counts.saved[origin].map { "\($0) \(origin.sourceText)" }
        }
        guard !parts.isEmpty else { return nil }
        return "\(Counted(counts.callsSaved, "request", "requests")): \(parts.joined(separator: ", "))"
    }

    /// `24 of 24 pages ready`, and the numbers of the other page states.
    private var pageCounts: String {
        let standIns = counts.textStandIns > 0 ? ", \(Counted.textStandIns(counts.textStandIns))" : ""
        return PageCountText(counts.panels, isComic: hasComic).text + standIns
    }
}

extension PictureOrigin {
    fileprivate var sourceText: String {
        switch self {
        case .library: "from the library"
        case .cache: "from the cache"
        case .similar: "of similar pages"
        }
    }
}
