import Foundation
import GRDB
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Platform

struct OpeningTests {
    @Test(arguments: [(Durability.full, 2), (.relaxed, 0)])
    func syncsEveryCommitWhereItsFileSystemIsDurable(_ durability: Durability, expected: Int) throws {
        let test = try TestLibrary(durability: durability)
        let level = try test.library.database.writeWithoutTransaction {
            try Int.fetchOne($0, sql: "PRAGMA synchronous")
        }
        #expect(level == expected)
        let mode = try test.library.database.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") }
        #expect(mode == "wal")
    }

    @Test func saysWhereThereIsNone() throws {
        let folder = try TemporaryFolder()
        let root = folder.path.appending("library")
        let error = #expect(throws: LibraryError.self) {
            try Library.open(at: root, fileSystem: LocalFileSystem(), for: .reading)
        }
        #expect(
            "\(error?.description ?? "")"
                == "no library at “\(root)”; make one with “nightpress run”, or name another with --library")
    }

    @Test func refusesAFileInItsPlace() throws {
        let folder = try TemporaryFolder()
        let root = try folder.write("story", to: "library")
        let error = #expect(throws: LibraryError.self) {
            try Library.open(at: root, fileSystem: LocalFileSystem(), for: .creating)
        }
        #expect(error?.description == "“\(root)” is a file, not a library; name a directory with --library")
    }

    @Test func refusesAnotherProgramsFile() throws {
        let folder = try TemporaryFolder()
        let root = folder.path
        try folder.write([UInt8](repeating: 65, count: 5000), to: "library.sqlite")
        let error = #expect(throws: LibraryError.self) {
            try Library.open(at: root, fileSystem: LocalFileSystem(), for: .creating)
        }
        #expect(
            error?.description
                == "“\(root)/library.sqlite” is not a library's database: file is not a database; name another directory with --library"
        )
    }

    @Test(arguments: [Library.Purpose.reading, .asking, .writing, .creating])
    func saysWhatToDoAboutADamagedDatabase(_ purpose: Library.Purpose) throws {
        let test = try TestLibrary()
        let root = test.library.root
        try test.library.close()
        let file = root.appending("library.sqlite").string
        var bytes = try Data(contentsOf: URL(filePath: file))
        bytes.replaceSubrange(4096..., with: Data(repeating: 0xA5, count: bytes.count - 4096))
        try bytes.write(to: URL(filePath: file))
        let error = #expect(throws: LibraryError.self) {
            try Library.open(at: root, fileSystem: LocalFileSystem(), for: purpose)
        }
        #expect(
            error?.description
                == "the library “\(root)” has lost its database “library.sqlite”: it is damaged (database disk image is "
                + "malformed); there is no usable snapshot; restore what its pictures tell with “nightpress verify --repair”"
        )
    }

    @Test(arguments: [Library.Purpose.reading, .writing, .creating])
    func leavesAnotherProgramsDatabaseAsItIs(_ purpose: Library.Purpose) throws {
        let folder = try TemporaryFolder()
        let queue = try DatabaseQueue(path: folder.path.appending("library.sqlite").string)
        try queue.write { try $0.execute(sql: "CREATE TABLE song (title TEXT)") }
        let error = #expect(throws: LibraryError.self) {
            try Library.open(at: folder.path, fileSystem: LocalFileSystem(), for: purpose)
        }
        #expect(
            error?.description
                == "“\(folder.path)/library.sqlite” is not a library's database: it holds the tables of another program; "
                + "name another directory with --library")
        let tables = try queue.read {
            try String.fetchAll($0, sql: "SELECT name FROM sqlite_schema WHERE name NOT LIKE 'grdb_%'")
        }
        #expect(tables == ["song"])
    }

    @Test func refusesALibraryOfANewerProgram() throws {
        let test = try TestLibrary()
        try test.library.database.write {
            try $0.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES ('9-dreams')")
        }
        try test.library.close()
        let error = #expect(throws: LibraryError.self) {
            try Library.open(at: test.library.root, fileSystem: LocalFileSystem(), for: .creating)
        }
        #expect(
            error?.description
                == "the library “\(test.library.root)” was written by a newer Nightpress (it has 9-dreams); "
                + "use that version, or name another directory with --library")
    }
}
