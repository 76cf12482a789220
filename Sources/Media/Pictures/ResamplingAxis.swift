import CImageCodecs

/// The source pixels of each output pixel along one axis, with their weights.
///
/// If the length is reduced to half or less, each output pixel is the mean of the area that it covers. Otherwise the
/// weights are Hermite's cubic (Mitchell and Netravali 1988, B = C = 0), scaled to the reduction. No weight is
/// negative, so there is no ringing. A sharper filter makes halos, which are easily visible beside dark lines because
/// light is mixed.
struct ResamplingAxis {
    private let taps: Int
    private let first: [UInt32]
    private let weights: [Float]

    init(from source: Int, to count: Int) {
        let reduction = Double(source) / Double(count)
        let kernel: Kernel = reduction >= 2 ? .area(width: reduction) : .cubic(stretch: max(reduction, 1))
        let centers = (0..<count).map { (Double($0) + 0.5) * reduction }
        let covered = centers.map { kernel.pixels(around: $0) }
        let taps = min(covered.map(\.count).max() ?? 1, source)
        let starts = covered.map { min(max($0.lowerBound, 0), source - taps) }
        self.taps = taps
        first = starts.map { UInt32($0) }
        weights = zip(centers, starts).flatMap { center, start in
            let row = (start..<start + taps).map { kernel.weight(ofPixel: $0, around: center) }
            let sum = row.reduce(0, +)
            return row.map { Float($0 / sum) }
        }
    }

    func withAxis<Result>(_ body: (cic_axis) -> Result) -> Result {
        first.withUnsafeBufferPointer { first in
            weights.withUnsafeBufferPointer { weights in
                body(cic_axis(count: first.count, taps: taps, first: first.baseAddress, weights: weights.baseAddress))
            }
        }
    }

    private enum Kernel {
        case area(width: Double)
        case cubic(stretch: Double)

        /// The pixels that may have a weight, including pixels beyond the edges.
        func pixels(around center: Double) -> Range<Int> {
            let reach =
                switch self {
                case .area(let width): width / 2
                case .cubic(let stretch): stretch
                }
            return Self.floor(center - reach)..<(-Self.floor(-center - reach))
        }

        /// `rounded(.down)` without libm, which is not available in every program that links this.
        private static func floor(_ number: Double) -> Int {
            let whole = Int(number)
            return Double(whole) > number ? whole - 1 : whole
        }

        func weight(ofPixel pixel: Int, around center: Double) -> Double {
            switch self {
            case .area(let width):
                return max(min(Double(pixel + 1), center + width / 2) - max(Double(pixel), center - width / 2), 0)
            case .cubic(let stretch):
                let x = abs(Double(pixel) + 0.5 - center) / stretch
                return x < 1 ? (2 * x - 3) * x * x + 1 : 0
            }
        }
    }
}
