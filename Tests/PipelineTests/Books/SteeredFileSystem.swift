import Synchronization
import SystemPackage

@testable import Platform

/// The local file system with control over the steps that put a book into its place.
final class SteeredFileSystem: FileSystem {
    enum Step: Equatable {
        case sync(String)
        case rename(to: String)
        case exchange
        /// Removal of a tree of that name, or of a tree that contains it.
        case removal(of: String)
        case read(String)
    }

    private let local = LocalFileSystem(durability: .relaxed)
    var durability: Durability { local.durability }
    private let state = Mutex((fails: Step?.none, isLate: false, looks: [String]()))
    private let meanwhile = Mutex<(step: Step, action: @Sendable () -> Void)?>(nil)
    private let exchanges: Bool

    /// Without `exchanges`, atomic exchanges of two names are not supported.
    init(exchanges: Bool = true) {
        self.exchanges = exchanges
    }

    /// From now on that step fails, with `afterwards` after it is done. Names are last components.
    func fail(_ step: Step?, afterwards: Bool = false) {
        state.withLock {
            $0.fails = step
            $0.isLate = afterwards
        }
    }

    /// Runs an action once, right before that step, as another program would.
    func before(_ step: Step, _ action: @escaping @Sendable () -> Void) {
        meanwhile.withLock { $0 = (step, action) }
    }

    private func letOthersAct(before step: Step) {
        let action = meanwhile.withLock { meanwhile in
            guard meanwhile?.step == step else { return nil as (@Sendable () -> Void)? }
            defer { meanwhile = nil }
            return meanwhile?.action
        }
        action?()
    }

    /// Every path whose status was read.
    var looks: [String] { state.withLock(\.looks) }

    private func carryOut(
        _ step: Step, _ path: FilePath, _ body: () throws(FileSystemError) -> Void
    ) throws(FileSystemError) {
        letOthersAct(before: step)
        let (fails, isLate) = state.withLock { ($0.fails == step, $0.isLate) }
        if !fails || isLate { try body() }
        if fails { throw FileSystemError(.write, path, .system(.ioError)) }
    }

    func sync(_ path: FilePath) throws(FileSystemError) {
        try carryOut(.sync(path.name ?? ""), path) { () throws(FileSystemError) in
            try local.sync(path)
        }
    }

    func rename(_ path: FilePath, to destination: FilePath, durably: Bool) throws(FileSystemError) {
        try carryOut(.rename(to: destination.name ?? ""), destination) { () throws(FileSystemError) in
            try local.rename(path, to: destination, durably: durably)
        }
    }

    func exchange(_ path: FilePath, with other: FilePath) throws(FileSystemError) {
        guard exchanges else { throw FileSystemError(.rename, path, .system(.notSupported)) }
        try carryOut(.exchange, path) { () throws(FileSystemError) in try local.exchange(path, with: other) }
    }

    func status(of path: FilePath) throws(FileSystemError) -> FileStatus? {
        state.withLock { $0.looks.append(path.string) }
        return try local.status(of: path)
    }

    func ownStatus(of path: FilePath) throws(FileSystemError) -> FileStatus? {
        state.withLock { $0.looks.append(path.string) }
        return try local.ownStatus(of: path)
    }

    func create(_ path: FilePath, bytes: [UInt8], durably: Bool) throws(FileSystemError) {
        try local.create(path, bytes: bytes, durably: durably)
    }
    func read(_ path: FilePath, limit: Int) throws(FileSystemError) -> [UInt8] { try local.read(path, limit: limit) }
    func read(
        _ path: FilePath, inPiecesOf size: Int, _ body: (UnsafeRawBufferPointer) -> Void
    ) throws(FileSystemError) {
        if state.withLock({ $0.fails == .read(path.name ?? "") }) {
            throw FileSystemError(.read, path, .system(.permissionDenied))
        }
        try local.read(path, inPiecesOf: size, body)
    }
    func remove(_ path: FilePath) throws(FileSystemError) { try local.remove(path) }
    func removeTree(_ path: FilePath) throws(FileSystemError) {
        if case .removal(let name)? = state.withLock({ $0.fails }) {
            let inner = path.name == name ? path : path.appending(name)
            if try local.ownStatus(of: inner) != nil {
                throw FileSystemError(.remove, inner, .system(.permissionDenied))
            }
        }
        try local.removeTree(path)
    }
    func makeDirectory(_ path: FilePath) throws(FileSystemError) { try local.makeDirectory(path) }
    func list(_ path: FilePath) throws(FileSystemError) -> [String] { try local.list(path) }
    func remove(_ path: FilePath, below root: FilePath, durably: Bool) throws(FileSystemError) {
        try local.remove(path, below: root, durably: durably)
    }
    func removeDirectory(_ path: FilePath, below root: FilePath) throws(FileSystemError) {
        try local.removeDirectory(path, below: root)
    }
    func isReadOnly(_ path: FilePath) -> Bool { local.isReadOnly(path) }
}
