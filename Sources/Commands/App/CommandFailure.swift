import Domain
import LibraryStore
import Pipeline
import PipelineFiles
import Platform
import Prompts

/// An error that ends a command: the message to print and the exit code.
struct CommandFailure: Error {
    var status: ExitStatus
    /// Without “error:”; nil if everything was already printed.
    var message: String?

    init(_ status: ExitStatus, _ message: String? = nil) {
        self.status = status
        self.message = message
    }

    /// Derives the exit code and the message from the type of the error.
    init(_ error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let error as StageError where LibraryError.isDamage(error.underlying):
            self.init(.input, error.description)
        case let error where LibraryError.isDamage(error):
            self.init(.input, LibraryError.plainReason(of: error))
        case let error as StageError:
            if let cause = error.underlying as? FileSystemError, cause.isOfPath {
                self.init(.input, error.description)
                return
            }
            let inner = CommandFailure(error.underlying)
            self.init(
                inner.status == .input ? .failure : inner.status, "\(error.stage.rawValue): \(inner.message ?? "")")
        case let error as PipelineError: self.init(.input, error.description)
        case let error as MergeError: self.init(.input, error.description)
        case let error as ShardError: self.init(.input, error.description)
        case let error as PromptsError: self.init(.input, error.description)
        case let error as LibraryPausedError: self.init(.locked, error.description)
        case LibraryError.locked, LibraryError.olderInUse: self.init(.locked, "\(error)")
        case LibraryError.fileSystem(_, let cause) where cause.isFullDisk,
            LibraryError.olderUnwritable(_, let cause) where cause.isFullDisk:
            self.init(.failure, "\(error)")
        case let error as LibraryError: self.init(.input, error.description)
        case let error as FileSystemError: self.init(error.isOfPath ? .input : .failure, error.description)
        case let stopped as LockWaitStopped: self.init(ExitStatus(stopped.reason))
        case is CancellationError: self.init(.interrupted)
        default: self.init(.failure, LibraryError.plainReason(of: error) ?? "\(error)")
        }
    }
}
