import Foundation
import Media

/// The durations of each backend on a logarithmic scale: a line for the middle eight tenths of its requests, a mark for
/// the median, and the figures next to it.
struct LatencyChart {
    let backends: [RunFigures.Backend]

    var markup: Markup {
        guard !backends.isEmpty else { return .empty }
        let scale = Scale(backends)
        return """
            <table class="chart wide">
            <caption>Requests by backend, and how long they took</caption>
            <thead><tr><th scope="col">Backend</th><td class="scale">\(scale.labels)</td>\
            <th scope="col" class="amount">Requests</th><th scope="col" class="amount">Usable</th>\
            <th scope="col" class="amount">Median</th><th scope="col" class="amount">90 %</th>\
            <th scope="col" class="amount">Longest</th></tr></thead>
            <tbody>
            \(backends.map { row($0, scale) })</tbody>
            </table>

            """
    }

    private func row(_ backend: RunFigures.Backend, _ scale: Scale) -> Markup {
        let latency = backend.latency
        let (low, middle, high) = (latency.quantile(0.1), latency.quantile(0.5), latency.quantile(0.9))
        let left = scale.position(of: low)
        let width = max(scale.position(of: high) - left, 0.5)
        return """
            <tr><th scope="row"><bdi>\(backend.name)</bdi></th><td class="drawn"><svg class="meter" aria-hidden="true" \
            viewBox="0 0 100 10" preserveAspectRatio="none">\
            <rect class="range" x="\(left.tenths)" y="3" width="\(width.tenths)" height="4"/>\
            <rect class="median" x="\(max(scale.position(of: middle) - 0.5, 0).tenths)" width="1" height="10"/>\
            </svg></td><td class="amount">\(backend.requests)</td><td class="amount">\(backend.usable)</td>\
            <td class="amount">\(text(middle))</td><td class="amount">\(text(high))</td>\
            <td class="amount">\(text(latency.longest))</td></tr>

            """
    }

    private func text(_ seconds: Double) -> String { Milliseconds(seconds: seconds).spanText }

    /// A range from one power of ten to another.
    private struct Scale {
        /// Exponents of ten, in seconds.
        private let first: Int
        private let last: Int

        init(_ backends: [RunFigures.Backend]) {
            let shortest = backends.map { $0.latency.quantile(0.1) }.min() ?? 0
            let longest = backends.map { $0.latency.quantile(0.9) }.max() ?? 0
            first = min(Self.exponent(shortest, .down), 4)
            last = max(Self.exponent(longest, .up), first + 1)
        }

        private static func exponent(_ seconds: Double, _ rule: FloatingPointRoundingRule) -> Int {
            Int(log10(max(seconds, 0.001)).rounded(rule))
        }

        /// In hundredths of the scale.
        func position(of seconds: Double) -> Double {
            let place = (log10(max(seconds, 0.001)) - Double(first)) / Double(last - first)
            return min(max(place, 0), 1) * 100
        }

        var labels: Markup {
            let ends = [first, last].map { Milliseconds(seconds: pow(10.0, Double($0))).spanText }
            return "<span>\(ends[0])</span> <span>\(ends[1])</span>"
        }
    }
}
