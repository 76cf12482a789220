import Foundation

/// The threads of this process besides the one that asks.
enum OtherThreads {
    /// Whether none of them runs or is about to. False if the system does not tell.
    static var areIdle: Bool {
        guard let threads = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task") else {
            return false
        }
        return threads.count { isBusy($0) } <= 1
    }

    private static func isBusy(_ thread: String) -> Bool {
        guard let file = FileManager.default.contents(atPath: "/proc/self/task/\(thread)/stat"),
            let end = file.lastIndex(of: UInt8(ascii: ")")), end + 2 < file.endIndex
        else { return false }
        return file[end + 2] == UInt8(ascii: "R") || file[end + 2] == UInt8(ascii: "D")
    }
}
