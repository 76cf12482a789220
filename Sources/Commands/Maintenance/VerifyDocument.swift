import LibraryStore
import Pipeline
import Reports

/// The result of `verify` as `--json` prints it.
struct VerifyDocument: Encodable {
    struct Problem: Encodable {
        var kind: String
        var pages: [String]?
        var book: String?
        var path: String?
        var message: String
        var repaired: Bool
        /// Where the repair keeps what was damaged.
        var kept: String?
        /// Nothing refers to the file, so the finding does not change the exit code from 0.
        var harmless: Bool

        init(_ problem: IntegrityProblem) {
            let isBook = problem.kind == .lostBook || problem.kind == .damagedBook
            kind = problem.kind.rawValue
            pages = isBook ? nil : problem.subject?.named
            book = isBook ? problem.subject?.named.first : nil
            path = problem.file
            message = problem.description
            repaired = problem.isRepaired
            kept = problem.kept
            harmless = problem.isHarmless
        }
    }

    struct Stray: Encodable {
        var path: String
        var bytes: Int
    }

    var pictures: Int
    var bytes: Int
    var copies: Int
    var books: Int
    var seconds: Double
    var problems: [Problem]
    var stray: [Stray]
    var unknown: [String]

    init(_ result: VerifyResult) {
        pictures = result.pictures
        bytes = result.bytes
        copies = result.copies
        books = result.books
        seconds = Milliseconds(seconds: result.seconds).seconds
        problems = result.problems.map(Problem.init)
        stray = result.strays.map { Stray(path: $0.path, bytes: $0.size) }
        unknown = result.unknown
    }
}
