import Domain

/// Finds squares of 8 × 8 pixels that differ from a picture's background. JPEG uses the same squares, so that a single
/// wrong pixel and its ringing are one square.
///
/// A square differs if its mean colour is off the background's by more than ``shiftLimit``, or its pixels are by more
/// than ``roughnessLimit``. In a mean of 64 pixels noise is reduced to an eighth, so that a faint line is found that
/// single pixels would not show. Incomplete squares at the right and bottom edges are not checked.
struct BackgroundAnalysis {
    /// Pixels per side.
    private static let side = 8
    private static let area = side * side
    /// Levels of a channel, of 255.
    private static let shiftLimit = 3
    /// Levels: the root mean square over the channels.
    private static let roughnessLimit = 12
    /// Rows of squares this far apart are checked first, so that a picture with contents is recognised early.
    private static let rowStep = 16

    /// The median of each channel, of pixels from all parts of the picture.
    let ground: (red: Int, green: Int, blue: Int)
    private let bitmap: Bitmap
    private let columns: Int
    private let rows: Int

    init(of bitmap: Bitmap) {
        self.bitmap = bitmap
        ground = bitmap.medianColour
        columns = bitmap.width / Self.side
        rows = bitmap.height / Self.side
    }

    var squareCount: Int { columns * rows }

    /// Stops after the row of squares in which the limit is exceeded.
    func findsOutstanding(moreThan limit: Int) -> Bool {
        bitmap.bytes.withUnsafeBufferPointer { pixels in
            var outstanding = 0
            for first in 0..<Self.rowStep {
                for row in stride(from: first, to: rows, by: Self.rowStep) {
                    for column in 0..<columns where standsOut(column, row, of: pixels) { outstanding += 1 }
                    if outstanding > limit { return true }
                }
            }
            return false
        }
    }

    /// No sum here exceeds 2²⁴. Unchecked arithmetic makes it several times faster in a debug build.
    private func standsOut(_ column: Int, _ row: Int, of pixels: UnsafeBufferPointer<UInt8>) -> Bool {
        let (red, green, blue) = ground
        let pixelBytes = bitmap.layout.rawValue
        let rowBytes = bitmap.width &* pixelBytes
        var shift = (red: 0, green: 0, blue: 0)
        var squares = 0
        var start = row &* Self.side &* rowBytes &+ column &* Self.side &* pixelBytes
        for _ in 0..<Self.side {
            var index = start
            let end = start &+ Self.side &* pixelBytes
            while index < end {
                let offRed = Int(pixels[index]) &- red
                let offGreen = Int(pixels[index &+ 1]) &- green
                let offBlue = Int(pixels[index &+ 2]) &- blue
                shift.red &+= offRed
                shift.green &+= offGreen
                shift.blue &+= offBlue
                squares &+= offRed &* offRed &+ offGreen &* offGreen &+ offBlue &* offBlue
                index &+= pixelBytes
            }
            start &+= rowBytes
        }
        return max(abs(shift.red), abs(shift.green), abs(shift.blue)) > Self.shiftLimit * Self.area
            || squares > 3 * Self.roughnessLimit * Self.roughnessLimit * Self.area
    }
}

extension Bitmap {
    /// The median of about four thousand pixels. The odd step spreads them over all columns of an even width.
    fileprivate var medianColour: (red: Int, green: Int, blue: Int) {
        let step = (width * height / 4096) | 1
        func median(_ channel: Int) -> Int {
            var tally = [Int](repeating: 0, count: 256)
            for pixel in stride(from: 0, to: width * height, by: step) {
                tally[Int(bytes[pixel * layout.rawValue + channel])] += 1
            }
            let half = (tally.reduce(0, +) + 1) / 2
            var below = 0
            return tally.firstIndex { count in
                below += count
                return below >= half
            } ?? 0
        }
        return (median(0), median(1), median(2))
    }
}
