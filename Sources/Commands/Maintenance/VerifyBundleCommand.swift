import ArgumentParser
import Books
import Media
import SystemPackage

struct VerifyBundleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify-bundle",
        abstract: "Check that books are whole: bundles for apps, EPUBs, CBZs and PDFs.",
        usage: "nightpress verify-bundle [<options>] <file> ...",
        discussion: """
            Every file in them is read, every picture decoded, and all held against what the book says of itself: \
            lists, sizes, and sums where it has them. Nothing is unpacked to the disk. In a book of another program, only \
            what is certain is a problem: a wrong container, XML that is not well-formed, missing and damaged files.

              nightpress verify-bundle books/lanterns-in-the-forest.epub

            EXIT CODES
              0 all are whole   20 one is no such book   30 something is wrong with one
            """)

    @Argument(help: ArgumentHelp("Files to check.", valueName: "file"), completion: .file())
    var files: [String]

    @OptionGroup var global: GlobalOptions

    struct Document: Encodable {
        struct File: Encodable {
            var path: String
            var kind: String?
            var bytes: Int?
            var entries: Int?
            var pictures: Int?
            var problems: [Problem]
        }

        struct Problem: Encodable {
            /// The entry's name in a form that is safe to display.
            var entry: String?
            var message: String
            var hostile: Bool?
        }

        var files: [File]
    }

    func run() async throws {
        let session = try CommandSession(of: Self.self, global, hasLibrary: false)
        let machine = session.machine
        let check = BundleCheck(fileSystem: machine.fileSystem, width: machine.processorCount)
        var document = Document(files: [])
        var (text, refusals, isDamaged) = ("", [String](), false)
        for file in files {
            do {
                let findings = try await check(FilePath(file))
                isDamaged = isDamaged || !findings.isWhole
                text += BundleOutcome(path: FilePath(file), findings: findings).text(isQuiet: global.quiet)
                document.files.append(Document.File(findings, path: file))
            } catch  where error is BundleCheckError || error is ArchiveError {
                refusals.append("\(error)")
                document.files.append(
                    Document.File(path: file, problems: [Document.Problem(message: "\(error)")]))
            }
        }
        let status: ExitStatus = isDamaged ? .failures : refusals.isEmpty ? .whole : .input
        try session.print(document, status: status, or: text)
        if status != .whole {
            throw CommandFailure(status, refusals.isEmpty ? nil : refusals.map(\.singleLine).joined(separator: "\n"))
        }
    }
}

extension VerifyBundleCommand.Document.File {
    fileprivate init(_ findings: BundleFindings, path: String) {
        self.init(
            path: path, kind: findings.kind.rawValue, bytes: findings.fileSize, entries: findings.entries,
            pictures: findings.pictures,
            problems: findings.problems.map { problem in
                VerifyBundleCommand.Document.Problem(
                    entry: problem.entry?.excerpt, message: problem.description, hostile: problem.isHostile)
            })
    }
}
