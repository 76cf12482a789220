import ChildProcesses
import Generators
import SystemPackage

extension GenerationError {
    /// What a program that did not run to its end means for the backend.
    init(_ error: ChildProcessError) {
        let kind: Kind =
            switch error {
            case .cannotStart(_, .program(.argListTooLong)): .tooLong
            case .cannotStart, .cannotWriteLog: .unavailable
            case .timedOut, .keeperLost, .doesNotEnd: .transient
            case .outputTooLarge: .badReply
            }
        self.init(kind, "\(error)")
    }
}
