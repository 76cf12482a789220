import Domain
import LibraryStore

/// Writes a snapshot of a library's database after a change. A failure does not make the change fail.
struct TakeSnapshot {
    let library: Library

    /// Returns a notice if no snapshot could be written.
    func callAsFunction(named name: String, replacingAll: Bool = false) -> String? {
        do {
            try library.takeSnapshot(named: name, replacingAll: replacingAll)
            return nil
        } catch {
            try? library.removeUnfinishedSnapshots()
            return "no snapshot of the library's database could be written, and the earlier ones stay: "
                + (LibraryError.plainReason(of: error) ?? "\(error)")
        }
    }
}
