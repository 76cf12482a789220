import Domain
import Generation
import Platform
import SystemPackage

extension GenerationError {
    /// What a program that did not run to its end means for the backend; `fault` is the kind of an answer that is none.
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
    /// Whether its time ran out and it had not written a word.
    fileprivate var isOfSilentProgram: Bool {
        if case .timedOut(_, _, let words) = self { words.allSatisfy(\.isWhitespace) } else { false }
    }
}
