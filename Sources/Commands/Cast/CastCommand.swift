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

            With --write the characters are written to FILE as “cast:” for a pipeline, to be corrected. With --sheet \
            a PNG file shows their portraits: those that the cast names, else those that a model drew for the library, \
            else drawings of the built-in illustrator. No model is asked. A file that exists is never written over.

              nightpress cast pipelines/lanterns
              nightpress cast pipelines/lanterns --write cast.yaml
              nightpress cast pipelines/lanterns --sheet cast.png
            """)

    @Argument(help: ArgumentHelp("Pipeline files or folders.", valueName: "pipeline"), completion: .file())
    var pipelines: [String] = ["pipelines"]

    @Option(
        name: .long, help: ArgumentHelp("Write the characters to this file, as “cast:”.", valueName: "file"),
        completion: .file())
    var write: String?

    @Option(
        name: .long, help: ArgumentHelp("Show the portraits of the characters in this PNG file.", valueName: "file"),
        completion: .file())
    var sheet: String?

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        try OptionCheck.refuseEmpty("--write", write, "a file")
        try OptionCheck.refuseEmpty("--sheet", sheet, "a file")
    }

    func run() async throws {
        let session = try CommandSession(of: Self.self, global)
        try session.requireVacant(write, for: "--write")
        try session.requireVacant(sheet, for: "--sheet")
        let machine = session.machine
        let read = try machine.pipelineReader.pipelines(at: pipelines.map { FilePath($0) })
        let library = try await session.libraryIfThere()
        defer { try? library?.close() }
        let files = try await GrowCollections(addsStories: false)(read, in: library)
        var collections: [CastDocument.Collection] = []
        var casts: [CastSheet.Cast] = []
        for file in files {
            var cast = CastSheet.Cast(
                of: file, known: try await library?.collections.collection(file.collection.slug)?.id)
            collections.append(try await collection(file, library, session, &cast))
            casts.append(cast)
        }
        if let write { try self.write(collections, to: FilePath(write), session) }
        if let sheet {
            let png = try await CastSheet(casts: casts, library: library, machine: machine).png()
            try machine.fileSystem.write(png, to: FilePath(sheet), durably: false)
        }
        let document = CastDocument(collections: collections, file: write, sheet: sheet)
        try session.print(document, or: document.text)
    }

    private func collection(
        _ file: PipelineFile, _ library: Library?, _ session: CommandSession, _ cast: inout CastSheet.Cast
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
                stories.append(try await self.story(story, entry.cast.orElse(file.cast), in: library, &cast))
            } else {
                stories.append(try await self.story(entry, of: file, session, &cast))
            }
        }
        return CastDocument.Collection(
            pipeline: file.path.string, collection: file.collection.slug, collectionTitle: file.collection.title,
            stories: stories)
    }

    private func story(
        _ story: StoredStory, _ given: [CastEntry], in library: Library, _ cast: inout CastSheet.Cast
    ) async throws -> CastDocument.Story {
        let context = try await library.panels.context(of: story.id)
        let characters = context?.characters ?? []
        cast.add(characters, given, of: (story.slug, context?.theme ?? .neutral))
        let pages = try await library.view { try $0.pages(of: story.id) }
        return CastDocument.Story(
            story: story.slug, storyTitle: story.title, planned: true,
            characters: characters.map { character in
                CastDocument.Character(
                    character, portrait: character.given.flatMap(given.portrait),
                    pages: pages.filter { page in
                        page.panels.contains { $0.spec.cast.contains { $0.character == character.id } }
                    }.map(\.number))
            })
    }

    /// A story without a plan. A file that cannot be read has only the given characters of the pipeline.
    private func story(
        _ entry: StoryEntry, of file: PipelineFile, _ session: CommandSession, _ shown: inout CastSheet.Cast
    ) async throws -> CastDocument.Story {
        let machine = session.machine
        var given = entry.cast.orElse(file.cast)
        var (title, cast) = (entry.title, given.map(\.facts))
        switch entry.source {
        case .file(let path):
            let reader = StoryFileReader(
                fileSystem: machine.fileSystem, documents: machine.run.documents, language: file.collection.language)
            do {
                let story = try await reader.content(of: entry, at: path).story
                title = story.title
                given = story.cast.orElse(given)
                cast = given.map(\.facts).filter { $0.isNamed(in: story.body) }
            } catch let error as PipelineError {
                if !global.json, !global.quiet {
                    for problem in error.problems { machine.messages.note("note: ", "\(problem)", .notable) }
                }
            }
        case .parameters(let parameters):
            cast = [parameters.facts].compactMap(\.self).map { facts in
                given.first { $0.facts.isSameCharacter(as: facts) }?.facts ?? facts
            }
        }
        shown.add(cast.map(\.undrawn), given, of: nil)
        return CastDocument.Story(
            story: entry.slug, storyTitle: title, planned: false,
            characters: cast.map { CastDocument.Character($0, portrait: given.portrait(of: $0)) })
    }

    private func write(
        _ collections: [CastDocument.Collection], to path: FilePath, _ session: CommandSession
    ) throws {
        guard let block = CastBlock(collections) else {
            throw CommandFailure(
                .input, "no story has a character with a name; nothing was written; run the pipeline first")
        }
        try session.machine.fileSystem.write(Array(block.text.utf8), to: path, durably: false)
    }
}
