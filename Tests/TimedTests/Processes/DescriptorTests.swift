import Foundation
import Testing

@testable import Platform

@Suite(.serialized, .timeLimit(.minutes(5)))
struct DescriptorTests {
    private let fixture = Fixture()

    @Test func aCommandHasThreeDescriptors() async throws {
        // Opened without `FD_CLOEXEC`, as some libraries do.
        let stray = dup(1)
        defer { close(stray) }
        let result = try await fixture.run(fixture.unruly("descriptors"))
        #expect(String(decoding: result.output, as: UTF8.self) == "0\n1\n2\n")
    }

    @Test func aCommandHasPlainSignals() async throws {
        signal(SIGPIPE, SIG_IGN)
        let result = try await fixture.run(fixture.unruly("signals"))
        #expect(String(decoding: result.output, as: UTF8.self) == "")
    }

    @Test func runsLeaveNoDescriptorOpen() throws {
        let program = try Parent(["repeat", "100", "/bin/true"], environment: fixture.environment)
        let counts = try program.lines()
        program.waitUntilExit()
        #expect(counts.count == 2)
        #expect(counts.first == counts.last)
    }
}
