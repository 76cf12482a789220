import Domain
import Generation
import Platform
import SystemPackage

extension GenerationError {
    /// The error for a program that did not end normally. `fault` is the kind for an unusable answer.
    init(_ error: ChildProcessError, whereAnswerIsNone fault: ErrorKind) {
        let kind: ErrorKind =
            switch error {
            case .cannotStart(_, .program(.argListTooLong)): .tooLong
            case .cannotStart, .cannotWriteLog: .unavailable
            case .timedOut, .keeperLost, .doesNotEnd: .transient
            case .outputTooLarge: fault
            }
        self.init(kind, "\(error)", timedOutSilently: error.isOfSilentProgram)
    }
}

extension ChildProcessError {
    /// Whether the program timed out and had written nothing.
    fileprivate var isOfSilentProgram: Bool {
        if case .timedOut(_, _, let words) = self { words.allSatisfy(\.isWhitespace) } else { false }
    }
}
