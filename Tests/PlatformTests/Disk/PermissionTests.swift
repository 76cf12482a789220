import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Platform

/// Runs in a separate process without administrator rights.
@Suite struct PermissionTests {
    @Test func saysThatPermissionIsDenied() async {
        await #expect(processExitsWith: .success) {
            let folder = try TemporaryFolder(onDisk: true)
            let file = folder.path.appending("file")
            let fileSystem = LocalFileSystem()
            try fileSystem.create(file, bytes: [1], durably: false)
            try #require(chmod(file.string, 0) == 0 && chmod(folder.path.string, 0o555) == 0)
            let isRoot = geteuid() == 0
            if isRoot { try #require(seteuid(65_534) == 0) }
            let reading = #expect(throws: FileSystemError.self) { try fileSystem.read(file, limit: 9) }
            let writing = #expect(throws: FileSystemError.self) {
                try fileSystem.makeDirectory(folder.path.appending("new"))
            }
            if isRoot { try #require(seteuid(0) == 0) }
            try #require(chmod(folder.path.string, 0o755) == 0)
            let remedy = "permission denied; give this user access to it or choose another directory"
            #expect(reading?.description == "cannot read “\(file)”: \(remedy)")
            #expect(writing?.description == "cannot create the directory “\(folder.path)/new”: \(remedy)")
        }
    }
}
