import Foundation
import ProgramFixtures
import Subprocess
import SystemPackage
import Testing

struct LostResultTests {
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full here"))
    func aResultThatCannotBeWrittenIsAFailure() async throws {
        let full = try FileDescriptor.open("/dev/full", .writeOnly)
        let result = try await Subprocess.run(
            .path(BuiltProgram.path), arguments: ["doctor"],
            output: .fileDescriptor(full, closeAfterSpawningProcess: true), error: .string(limit: 10_000))
        #expect(result.terminationStatus == .exited(40))
        #expect(
            result.standardError
                == "error: cannot write the result: No space left on device; write it elsewhere, what was made is kept\n"
        )
    }
}
