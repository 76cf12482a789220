import ArgumentParser
import SystemPackage
import TestSupport
import Testing

@testable import Commands
@testable import PipelineFiles
@testable import Platform

/// Mistakes of people who do not know the program yet.
struct CommandSuggestionTests {
    private static let commands = [
        ("runn", "run"), ("exprot", "export"), ("statsu", "status"), ("regnerate", "regenerate"), ("build", "run"),
        ("make", "run"), ("pdf", "export"), ("init", "new"), ("redraw", "regenerate"), ("stat", "status"),
        ("valid", "validate"), ("rm", "remove"), ("delet", "remove"), ("history", "log"), ("convert", "import"),
        ("docx", "import"),
        ("docter", "doctor"),
    ]

    private static let options = [
        ("run --ouput", "'nightpress export' has --output."), ("run --formt", "'nightpress export' has --format."),
        ("export --libary", "Did you mean '--library'?"), ("status --versbose", "Did you mean '--verbose'?"),
        ("run --placeholder", "'nightpress retry' has --placeholders."),
        ("retry --placholders", "Did you mean '--placeholders'?"), ("export --size", ""),
        ("run --dryrun", "Did you mean '--dry-run'?"), ("regenerate fox/1 --sed", "Did you mean '--seed'?"),
        ("book fox.md --autor Me", "Did you mean '--author'?"), ("book fox.md --titel", "Did you mean '--title'?"),
        ("book fox.md --writer Me", "Did you mean '--author'?"), ("export --dest d", "Did you mean '--output'?"),
        ("book fox.md --name Fox", "Did you mean '--title'?"), ("run --until 6:00", "Did you mean '--deadline'?"),
        ("run --max-pictures 3", "Did you mean '--max-images'?"), ("status --follow", "Did you mean '--watch'?"),
        ("regenerate fox/1 --prompt Fox", "Did you mean '--direction'?"),
        ("run --format epub", "'nightpress export' has --format."),
        ("book fox.md --pdf", "Did you mean '--format pdf'?"), ("run --epub", "'nightpress export' has --format epub."),
    ]

    private static let keys = [
        ("colection", "collection"), ("stile", "style"), ("pictures", "images"), ("formats", "export"),
        ("audiance", "audience"), ("look", "style"), ("notification", "notify"), ("width", "size"),
    ]

    private func message(_ line: String) throws -> String {
        let arguments = line.split(separator: " ").map(String.init)
        let error = #expect(throws: (any Error).self) { try NightpressCommand.parseAsRoot(arguments) }
        let message = NightpressCommand.fullMessage(for: try #require(error))
        let completed = try #require(CommandSuggestion(for: arguments, fileSystem: LocalFileSystem())).completed(
            message)
        return String(completed.prefix { $0 != "\n" })
    }

    @Test(arguments: commands) func namesTheCommand(word: String, command: String) throws {
        #expect(try message(word) == "Error: Unknown command '\(word)'. Did you mean '\(command)'?")
    }

    /// A word that means a run means a book if a story file follows.
    @Test(arguments: ["make", "biuld"]) func namesTheCommandForAStory(word: String) throws {
        let folder = try TemporaryFolder()
        let story = try folder.write("A fox sat.", to: "my story.txt").string
        let suggestion = CommandSuggestion(for: [word, story], fileSystem: LocalFileSystem())
        #expect(
            suggestion?.completed("Error: Unexpected argument\nUsage: …")
                == "Error: Unknown command '\(word)'. Did you mean 'nightpress book '\(story)''?\nUsage: …")
    }

    @Test func namesTheCommandWhoseHelpIsMeant() {
        func message(_ words: String...) -> String? {
            CommandSuggestion(for: words, fileSystem: LocalFileSystem())?.unknownTopic
        }
        #expect(message("help", "boook") == "Error: Unknown command 'boook'. Did you mean 'book'?")
        #expect(message("help", "qqqq") == "Error: Unknown command 'qqqq'.")
        #expect(message("help", "book") == nil)
        #expect(message("help") == nil)
        #expect(message("book", "boook") == nil)
    }

    @Test(arguments: options) func namesTheOption(line: String, hint: String) throws {
        let option = line.split(separator: " ").first { $0.hasPrefix("--") } ?? ""
        #expect(
            try message(line) == "Error: Unknown option '\(option)'." + (hint.isEmpty ? "" : " \(hint)"))
    }

    /// What a synonym stands for is a command, an option or a key.
    @Test func everySynonymLeadsToAWordThatIsKnown() throws {
        let commands = try CommandOutline(dump: NightpressCommand._dumpHelp()).shownSubcommands
        let options = commands.flatMap(\.shownArguments).flatMap { $0.names ?? [] }.map(\.name)
        let reference = try ProjectFolder.text("Sources/nightpress/Nightpress.docc/PipelineReference.md")
        let known = Set(commands.map(\.commandName) + options)
        for (word, meanings) in Spelling.synonyms {
            #expect(!meanings.isEmpty)
            for meaning in meanings {
                #expect(known.contains(meaning) || reference.contains("| `\(meaning)` |"), "\(word) → \(meaning)")
            }
        }
    }

    @Test(arguments: keys) func namesTheKey(word: String, key: String) {
        #expect(Spelling.nearest(to: word, among: PipelineDecoder.keys) == key)
    }
}
