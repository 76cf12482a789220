import CImageCodecs

/// Tables to convert between sRGB codes and light. IEC 61966-2-1, without libm, so the same on every machine.
enum SRGBCurve {
    /// The light of each code, from 0 to 1.
    static let light: [Float] = (0...255).map { Float(light(ofCode: Double($0))) }

    /// The nearest code for each of `CIC_CODE_COUNT` equal steps of light from 0 to 1.
    static let codes: [UInt8] = {
        let last = Double(CIC_CODE_COUNT - 1)
        var codes: [UInt8] = []
        codes.reserveCapacity(Int(CIC_CODE_COUNT))
        for code in 0..<255 {
            let end = Int(light(ofCode: Double(code) + 0.5) * last)
            codes += repeatElement(UInt8(code), count: max(end + 1 - codes.count, 0))
        }
        return codes + repeatElement(255, count: Int(CIC_CODE_COUNT) - codes.count)
    }()

    private static func light(ofCode code: Double) -> Double {
        let value = code / 255
        guard value > 0.04045 else { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        return base * base * fifthRoot(base * base)
    }

    /// Newton's method from above, for numbers from 0 to 1; `x^2.4` is `x² · fifthRoot(x²)`.
    private static func fifthRoot(_ number: Double) -> Double {
        var root = 1.0
        for _ in 0..<40 {
            let square = root * root
            root = (4 * root + number / (square * square)) / 5
        }
        return root
    }
}
