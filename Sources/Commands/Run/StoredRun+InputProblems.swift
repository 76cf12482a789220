import Domain
import LibraryStore

extension StoredRun {
    /// `2 input problems`, for which it exits with ``ExitStatus/input`` where nothing graver was; nil without any.
    var inputProblems: String? {
        problems.isEmpty ? nil : Counted(problems.count, "input problem", "input problems").description
    }
}
