import ArgumentParser
import Domain
import LibraryStore
import Pipeline
import PipelineFiles
import Platform
import SystemPackage

struct CastCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cast",
        abstract: "Show who appears in which story, on which pages, and how they look.",
        usage: "nightpress cast [<options>] [<pipeline> ...]",
        discussion: """
            Of a planned story it shows the characters of its plan: those that the pipeline or the story describes \
            (“given”), and those that only the planner found (“found”). Of other stories it shows the given characters \
            that the text names.

            With --write the characters are written to FILE as “cast:” for a pipeline, to be corrected. A file that \
            exists is never written over.

              nightpress cast pipelines/lanterns
              nightpress cast pipelines/lanterns --write cast.yaml
            """)

    @Argument(help: ArgumentHelp("Pipeline files or folders.", valueName: "pipeline"), completion: .file())
    var pipelines: [String] = ["pipelines"]

    @Option(
        name: .long, help: ArgumentHelp("Write the characters to this file, as “cast:”.", valueName: "file"),
        completion: .file())
    var write: String?

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        try OptionCheck.refuseEmpty("--write", write, "a file")
    }

    func run() async throws {
        let session = try CommandSession(of: Self.self, global)
        let machine = session.machine
        let read = try machine.pipelineReader.pipelines(at: pipelines.map { FilePath($0) })
        let library = try await session.libraryIfThere()
        defer { try? library?.close() }
        let files = try await GrowCollections(addsStories: false)(read, in: library)
        var collections: [CastDocument.Collection] = []
        for file in files { collections.append(try await collection(file, library, session)) }
        if let write { try self.write(collections, to: FilePath(write), session) }
        try session.print(
            CastDocument(collections: collections, file: write),
            or: CastDocument(collections: collections, file: write).text)
    }

    private func collection(
        _ file: PipelineFile, _ library: Library?, _ session: CommandSession
    ) async throws -> CastDocument.Collection {
        let known = try await library?.collections.collection(file.collection.slug)?.id
        var planned: [Slug: StoredStory] = [:]
        if let library, let known {
            for story in try await library.collections.stories(of: known) where story.isPlanned {
                planned[story.slug] = story
            }
        }
        var stories: [CastDocument.Story] = []
        for entry in file.stories {
            if let library, let story = planned[entry.slug] {
                stories.append(try await self.story(story, in: library))
            } else {
                stories.append(try await self.story(entry, of: file, session))
            }
        }
        return CastDocument.Collection(
            pipeline: file.path.string, collection: file.collection.slug, collectionTitle: file.collection.title,
            stories: stories)
    }

    private func story(_ story: StoredStory, in library: Library) async throws -> CastDocument.Story {
        let characters = try await library.panels.context(of: story.id)?.characters ?? []
        let pages = try await library.view { try $0.pages(of: story.id) }
        return CastDocument.Story(
            story: story.slug, storyTitle: story.title, planned: true,
            characters: characters.map { character in
                CastDocument.Character(
                    character,
                    pages: pages.filter { page in
                        page.panels.contains { $0.spec.cast.contains { $0.character == character.id } }
                    }.map(\.number))
            })
    }

    /// A story without a plan. A file that cannot be read has only the given characters of the pipeline.
    private func story(
        _ entry: StoryEntry, of file: PipelineFile, _ session: CommandSession
    ) async throws -> CastDocument.Story {
        let machine = session.machine
        let given = entry.cast.orElse(file.cast)
        var (title, cast) = (entry.title, given.map(\.facts))
        switch entry.source {
        case .file(let path):
            let reader = StoryFileReader(
                fileSystem: machine.fileSystem, documents: machine.run.documents, language: file.collection.language)
            do {
                let story = try await reader.content(of: entry, at: path).story
                title = story.title
                cast = story.cast.orElse(given).map(\.facts).filter { $0.isNamed(in: story.body) }
            } catch let error as PipelineError {
                if !global.json, !global.quiet {
                    for problem in error.problems { machine.messages.note("note: ", "\(problem)", .notable) }
                }
            }
        case .parameters(let parameters): cast = [parameters.facts].compactMap(\.self)
        }
        return CastDocument.Story(
            story: entry.slug, storyTitle: title, planned: false,
            characters: cast.map { CastDocument.Character($0) })
    }

    private func write(
        _ collections: [CastDocument.Collection], to path: FilePath, _ session: CommandSession
    ) throws {
        let fileSystem = session.machine.fileSystem
        guard try fileSystem.status(of: path) == nil else {
            throw CommandFailure(.input, "“\(path)” exists; nothing was written; name another file with --write")
        }
        guard let block = CastBlock(collections) else {
            throw CommandFailure(
                .input, "no story has a character with a name; nothing was written; run the pipeline first")
        }
        try fileSystem.write(Array(block.text.utf8), to: path, durably: false)
    }
}
