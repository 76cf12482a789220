import Domain
import FileSystems
import Foundation
import LibraryStore
import Pipeline
import SystemPackage
import TestSupport
import Testing

/// Exports that come to an end where they should not.
struct PlacingTests {
    private func library(_ disk: SteeredFileSystem) async throws -> KeptLibrary {
        let kept = try await KeptLibrary()
        kept.night.fileSystem = disk
        return kept
    }

    @Test(arguments: [ExportFormat.cbz, .html])
    func aFailedExportLeavesNothingUnfinished(_ format: ExportFormat) async throws {
        let disk = SteeredFileSystem()
        let kept = try await library(disk)
        disk.fail(.rename(to: "test.\(format.fileExtension)"))
        await #expect(throws: FileSystemError.self) { try await kept.export([format], into: "shelf") }
        let left = try kept.files(of: "shelf").keys.filter { $0.hasPrefix(".") }
        #expect(left.isEmpty)
        disk.fail(nil)
        #expect(try await kept.export([format], into: "shelf").written == 2)
    }

    @Test(arguments: [nil, "shelf"])
    func aBookOfAnExportThatDiedIsNeverTakenForAnother(folder: String?) async throws {
        let disk = SteeredFileSystem()
        let kept = try await library(disk)
        _ = try await kept.export([.cbz], into: folder)
        let place = folder ?? "library/bundles"
        let first = try kept.files(of: place)
        disk.fail(.rename(to: "test.cbz"), afterwards: true)
        await #expect(throws: FileSystemError.self) {
            try await kept.export([.cbz], into: folder, date: 1_200_000_000)
        }
        #expect(try kept.files(of: place) != first)
        disk.fail(nil)
        #expect(try await kept.verify().flaws == [], "it is nobody's fault")
        #expect(try await kept.export([.cbz], into: folder).refused == [])
        #expect(try kept.files(of: place) == first)
    }

    @Test func aReaderIsReplacedWhereNamesAreNotExchanged() async throws {
        let disk = SteeredFileSystem(exchanges: false)
        let kept = try await library(disk)
        _ = try await kept.export([.html], into: "shelf")
        let first = try kept.files(of: "shelf")
        #expect(try await kept.export([.html], into: "shelf", date: 1_200_000_000).written == 2)
        let second = try kept.files(of: "shelf")
        #expect(Set(second.keys) == Set(first.keys) && second != first)
    }

    @Test func theOldReaderComesBackWhereNoneCouldGetTheName() async throws {
        let disk = SteeredFileSystem(exchanges: false)
        let kept = try await library(disk)
        _ = try await kept.export([.html], into: "shelf")
        let first = try kept.files(of: "shelf")
        disk.fail(.rename(to: "test.reader"))
        await #expect(throws: FileSystemError.self) {
            try await kept.export([.html], into: "shelf", date: 1_200_000_000)
        }
        #expect(try kept.files(of: "shelf").keys.contains(".test.reader.partial/index.html"), "beside its place")
        disk.fail(nil)
        #expect(try await kept.export([.html], into: "shelf").refused == [])
        #expect(try kept.files(of: "shelf") == first)
    }

    @Test func thatNothingChangedIsSeenWithoutALookAtEveryPicture() async throws {
        let disk = SteeredFileSystem()
        let kept = try await library(disk)
        _ = try await kept.export([.html], into: nil)
        let before = disk.looks.count
        #expect(try await kept.export([.html], into: nil).written == 0)
        let looks = disk.looks.dropFirst(before).filter { $0.contains(".reader/") }
        #expect(looks.count == 2 && looks.allSatisfy { $0.hasSuffix("/index.html") })
    }
}
