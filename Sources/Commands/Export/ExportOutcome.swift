import Domain
import Pipeline
import Platform
import SystemPackage

/// The result of an export: the books that it wrote and the books that it refused.
struct ExportOutcome {
    /// The requested formats.
    let formats: [ExportFormat]
    var result = ExportBooks.Result()
    /// Whether a signal ended the export before it was complete.
    var isInterrupted = false

    struct Document: Encodable {
        var books: [String]
        var refused: [Refusal]

        struct Refusal: Encodable {
            var title: String
            /// Left out, as is the path, if the book is refused in every format.
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

    /// Whether there is nothing to report.
    var isEmpty: Bool { result.books.isEmpty && result.refused.isEmpty && !isInterrupted }

    var text: String {
        result.books.map { "book    \($0.string.onOneLine)\n" }.joined() + (interruption.map { "\($0)\n" } ?? "")
    }

    private var interruption: String? {
        guard isInterrupted else { return nil }
        return result.books.isEmpty
            ? "Interrupted before a book was written; export again to go on."
            : "Interrupted; these books are whole and stay. Export again for the others."
    }

    /// Names every page that makes a book incomplete, without a limit on their number.
    var document: Document {
        Document(books: result.books.map(\.string), refused: result.refused.map(Document.Refusal.init))
    }

    /// The message and exit code; nil if every book was written. An `error` that ended the export comes after the books
    /// that were refused for other reasons.
    func failure(_ error: (any Error)?, stoppedBy reason: StopSignal.Reason?) -> CommandFailure? {
        let failure = error.map { CommandFailure($0) }
        let sentences = refusals + [failure?.message].compactMap(\.self)
        let status = failure?.status ?? reason.map { ExitStatus($0) } ?? refusalStatus
        return status.map { CommandFailure($0, sentences.isEmpty ? nil : sentences.joined(separator: "\n")) }
    }

    /// Nil if no book is refused.
    private var refusalStatus: ExitStatus? {
        guard !result.refused.isEmpty else { return nil }
        return result.refused.allSatisfy(\.isBlocked) ? .input : .failures
    }

    /// A message about several formats of a book appears once. It names the formats unless it applies to all requested
    /// formats.
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
