import Foundation

/// `make soak`: all cases, without a limit on time.
package enum Soak {
    package static let isOn = ProcessInfo.processInfo.environment["NIGHTPRESS_SOAK"] == "1"

    /// All seeds with `make soak`, otherwise `count` of them, evenly spread.
    package static func seeds(_ all: ClosedRange<Int>, otherwise count: Int) -> [Int] {
        guard !isOn, count < all.count else { return Array(all) }
        return (0..<count).map { all.lowerBound + $0 * all.count / count }
    }
}
