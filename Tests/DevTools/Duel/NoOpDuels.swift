import Foundation
import SystemPackage

/// A run with nothing to do, beside a build tool that finds as many files up to date.
struct NoOpDuels {
    private static let pagesPerStory = 100

    let program: FilePath
    let folder: FilePath
    let stories: Int

    private var pages: Int { stories * Self.pagesPerStory }
    private var run: [String] {
        ["run", folder.string, "--stub", "--library", folder.appending("library").string, "--quiet"]
    }

    func makeLibrary() throws {
        try folder.writePipeline(stories: stories, pagesPerStory: Self.pagesPerStory, "size: 64x64\n")
        _ = try ProgramRun(program, run)
    }

    private func duel(_ peer: String, _ theirs: (() throws -> Double)?) -> Duel {
        Duel(
            task: "nothing to do for \(pages) pages", peer: peer,
            ours: { try ProgramRun(program, run).milliseconds }, theirs: theirs)
    }

    func ninja() throws -> Duel {
        guard let ninja = Peer.program("ninja") else { return duel("ninja", nil) }
        let rules = (0..<pages).map { "build page-\($0).png: draw story-\($0 / Self.pagesPerStory).txt\n" }
        try folder.appending("build.ninja").write("rule draw\n  command = touch $out\n" + rules.joined())
        let arguments = ["-C", folder.string, "--quiet"]
        _ = try ProgramRun(ninja, arguments)
        return duel("ninja") { try ProgramRun(ninja, arguments).milliseconds }
    }

    func snakemake() throws -> Duel {
        guard let snakemake = Peer.program("snakemake") else { return duel("snakemake", nil) }
        for page in 0..<pages { try folder.appending("page-\(page).png").write("") }
        try folder.appending("Snakefile").write(
            """
            rule all:
                input: expand("page-{n}.png", n=range(\(pages)))
            rule draw:
                input: lambda wildcards: f"story-{int(wildcards.n) // \(Self.pagesPerStory)}.txt"
                output: "page-{n}.png"
                shell: "touch {output}"

            """)
        let arguments = [
            "--snakefile", folder.appending("Snakefile").string, "--directory", folder.string, "--cores", "1",
            "--quiet", "all",
        ]
        return duel("snakemake") { try ProgramRun(snakemake, arguments).milliseconds }
    }
}
