import Domain
import Media

/// The bars of an ISBN: EAN-13, as black boxes.
struct Barcode {
    /// The width of the narrowest bar at full size, in points: 0.33 mm.
    static let module = 0.33 * 72 / 25.4
    static let height = 22.85 * 72 / 25.4
    /// Of bars that reach between the digits.
    static let guardLength = 5 * module
    /// Modules of the bars, without the white space beside them.
    static let modules = 95

    /// `true` is a bar.
    let bars: [Bool]

    private static let odd = [
        "0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111", "0001011",
    ]
    /// Which of the first six digits are written in the second alphabet, by the first digit of the number.
    private static let parity = [
        "000000", "001011", "001101", "001110", "010011", "011001", "011100", "010101", "010110", "011010",
    ]

    init(_ isbn: ISBN) {
        let digits = isbn.digits.utf8.map { Int($0) - 48 }
        let parity = Array(Self.parity[digits[0]])
        var text = "101"
        for index in 1...6 {
            let odd = Self.odd[digits[index]]
            text += parity[index - 1] == "0" ? odd : String(Self.inverted(odd).reversed())
        }
        text += "01010"
        for index in 7...12 { text += Self.inverted(Self.odd[digits[index]]) }
        text += "101"
        bars = text.map { $0 == "1" }
    }

    /// From the top left corner of the first bar.
    func path(x: Double, y: Double) -> Path {
        var path = Path()
        for (index, isBar) in bars.enumerated() where isBar {
            let isGuard = index < 3 || index > 91 || (45...49).contains(index)
            path.append(
                .box(
                    x + Double(index) * Self.module, y, Self.module,
                    Self.height + (isGuard ? Self.guardLength : 0)))
        }
        return path
    }

    /// The left edge of a digit below the bars, from the first bar. The first digit is beside them.
    static func place(ofDigit index: Int) -> Double {
        switch index {
        case 0: -9 * module
        case 1...6: Double(3 + 7 * (index - 1)) * module
        default: Double(50 + 7 * (index - 7)) * module
        }
    }

    private static func inverted(_ digits: String) -> String { String(digits.map { $0 == "0" ? "1" : "0" }) }
}
