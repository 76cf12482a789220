/// Numbers of a PDF: at most three decimals, without exponent, the same in every locale.
enum PDFNumber {
    static func text(_ value: Double) -> String {
        guard value.isFinite, value.magnitude < 1e9 else { return "0" }
        let thousandths = Int((value.magnitude * 1000).rounded())
        let (whole, part) = thousandths.quotientAndRemainder(dividingBy: 1000)
        let sign = value < 0 && thousandths > 0 ? "-" : ""
        guard part > 0 else { return "\(sign)\(whole)" }
        var digits = String(part + 1000).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(sign)\(whole).\(digits)"
    }
}
