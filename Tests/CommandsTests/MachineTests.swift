import Testing

@testable import Commands
@testable import Pipeline
@testable import Platform

struct MachineTests {
    /// Libraries on it sync every commit; `OpeningTests` read that back.
    @Test func whatCommandsWriteOutlivesAPowerCut() throws {
        let machine = try Machine.current()
        #expect(machine.fileSystem.durability == .full)
        #expect(machine.run.fileSystem.durability == .full)
    }
}
