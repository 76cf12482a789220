import ArgumentParser
import SystemPackage

struct NightpressCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "nightpress",
        abstract: "Makes illustrated story collections overnight, offline, on your own machine.",
        discussion: """
            A story file is enough for a book. A pipeline file says which stories, in which style and with which \
            generators:

              nightpress book story.md            make a book of a story file
              nightpress new my-tales             write a pipeline and a sample story
              nightpress run my-tales             make the books of a pipeline
              nightpress status                   see how far they are
              nightpress validate my-tales        check a pipeline, make nothing

            Whatever stops a run, running it again goes on where it stopped.

            EXIT CODES
              0 all pages ready            2 wrong use of the command line
              10 library in use            20 pipeline, story or library needs fixing
              30 some pages not ready      31 placeholders shown
              35 stopped at a limit        40 failure on this machine
              129, 130, 143 interrupted
            """,
        version: Version.current,
        subcommands: [
            BookCommand.self, NewCommand.self, ImportCommand.self, RunCommand.self, RetryCommand.self,
            RegenerateCommand.self, MoveCommand.self, PauseCommand.self, ResumeCommand.self, CancelCommand.self,
            StatusCommand.self, CastCommand.self, ArtCommand.self, GrowCommand.self, LogCommand.self,
            ReportCommand.self,
            ExportCommand.self, MergeCommand.self, SubmitCommand.self, ValidateCommand.self, VerifyCommand.self,
            VerifyBundleCommand.self, CleanCommand.self, RemoveCommand.self, DoctorCommand.self,
            ManualCommand.self,
        ])

    /// For a command line without a command.
    private static let greeting = """
        Nightpress makes illustrated books from stories, offline, on your own machine.

          nightpress book story.md     make a book of a story file
          nightpress new my-tales      write a pipeline and a sample story to start from
          nightpress run my-tales      make the books of a pipeline
          nightpress status            see how far they are

        “nightpress help” lists all commands, “nightpress help book” explains one.
        """

    func run() async throws {
        Terminal(.standardOutput, environment: [:]).line(Self.greeting)
    }
}
