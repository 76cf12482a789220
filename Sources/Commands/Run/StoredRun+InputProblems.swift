import Domain
import LibraryStore

extension StoredRun {
    /// `2 input problems`. The run exits with ``ExitStatus/input`` for them if nothing more severe happened. Nil if
    /// there are none.
    var inputProblems: String? {
        problems.isEmpty ? nil : Counted(problems.count, "input problem", "input problems").description
    }
}
