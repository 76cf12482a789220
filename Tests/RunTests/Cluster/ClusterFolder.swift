import Foundation
import Platform
import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

/// A folder with a pipeline for an engine, and the program in `PATH` of its jobs.
struct ClusterFolder {
    /// `SLURM_CONF` of a running cluster.
    static let slurm = ProcessInfo.processInfo.environment["NIGHTPRESS_SLURM"]
    static let snakemake = ProcessInfo.processInfo.environment["NIGHTPRESS_SNAKEMAKE"]
    static let validator = ProcessInfo.processInfo.environment["NIGHTPRESS_KUBERNETES_VALIDATE"]

    let work: WorkFolder
    private let programs: WorkFolder
    /// Variables of the engine, and `PATH`.
    let environment: [String: String]

    /// `more` are variables that the engine needs.
    init(stories: Int = 6, pages: Int = 4, size: String = "64x64", more: [String: String] = [:]) throws {
        work = try WorkFolder()
        programs = try WorkFolder()
        let lines = (1...stories).map { number in
            "  - { name: tale-\(number), write: { hero: Mira, age: 4, theme: animals, pages: \(pages), seed: \(number) } }\n"
        }
        try work.folder.write(
            "collection: Tales\nstories:\n\(lines.joined())size: \(size)\nexport: [epub]\n", to: "tales/pipeline.yaml")
        try FileManager.default.createSymbolicLink(
            atPath: programs.path.appending("nightpress").string, withDestinationPath: BuiltProgram.path.string)
        environment = more.merging([
            "PATH": "\(programs.path):/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "SOURCE_DATE_EPOCH": "1000000000",
        ]) { _, own in own }
    }

    func run(_ words: [String]) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(words, in: work.path, environment: environment)
    }

    func shell(_ command: String) async throws -> String {
        let variables = environment.map { "export \($0.key)='\($0.value)'; " }.joined()
        return try await BuiltProgram.shell(variables + command, in: work.path)
    }

    /// The books of one run without shards.
    func wholeBooks() async throws -> [String: Data] {
        #expect(try await run(["run", "tales", "--library", "whole", "--quiet"]).code == 0)
        return try books(of: "whole")
    }

    func books(of library: String) throws -> [String: Data] {
        let folder = "\(library)/bundles"
        return Dictionary(
            uniqueKeysWithValues: try work.files(below: folder).map { name in
                (name, FileManager.default.contents(atPath: work.path.resolving("\(folder)/\(name)").string) ?? Data())
            })
    }

    /// Waits until the condition is true, at most two minutes.
    func wait(_ condition: () async throws -> Bool) async throws -> Bool {
        let clock = ContinuousClock()
        let end = clock.now + .seconds(120)
        while clock.now < end {
            if try await condition() { return true }
            try await Task.sleep(for: .milliseconds(200))
        }
        return false
    }
}
