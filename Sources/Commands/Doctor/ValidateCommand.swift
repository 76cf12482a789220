import ArgumentParser
import Backends
import BuiltIn
import Domain
import Generation
import Media
import Pipeline
import PipelineFiles
import Platform
import Prompts
import SystemPackage

struct ValidateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Check pipelines and their stories, and name everything that is wrong. Makes nothing.",
        usage: "nightpress validate [<options>] [<pipeline> ...]",
        discussion: """
            Each PIPELINE is a pipeline file, a folder with a pipeline.yaml, or a folder of such folders. What is wrong is \
            named with file, line and column. With --ask the servers are asked, too: a setting, a model or a workflow \
            that a server refuses is a mistake; a server that does not answer is only named.

              nightpress validate pipelines/lanterns
              nightpress validate pipelines/lanterns --ask
              nightpress validate pipelines --prompts my-prompts
            """)

    @Argument(help: ArgumentHelp("Pipeline files or folders.", valueName: "pipeline"), completion: .file())
    var pipelines: [String] = ["pipelines"]

    @Flag(name: .long, help: "Ask the generators of the pipelines whether they can be used as described.")
    var ask = false

    @OptionGroup var network: NetworkOptions
    @OptionGroup var global: GlobalOptions

    private struct Document: Encodable {
        var problems: [Diagnostic]
        var notices: [Diagnostic]
        var pipelines: [File]

        struct File: Encodable {
            var path: String
            var collection: Slug
            var collectionTitle: String
            var stories: Int
        }
    }

    /// What generators that cannot be used say, with the pipelines that name them.
    private func answers(
        for files: [PipelineFile], _ prompts: Prompts, in session: CommandSession
    ) async throws -> (refused: [Diagnostic], away: [Diagnostic]) {
        var (refused, away): ([Diagnostic], [Diagnostic]) = ([], [])
        guard ask else { return (refused, away) }
        let machine = session.machine
        for file in network.applied(to: files) {
            let answers = try await GeneratorSession.open(
                on: machine, prompts: prompts, pipelines: [file], library: session.root, exchanges: network.logFolder,
                notice: { machine.messages.note("note: ", $0, .notable) },
                body: { try await GeneratorAnswer.answers(for: [file], asking: $0) })
            for answer in answers where !answer.available {
                let diagnostic = Diagnostic(file.path.string, answer.text)
                if answer.isRefused { refused.append(diagnostic) } else { away.append(diagnostic) }
            }
        }
        return (refused, away)
    }

    /// Kinds of characters that the built-in illustrator draws as others. It also draws all placeholders.
    private func drawnKinds(in files: [PipelineFile], _ prompts: Prompts) throws -> [Diagnostic] {
        let casts = files.map { file in (art: file.art, entries: file.cast + file.stories.flatMap(\.cast)) }
        guard casts.contains(where: { !$0.entries.isEmpty }) else { return [] }
        let lexicon = try PlannerLexicon(prompts)
        var seen: Set<String> = []
        return casts.flatMap { cast in cast.entries.map { (lexicon.with(cast.art), $0) } }.compactMap {
            lexicon, entry in
            guard let kind = entry.facts.kind, seen.insert(kind).inserted else { return nil }
            let figure = lexicon.nearestFigure(ofKind: kind, pronouns: entry.facts.pronouns)
            guard !figure.isExact else { return nil }
            return Diagnostic(
                entry.place,
                "the built-in illustrator cannot draw “\(kind)”; it draws “\(entry.facts.name)” as “\(figure.noun)”")
        }
    }

    /// Clothes that the built-in illustrator leaves out.
    private func undrawnClothes(in files: [PipelineFile]) -> [Diagnostic] {
        let casts = files.flatMap { file in file.cast + file.stories.flatMap(\.cast) }
        var seen: Set<String> = []
        return casts.compactMap { entry in
            guard let clothes = entry.facts.clothes, seen.insert(clothes).inserted else { return nil }
            let parts = StubIllustrator.undrawnParts(ofClothes: clothes).map { "“\($0)”" }
            guard !parts.isEmpty else { return nil }
            return Diagnostic(
                entry.place,
                "the built-in illustrator cannot draw \(parts.listed) of the clothes of “\(entry.facts.name)”; it draws "
                    + StubIllustrator.garments.listed)
        }
    }

    /// Styles of which the built-in illustrator knows no word. It draws with smooth shapes then.
    private func unknownStyles(in files: [PipelineFile]) -> [Diagnostic] {
        files.compactMap { file in
            let words = file.collection.style
            guard let place = file.stylePlace, !words.isEmpty, PictureStyle(words).isPlain else { return nil }
            return Diagnostic(
                place,
                "the built-in illustrator knows no word of the style “\(words)”; it knows "
                    + "\(PictureStyle.Medium.allCases.map(\.rawValue).joined(separator: ", ")), and the colours "
                    + PictureStyle.Tone.allCases.map(\.rawValue).joined(separator: ", "))
        }
    }

    func run() async throws {
        let session = try CommandSession(of: Self.self, global, hasLibrary: false)
        let machine = session.machine
        let prompts = try global.loadPrompts(on: machine)
        let malformed = prompts.problems
        guard malformed.isEmpty else {
            throw CommandFailure(.input, malformed.map { "\($0)" }.joined(separator: "\n"))
        }
        let rules = Deferred { try PlanRules(prompts: prompts) }
        let (files, unreadable) = machine.pipelineReader
            .usablePipelines(at: pipelines.map { FilePath($0) })
        let check = InputCheck(
            pipelines: files, fileSystem: machine.fileSystem, documents: machine.run.documents, rules: rules,
            prompts: prompts)
        let readers = try check.checkReaders()
        let stories = try await check.check()
        let answers = try await answers(for: files, prompts, in: session)
        let problems =
            unreadable + stories.problems + readers.problems + answers.refused
            + files.flatMap { $0.art.drawings.flatMap(\.problems) }
        let notices =
            stories.notices + (try drawnKinds(in: files, prompts)) + undrawnClothes(in: files)
            + unknownStyles(in: files) + readers.notices
            + answers.away
        let checked = files.map {
            Document.File(
                path: $0.path.string, collection: $0.collection.slug, collectionTitle: $0.collection.title,
                stories: $0.stories.count + ($0.growth?.stories ?? 0))
        }
        if global.json {
            try session.print(
                Document(
                    problems: problems, notices: notices, pipelines: checked),
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
