import Foundation
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import Platform
@testable import Reports

/// Libraries on faulty network shares.
struct ShareTests {
    @Test(arguments: [
        ("images", Errno.ioError, "illustrate", "Input/output error"),
        ("bundles", .staleNFSFileHandle, "export", "Stale file handle"),
        ("reports", .resourceBusy, "report", "Device or resource busy"),
    ])
    func aRenameThatFailsIsNamedAndTheNextRunGoesOn(
        _ folder: String, _ error: Errno, _ stage: String, _ words: String
    ) async throws {
        let testRun = try TestRun(export: true)
        let model = ScriptedImageGenerator("model")
        testRun.images = [model]
        let share = ShareFileSystem(failingRenamesInto: folder, with: error)
        testRun.fileSystem = share
        let failure = try #require(await #expect(throws: StageError.self) { try await testRun.run() })
        #expect(failure.stage.rawValue == stage)
        #expect("\(failure)".hasPrefix("\(stage): cannot rename “\(testRun.library)/\(folder)/"), "\(failure)")
        #expect("\(failure)".hasSuffix("”: \(words)"), "\(failure)")
        let counts = try await testRun.outcome().counts
        #expect(Set(counts.keys).isSubset(of: [.ready, .pending]), "no page is left in progress")
        share.recover()
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole)
        #expect(model.requests.count == summary.panels[.ready, default: 0] + (folder == "images" ? 1 : 0))
    }

    @Test(arguments: [Errno.noLocks, .notSupported, .noFunction])
    func aShareWithoutLocksIsRefusedAndNothingIsMadeThere(_ error: Errno) async throws {
        let testRun = try TestRun()
        testRun.fileSystem = ShareFileSystem(lockError: error)
        let failure = await #expect(throws: LibraryError.self) { try await testRun.run() }
        #expect(
            failure?.description
                == "cannot use the library “\(testRun.library)”: cannot lock “\(testRun.library)/lock”: its file system knows "
                + "no locks (\(error)), as happens on network shares; keep the library on a disk of this machine, or have "
                + "the server of the share allow locks")
        #expect(try FileManager.default.contentsOfDirectory(atPath: testRun.library.string).isEmpty)
    }
}
