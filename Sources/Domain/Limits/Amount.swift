/// An amount of money in the currency of the prices, exact to a millionth.
package struct Amount: Hashable, Sendable {
    package static let zero = Amount(millionths: 0)

    /// Completes “must be …”.
    package static let form = "a number from 0 to 1000000 with at most 6 decimals, such as “20” or “0.04”"

    private static let unit = 1_000_000
    private static let greatest = unit * unit

    package let millionths: Int

    package init(millionths: Int) {
        self.millionths = millionths
    }

    /// Digits, optionally with a point and at most six decimals: `20`, `0.04`.
    package init?(_ text: String) {
        guard let parts = text.wholeMatch(of: #/([0-9]{1,7})(?:\.([0-9]{1,6}))?/#), let whole = Int(parts.1) else {
            return nil
        }
        let decimals = parts.2.map { $0 + String(repeating: "0", count: 6 - $0.count) } ?? "0"
        guard let fraction = Int(decimals), whole * Self.unit + fraction <= Self.greatest else { return nil }
        millionths = whole * Self.unit + fraction
    }

    package static func + (left: Amount, right: Amount) -> Amount {
        Amount(millionths: left.millionths + right.millionths)
    }

    package static func - (left: Amount, right: Amount) -> Amount {
        Amount(millionths: left.millionths - right.millionths)
    }

    /// For inexact arithmetic and for JSON.
    package var value: Double { Double(millionths) / Double(Self.unit) }

    /// How many times this price can be paid from a sum; `Int.max` for a price of 0.
    package func times(in sum: Amount) -> Int {
        millionths == 0 ? .max : max(0, sum.millionths / millionths)
    }
}

extension Amount: Comparable {
    package static func < (left: Amount, right: Amount) -> Bool { left.millionths < right.millionths }
}

extension Amount: CustomStringConvertible {
    /// `20`, `0.20`, `0.035`: no decimals or at least two.
    package var description: String {
        let (whole, fraction) = millionths.quotientAndRemainder(dividingBy: Self.unit)
        guard fraction != 0 else { return "\(whole)" }
        var decimals = String(Self.unit + fraction).dropFirst()
        while decimals.count > 2, decimals.last == "0" { decimals = decimals.dropLast() }
        return "\(whole).\(decimals)"
    }
}
