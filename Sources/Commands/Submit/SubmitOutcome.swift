import Domain
import Foundation
import Reports
import SystemPackage

/// The result of “submit” as text and as JSON.
struct SubmitOutcome {
    let files: [ClusterFile]
    /// As it was named.
    let folder: String
    let engine: SubmitCommand.Engine
    /// False for a dry run.
    let isWritten: Bool
    /// The ids of submitted jobs; nil if nothing was submitted.
    var jobs: [(step: SlurmFiles.Step, id: String)]?

    struct Document: Encodable {
        var engine: String
        var written: Bool
        var files: [File]
        /// The ids of submitted jobs, by what they do.
        var jobs: [String: String]?

        struct File: Encodable {
            var path: String
            var text: String
        }
    }

    init(files: [ClusterFile], folder: String, engine: SubmitCommand.Engine, isWritten: Bool) {
        self.files = files
        self.folder = folder
        self.engine = engine
        self.isWritten = isWritten
    }

    var document: Document {
        Document(
            engine: engine.rawValue, written: isWritten,
            files: files.map { Document.File(path: path($0), text: $0.text) },
            jobs: jobs.map { Dictionary($0.map { ($0.step.rawValue, $0.id) }, uniquingKeysWith: { first, _ in first }) }
        )
    }

    private func path(_ file: ClusterFile) -> String { FilePath(folder).appending(file.name).string }

    var text: String {
        guard isWritten else {
            return files.map { "==> \(path($0).onOneLine) <==\n\($0.text)" }.joined(separator: "\n")
        }
        let submitted = jobs?.map { "\($0.step.label)  \($0.id)\n" }
        return files.map { "file    \(path($0).onOneLine)\n" }.joined() + (submitted?.joined() ?? next)
    }

    /// What starts the jobs, if this command does not.
    private var next: String {
        switch engine {
        case .slurm: ""
        case .snakemake: "next    snakemake --snakefile \(ShellWord.quoted(path(files[0]))) --cores N\n"
        case .kubernetes: "next    kubectl apply -f \(ShellWord.quoted(path(files[0])))\n"
        }
    }
}
