import Foundation
import SystemPackage
import TestSupport

@testable import Domain
@testable import PipelineFiles
@testable import Platform

/// Documents in a temporary folder, and a reader for them.
struct DocumentReading {
    static let isPossible = Program.isInstalled("pandoc")
    private static let keeper = FilePath(CommandLine.arguments[0]).parent.appending("KeeperFixture")

    let folder: TemporaryFolder
    var converter: DocumentConverter

    /// `program` is the program that reads documents.
    init(program: String = "pandoc") throws {
        folder = try TemporaryFolder()
        converter = DocumentConverter(
            runner: ChildRunner(keeper: ProcessSupervisor(program: Self.keeper)),
            environment: ProcessInfo.processInfo.environment, program: program)
    }

    /// A document that pandoc makes from Markdown.
    func document(_ markdown: String, as name: String) throws -> FilePath {
        let source = try folder.write(markdown, to: "source.md")
        let path = folder.path.appending(name)
        let outcome = try Program("pandoc")?.run([
            "--standalone", "--metadata", "lang=en", "--metadata", "pagetitle=Tales", source.string, "--output",
            path.string,
        ])
        guard outcome?.status == 0 else { throw CocoaError(.fileWriteUnknown) }
        return path
    }

    func content(of path: FilePath) async throws -> (story: StoryText, notices: [Diagnostic]) {
        let entry = StoryEntry(slug: Slug(title: "tale"), source: .file(path), place: "pipeline.yaml:3:9")
        return try await StoryFileReader(fileSystem: LocalFileSystem(), documents: converter, language: "en")
            .content(of: entry, at: path)
    }

    /// The messages of the error that reading gives; nil if there is none.
    func problem(of path: FilePath) async throws -> String? {
        do {
            _ = try await content(of: path)
            return nil
        } catch let error as PipelineError {
            return error.problems.map(\.message).joined(separator: "\n")
        }
    }
}
