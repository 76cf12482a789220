import Foundation

/// The largest measured memory of a process, from Linux's `VmHWM`; 0 elsewhere.
final class PeakMemory {
    private(set) var kilobytes = 0

    func look(at process: Int32) {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else { return }
        for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
            kilobytes = max(kilobytes, line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0)
        }
    }
}
