import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Platform

@Suite struct FileLockTests {
    private let folder: TemporaryFolder
    private let path: FilePath

    init() throws {
        folder = try TemporaryFolder(onDisk: true)
        path = folder.path.appending("lock")
    }

    @Test func saysASecondAttemptWhoHoldsIt() throws {
        let first = try Outcome(FileLock.attempt(at: path, holder: "process 12 on attic"))
        #expect(first.leftBy == nil && first.isTaken)
        let second = try Outcome(FileLock.attempt(at: path, holder: "process 13 on attic"))
        #expect(second.heldBy == "process 12 on attic")
        withExtendedLifetime(first) {}
    }

    @Test func isFreeAgainAfterItsHolderLetGo() throws {
        do {
            let first = try Outcome(FileLock.attempt(at: path, holder: "a holder with a long name"))
            withExtendedLifetime(first) {}
        }
        #expect(try Data(contentsOf: URL(filePath: path.string)).isEmpty)
        let second = try Outcome(FileLock.attempt(at: path, holder: "b"))
        #expect(second.isTaken && second.leftBy == nil)
        #expect(try Data(contentsOf: URL(filePath: path.string)) == Data("b".utf8))
    }

    @Test func reportsAHolderThatDied() throws {
        try Data("process 99 on attic, a long text".utf8).write(to: URL(filePath: path.string))
        let lock = try Outcome(FileLock.attempt(at: path, holder: "process 1"))
        #expect(lock.leftBy == "process 99 on attic, a long text")
        #expect(try Outcome(FileLock.attempt(at: path, holder: "process 2")).heldBy == "process 1")
        withExtendedLifetime(lock) {}
    }

    /// The next holder may also die before the recovery is done.
    @Test func saysOfAHolderThatDiedUntilThatIsSettled() throws {
        try folder.write("process 99 on attic", to: "lock")
        _ = try Outcome(FileLock.attempt(at: path, holder: "process 1 on a machine with a long name"))
        #expect(try FileLock.status(at: path) == .left(by: "process 99 on attic"))
        guard case .taken(var lock, let leftBy) = try FileLock.attempt(at: path, holder: "process 2") else {
            Issue.record("the lock is held")
            return
        }
        #expect(leftBy == "process 99 on attic")
        lock.settle()
        _ = consume lock
        #expect(try FileLock.status(at: path) == .free)
    }

    /// `flock` uses a system lock, so another program's lock is seen too.
    @Test(.enabled(if: Program.isInstalled("flock"), "there is no flock program here"))
    func isHeldAgainstOtherProcesses() throws {
        let program = try #require(Program("flock"))
        let lock = try Outcome(FileLock.attempt(at: path, holder: "process 1"))
        #expect(try program.run(["--nonblock", path.string, "true"]).status == 1)
        withExtendedLifetime(lock) {}
    }

    @Test func namesAHolderThatHasNotWrittenItsNameYet() throws {
        let file = try FileDescriptor.open(path, .readWrite, options: .create, permissions: .ownerReadWrite)
        defer { try? file.close() }
        try #require(flock(file.rawValue, LOCK_EX | LOCK_NB) == 0)
        #expect(try Outcome(FileLock.attempt(at: path, holder: "b")).heldBy == "another process")
    }

    @Test func saysOnlookersHowItStands() throws {
        #expect(try FileLock.status(at: path) == .free)
        #expect(try folder.names == [], "reading the status makes no file")
        do {
            let lock = try Outcome(FileLock.attempt(at: path, holder: "process 1"))
            #expect(try FileLock.status(at: path) == .held(by: "process 1"))
            withExtendedLifetime(lock) {}
        }
        #expect(try FileLock.status(at: path) == .free)
        try folder.write("process 99", to: "lock")
        #expect(try FileLock.status(at: path) == .left(by: "process 99"))
        #expect(try folder.read("lock") == Array("process 99".utf8))
    }

    @Test func saysWhyAFileCannotBeLocked() {
        let lost = folder.path.appending("lost/lock")
        let error = #expect(throws: FileSystemError.self) { try Outcome(FileLock.attempt(at: lost, holder: "a")) }
        #expect(error?.description == "cannot lock “\(lost)”: it does not exist")
    }

    /// The result of a lock attempt, in a form that tests can compare.
    private final class Outcome {
        let isTaken: Bool
        let leftBy: String?
        let heldBy: String?
        private let lock: FileLock?

        init(_ attempt: consuming FileLock.Attempt) {
            switch consume attempt {
            case .taken(let lock, let leftBy):
                self.lock = consume lock
                self.leftBy = leftBy
                isTaken = true
                heldBy = nil
            case .held(let holder):
                lock = nil
                leftBy = nil
                isTaken = false
                heldBy = holder
            }
        }
    }
}
