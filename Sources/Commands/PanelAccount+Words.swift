import Domain
import LibraryStore

extension PanelAccount {
    /// Why there is no picture, or none but a stand-in; nil for panels of which nothing of the kind can be said.
    var shortcoming: String? {
        guard status == .failed || status == .placeholder else { return nil }
        if status == .failed, interruptions >= Library.interruptionLimit {
            return "given up after \(interruptions) runs that died while drawing it"
        }
        guard let lastAttempt else {
            return status == .placeholder
                ? "no backend was left to be asked" : "no backend was left to be asked, and no stand-in could be drawn"
        }
        let words = lastAttempt.message.map { ": \($0)" } ?? ""
        return "last attempt: \(lastAttempt.backend) (\(lastAttempt.rung)), \(lastAttempt.outcome)\(words)"
    }
}
