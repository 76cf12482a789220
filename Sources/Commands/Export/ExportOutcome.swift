import Domain
import Pipeline
import SystemPackage

/// What an export says it has done: the books that are there now, and those that are not written.
struct ExportOutcome {
    /// Those that were asked for.
    let formats: [ExportFormat]
    var result = ExportBooks.Result()
    /// Whether somebody ended it before it was done.
    var isInterrupted = false

    struct Document: Encodable {
        var books: [String]
        var refused: [Refusal]

        struct Refusal: Encodable {
            var title: String
            /// Left out, as the path, where it is refused in whatever format.
            var format: String?
            var path: String?
            var message: String
            var pages: [String]

            init(_ refusal: BookProblem) {
                title = refusal.title
                format = refusal.format?.rawValue
                path = refusal.path?.string
                message = refusal.reason
                pages = refusal.pages
            }
        }
    }

    /// Whether it has nothing to say.
    var isEmpty: Bool { result.books.isEmpty && result.refused.isEmpty && !isInterrupted }

    var text: String {
        result.books.map { "book    \($0)\n" }.joined() + (interruption.map { "\($0)\n" } ?? "")
    }

    private var interruption: String? {
        guard isInterrupted else { return nil }
        return result.books.isEmpty
            ? "Interrupted before a book was written; export again to go on."
            : "Interrupted; these books are whole and stay. Export again for the others."
    }

    /// Names every page that keeps a book from being whole, however many they are.
    var document: Document {
        Document(books: result.books.map(\.string), refused: result.refused.map(Document.Refusal.init))
    }

    /// What to say and how to exit; nil where every book is there. An `error` that ended the export comes behind the books
    /// that it did not come from.
    func failure(_ error: (any Error)?, stoppedBy reason: StopSignal.Reason?) -> CommandFailure? {
        let failure = error.map { CommandFailure($0) }
        let sentences = refusals + [failure?.message].compactMap(\.self)
        let status = failure?.status ?? reason.map { ExitStatus($0) } ?? refusalStatus
        return status.map { CommandFailure($0, sentences.isEmpty ? nil : sentences.joined(separator: "\n")) }
    }

    /// Nil where nothing is refused.
    private var refusalStatus: ExitStatus? {
        guard !result.refused.isEmpty else { return nil }
        return result.refused.allSatisfy(\.isBlocked) ? .input : .failures
    }

    /// What is said of a book in several formats is said once. The formats are named unless it holds for all that were
    /// asked for.
    private var refusals: [String] {
        var sentences: [(plain: String, refusal: BookProblem, formats: [ExportFormat])] = []
        for refusal in result.refused {
            let format = refusal.format.map { [$0] } ?? formats
            if let known = sentences.firstIndex(where: { $0.plain == refusal.description }) {
                sentences[known].formats += format
            } else {
                sentences.append((refusal.description, refusal, format))
            }
        }
        return sentences.map { $0.refusal.description(naming: Set($0.formats) == Set(formats) ? [] : $0.formats) }
    }
}
