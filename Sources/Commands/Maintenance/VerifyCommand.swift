import ArgumentParser
import Pipeline
import SystemPackage

struct VerifyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Check that every picture and book of the library is there and whole.",
        usage: "nightpress verify [<options>]",
        discussion: """
            Every picture and book is read and compared with what was recorded when it was made. Without --repair \
            nothing is written. Pictures and books that the library does not know are listed as stray; \
            “nightpress clean” removes them.

            With --quick no file is read: it checks that each picture and book is there and has its size, and the \
            structure of the database. Changed content and stray files are not found.

            --repair writes a book again and keeps the one that differs as “….differs-DATE”. It restores a lost or \
            damaged database from its newest snapshot and the journal of pictures, and keeps the damaged one as \
            “library.sqlite.damaged-DATE”.

              nightpress verify
              nightpress verify --quick
              nightpress verify --repair
            """)

    @Flag(name: .long, help: "Compare sizes only, and read no file.")
    var quick = false

    @Flag(
        name: .long,
        help: ArgumentHelp(
            "Repair what is damaged or lost, or forget it, so that the next run makes it again. Removes damaged "
                + "pictures."))
    var repair = false

    @OptionGroup var lock: LockOptions
    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if quick, repair {
            throw ValidationError("--quick and --repair exclude each other.")
        }
    }

    func run() async throws {
        let session = try CommandSession(of: Self.self, global)
        let (machine, root, progress) = (session.machine, session.root, session.progress)
        let verify = VerifyLibrary(
            root: root, isRepairing: repair, isQuick: quick, width: machine.processorCount, patience: lock.patience,
            placeholders: machine.placeholders, environment: machine.run, listener: progress.show)
        let findings: VerifyResult
        do {
            findings = try await verify()
        } catch {
            progress.finish()
            throw error
        }
        progress.finish()
        let status: ExitStatus = findings.isWhole ? .whole : .input
        try session.print(
            VerifyDocument(findings), status: status,
            or: VerifyOutcome(findings: findings).text(isQuiet: global.quiet))
        if status != .whole { throw CommandFailure(status) }
    }
}
