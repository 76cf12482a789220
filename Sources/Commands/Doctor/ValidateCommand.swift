import ArgumentParser
import Domain
import Generation
import Media
import Pipeline
import PipelineFiles
import SystemPackage

struct ValidateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Check pipelines and their stories, and name everything that is wrong. Makes nothing.",
        usage: "nightpress validate [<options>] [<pipeline> ...]",
        discussion: """
            Each PIPELINE is a pipeline file, a folder with a pipeline.yaml, or a folder of such folders. What is wrong is \
            named with file, line and column; whether generators answer says “nightpress doctor”.

              nightpress validate pipelines/lanterns
              nightpress validate pipelines --prompts my-prompts
            """)

    @Argument(help: ArgumentHelp("Pipeline files or folders.", valueName: "pipeline"), completion: .file())
    var pipelines: [String] = ["pipelines"]

    @OptionGroup var global: GlobalOptions

    private struct Document: Encodable {
        var problems: [Problem]
        var notices: [Problem]
        var pipelines: [File]

        struct Problem: Encodable {
            var place: String
            var message: String

            init(_ diagnostic: Diagnostic) {
                place = diagnostic.place
                message = diagnostic.message
            }
        }

        struct File: Encodable {
            var path: String
            var collection: Slug
            var collectionTitle: String
            var stories: Int
        }
    }

    func run() async throws {
        let session = try CommandSession(of: Self.self, global, hasLibrary: false)
        let machine = session.machine
        let prompts = try global.loadPrompts(on: machine)
        let rules = StoryParameterRules(ratings: try PlanRules(prompts: prompts).ratings)
        _ = try SofteningTable(prompts)
        let (files, unreadable) = machine.pipelineReader
            .usablePipelines(at: pipelines.map { FilePath($0) })
        let check = InputCheck(pipelines: files, fileSystem: machine.fileSystem, rules: rules, prompts: prompts)
        let readers = try check.checkReaders(prompts)
        let stories = check.check()
        let problems = unreadable + stories.problems + readers.problems
        let notices = stories.notices + readers.notices
        let checked = files.map {
            Document.File(
                path: $0.path.string, collection: $0.collection.slug, collectionTitle: $0.collection.title,
                stories: $0.stories.count)
        }
        if global.json {
            try session.print(
                Document(
                    problems: problems.map(Document.Problem.init), notices: notices.map(Document.Problem.init),
                    pipelines: checked),
                status: problems.isEmpty ? .whole : .input, or: "")
            if !problems.isEmpty { throw CommandFailure(.input) }
        }
        if !global.json, !global.quiet {
            for notice in notices { machine.messages.note("note: ", "\(notice)", .notable) }
        }
        guard problems.isEmpty else {
            throw CommandFailure(.input, problems.map(\.description).joined(separator: "\n"))
        }
        guard !global.json, !global.quiet else { return }
        for file in checked {
            try machine.output.result(
                "\(file.path.onOneLine): “\(file.collectionTitle.singleLine)”, \(Counted.stories(file.stories)), no problem found\n"
            )
        }
    }
}
