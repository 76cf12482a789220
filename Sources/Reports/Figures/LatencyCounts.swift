import Foundation

/// Durations of requests, counted in buckets, so that memory use does not grow with their number. A quantile is within
/// 6 % of the exact value.
struct LatencyCounts: Sendable {
    private static let bucketsPerDecade = 20.0
    /// Seconds. Shorter durations count as this value.
    private static let shortest = 0.001
    /// Covers one millisecond to more than a day.
    private static let bucketCount = 161

    private var buckets = [Int](repeating: 0, count: bucketCount)
    private(set) var count = 0
    /// In seconds.
    private(set) var longest = 0.0

    mutating func add(seconds: Double) {
        let seconds = seconds.isFinite ? seconds : 0
        let position = log10(max(seconds, Self.shortest) / Self.shortest) * Self.bucketsPerDecade
        buckets[min(Int(position), Self.bucketCount - 1)] += 1
        count += 1
        longest = max(longest, seconds)
    }

    /// The duration in seconds that this fraction of the requests, from 0 to 1, does not exceed; 0 without requests.
    func quantile(_ part: Double) -> Double {
        guard count > 0 else { return 0 }
        let rank = max(1, Int((part * Double(count)).rounded(.up)))
        var sum = 0
        for (index, bucket) in buckets.enumerated() {
            sum += bucket
            if sum >= rank {
                let middle = Self.shortest * pow(10.0, (Double(index) + 0.5) / Self.bucketsPerDecade)
                return min(middle, longest)
            }
        }
        return longest
    }
}
