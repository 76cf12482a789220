import Pipeline
import SystemPackage

/// What an export says it has done: the books that are there now, and those that are not written.
struct ExportOutcome {
    private(set) var books: [String] = []
    private var refused: [BookRefusal] = []

    private struct Document: Encodable {
        var books: [String]
        var refused: [Refusal]

        struct Refusal: Encodable {
            var title: String
            var reason: String
            var pages: [String]
        }
    }

    mutating func add(_ result: ExportBooks.Result) {
        books += result.books.map(\.string)
        refused += result.refused
    }

    var text: String { books.map { "book    \($0)\n" }.joined() }

    /// Names every page that keeps a book from being whole, however many they are.
    var json: String {
        get throws {
            let refused = refused.map { Document.Refusal(title: $0.title, reason: $0.reason, pages: $0.pages) }
            return try JSONText.encode(Document(books: books, refused: refused))
        }
    }

    /// Nil where every book is there.
    func failure(stoppedBy reason: StopSignal.Reason?) -> CommandFailure? {
        guard reason != nil || !refused.isEmpty else { return nil }
        let message = refused.isEmpty ? nil : refused.map(\.description).joined(separator: "\n")
        return CommandFailure(reason.map { ExitStatus($0) } ?? .failures, message)
    }
}
