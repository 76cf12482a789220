import Foundation
import LibraryFixtures
import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

/// Messages that the recovery handbook quotes and that none of its own commands prints.
struct QuotedMessageTests {
    private let work: WorkFolder

    init() throws {
        work = try WorkFolder()
        try work.folder.write("A fox sat in the forest.", to: "tales/pim.txt")
        try work.folder.write(
            """
            collection: Tales
            audience: { ages: 1-2 }
            stories: [{ file: pim.txt }]
            images: [painter]
            size: 2048x3584
            backends: { painter: { kind: command, command: [sh, "{{output}}"] } }

            """, to: "tales/pipeline.yaml")
    }

    /// The quoted messages of all blocks, one element each.
    private static func quoted() throws -> [String] {
        try ShownDocument(name: "\(ShownDocument.catalogue)/RecoveryHandbook.md").blocks
            .filter { $0.language == "text" && !$0.isDirectlyBehind }
            .flatMap { $0.text.split(separator: /\n(?=error: )/).map { String($0) } }
    }

    /// Expects the quoted message with these words to equal the printed one.
    private func expect(_ words: String, _ printed: String) throws {
        let message = try #require(try Self.quoted().first { $0.contains(words) }, "\(words)")
        let error = printed.split(separator: "\n").first { $0.hasPrefix("error: ") } ?? ""
        let difference = ShownOutput(message).difference(from: String(error))
        #expect(difference == nil, "\(difference ?? "")\n\(printed)")
    }

    @Test func areOnesThatThisBringsAbout() throws {
        #expect(try Self.quoted().count == 3)
    }

    /// On a disk of this size the rows leave too little room for a picture.
    @Test(.enabled(if: SmallDisk.isAvailable, "a small file system cannot be mounted here"), .timeLimit(.minutes(2)))
    func areWhatAFullDiskBringsAbout() async throws {
        let disk = try #require(try SmallDisk(in: work.folder, kilobytes: 1376))
        let foreseen = try await BuiltProgram.run(["run", "../tales"], in: disk.path)
        #expect(foreseen.code == 40)
        try expect("cannot keep another picture", foreseen.messages)
        try FileManager.default.removeItem(atPath: disk.path.appending("library").string)
        let met = try await BuiltProgram.run(["run", "../tales", "--stub"], in: disk.path)
        #expect(met.code == 40)
        try expect("no space is left", met.messages)
        withExtendedLifetime(disk) {}
    }

    @Test func areWhatANewerLibraryBringsAbout() async throws {
        #expect(try await BuiltProgram.run(["run", "tales", "--stub"], in: work.path).code == 0)
        try LibraryDatabase(of: work.path.appending("library")).addUnknownMigration()
        let outcome = try await BuiltProgram.run(["run", "tales"], in: work.path)
        #expect(outcome.code == 20)
        try expect("was written by a newer Nightpress", outcome.messages)
    }
}
