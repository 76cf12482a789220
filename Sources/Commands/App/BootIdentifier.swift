import Foundation

/// Identifies the start of this machine's system.
enum BootIdentifier {
    /// Empty where the system does not tell it.
    static var current: String {
        let text = FileManager.default.contents(atPath: "/proc/sys/kernel/random/boot_id")
        return text.map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) } ?? ""
    }
}
