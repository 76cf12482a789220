import LibraryFixtures
import TestSupport
import Testing

@testable import Commands
@testable import LibraryStore
@testable import Pipeline
@testable import Platform

struct CommandEnvironmentTests {
    @Test func whatCommandsWriteOutlivesAPowerCut() throws {
        let machine = try CommandEnvironment.current()
        #expect(machine.fileSystem.durability == .full)
        #expect(machine.run.fileSystem.durability == .full)
        let folder = try TemporaryFolder()
        let library = try Library.open(at: folder.path, fileSystem: machine.run.fileSystem, for: .creating)
        #expect(try library.syncsCommits())
        try library.close()
    }
}
