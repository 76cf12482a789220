/// The parts of a number: sign, digits, fraction, exponent. Accepts more than JSON and reports the difference.
struct NumberForm {
    private var isNegative = false
    private var whole: [UInt8] = []
    private var fraction: [UInt8] = []
    private var exponent: [UInt8] = []
    private var isHexadecimal = false
    private(set) var isStrict = true

    /// `007`.
    var hasLeadingZero: Bool { whole.count > 1 && whole.first == UInt8(ascii: "0") }

    init?(_ token: ArraySlice<UInt8>) {
        var rest = token
        if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            isNegative = sign == UInt8(ascii: "-")
            isStrict = isNegative
            rest.removeFirst()
        }
        if rest.starts(with: "0x".utf8) || rest.starts(with: "0X".utf8) {
            isHexadecimal = true
            isStrict = false
            whole = Array(rest.dropFirst(2))
            return
        }
        guard let digits = takeDigits(from: &rest) else { return nil }
        whole = digits
        guard takeFraction(from: &rest), takeExponent(from: &rest), rest.isEmpty else { return nil }
        if hasLeadingZero { isStrict = false }
    }

    /// The nearest `Double`; infinite if there is none.
    var value: Double? {
        if isHexadecimal {
            guard whole.first.map({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) == true else { return nil }
            return UInt64(String(decoding: whole, as: UTF8.self), radix: 16).map { Double($0) * (isNegative ? -1 : 1) }
        }
        let sign: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
        let point: [UInt8] = fraction.isEmpty ? [] : [UInt8(ascii: ".")] + fraction
        let power: [UInt8] = exponent.isEmpty ? [] : [UInt8(ascii: "e")] + exponent
        return Double(String(decoding: sign + whole + point + power, as: UTF8.self))
    }

    private mutating func takeFraction(from rest: inout ArraySlice<UInt8>) -> Bool {
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            guard let digits = takeDigits(from: &rest) else { return false }
            fraction = digits
            if fraction.isEmpty || whole.isEmpty { isStrict = false }
            if fraction.isEmpty && whole.isEmpty { return false }
        }
        if whole.isEmpty {
            guard !fraction.isEmpty else { return false }
            whole = [UInt8(ascii: "0")]
        }
        return true
    }

    private mutating func takeExponent(from rest: inout ArraySlice<UInt8>) -> Bool {
        guard let mark = rest.first, mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return true }
        rest.removeFirst()
        if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            exponent = [sign]
            rest.removeFirst()
        }
        guard let digits = takeDigits(from: &rest), !digits.isEmpty else { return false }
        exponent += digits
        return true
    }

    /// Digits, optionally grouped by single underscores; nil if an underscore is not between digits.
    private mutating func takeDigits(from rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        var digits: [UInt8] = []
        var isBehindUnderscore = false
        while let byte = rest.first {
            if byte == UInt8(ascii: "_") {
                guard !digits.isEmpty, !isBehindUnderscore else { return nil }
                isBehindUnderscore = true
                isStrict = false
            } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
                digits.append(byte)
                isBehindUnderscore = false
            } else {
                break
            }
            rest.removeFirst()
        }
        return isBehindUnderscore ? nil : digits
    }
}
