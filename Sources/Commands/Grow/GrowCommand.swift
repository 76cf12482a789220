import ArgumentParser
import Domain
import LibraryStore
import Media
import Pipeline
import PipelineFiles
import Platform
import SystemPackage

struct GrowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "grow",
        abstract: "Show the plan of a growing collection: the stories that are made, and those to come.",
        usage: "nightpress grow [<options>] <pipeline>",
        discussion: """
            The pipeline's “grow:” says how many stories there are to be, about which heroes and goals. A language \
            model that the pipeline names plans them in the first run, and later runs keep to this plan. Until then, \
            and without a model, the built-in plan is shown, which is the same each time. To change the plan, write \
            it to a file, edit the file, and name it in the pipeline under “plan:”. A file that exists is never \
            written over, and a story that is made stays.

              nightpress grow brave-tales
              nightpress grow brave-tales --write brave-tales/plan.yaml
            """)

    @Argument(help: ArgumentHelp("A pipeline file, or a folder with one.", valueName: "pipeline"), completion: .file())
    var pipeline: String

    @Option(
        name: .long, help: ArgumentHelp("Write the plan to this file, as YAML.", valueName: "file"), completion: .file()
    )
    var write: String?

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        try OptionCheck.refuseEmpty("PIPELINE", pipeline, "a pipeline file")
        try OptionCheck.refuseEmpty("--write", write, "a file")
    }

    func run() async throws {
        let session = try CommandSession(of: Self.self, global)
        try session.requireVacant(write, for: "--write")
        let files = try session.machine.pipelineReader.pipelines(at: [FilePath(pipeline)])
        guard files.count == 1, let growth = files[0].growth else {
            throw CommandFailure(
                .input,
                files.count == 1
                    ? "\(files[0].path): the pipeline has no “grow:”; add it, for example “grow: { stories: 12, heroes: [Mira] }”"
                    : "“\(pipeline.singleLine)” has \(files.count) pipelines; name one")
        }
        let library = try await session.libraryIfThere()
        let stored = try await library?.collections.grownStories(of: files[0].collection.slug) ?? []
        try library?.close()
        let stories = growth.plan(after: stored)
        if let write {
            let text = GrowthPlanFile.text(of: stories)
            try session.machine.fileSystem.write(Array(text.utf8), to: FilePath(write), durably: false)
        }
        let document = GrowDocument(
            collection: files[0].collection, growth, stories,
            unplanned: files[0].asksLanguageModel ? growth.missing(after: stored) : 0,
            file: write)
        try session.print(document, or: document.text)
    }
}
