import LibraryStore
import Pipeline
import Reports

/// What `verify` found, as `--json` prints it.
struct VerifyDocument: Encodable {
    struct Problem: Encodable {
        var kind: String
        var pages: [String]?
        var book: String?
        var file: String?
        var message: String
        var isRepaired: Bool
        /// Nothing lacks it, and it is no reason for another exit code than 0.
        var isHarmless: Bool

        init(_ flaw: IntegrityProblem) {
            let isBook = flaw.kind == .lostBook || flaw.kind == .damagedBook
            kind = flaw.kind.rawValue
            pages = isBook ? nil : flaw.subject?.named
            book = isBook ? flaw.subject?.named.first : nil
            file = flaw.file
            message = flaw.description
            isRepaired = flaw.isMended
            isHarmless = flaw.isHarmless
        }
    }

    struct Stray: Encodable {
        var path: String
        var bytes: Int
    }

    var library: String
    var exitCode: Int32
    var pictures: Int
    var bytes: Int
    var copies: Int
    var books: Int
    var seconds: Double
    var problems: [Problem]
    var stray: [Stray]
    var unknown: [String]

    init(_ findings: VerifyResult, library: String, status: ExitStatus) {
        self.library = library
        exitCode = status.rawValue
        pictures = findings.pictures
        bytes = findings.bytes
        copies = findings.copies
        books = findings.books
        seconds = Milliseconds(seconds: findings.seconds).seconds
        problems = findings.flaws.map(Problem.init)
        stray = findings.strays.map { Stray(path: $0.path, bytes: $0.size) }
        unknown = findings.unknown
    }
}
