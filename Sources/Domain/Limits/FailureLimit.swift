/// How many pages may end with a placeholder or without a picture before a run begins nothing more.
package enum FailureLimit: Hashable, Sendable {
    case pages(Int)
    /// A share of the pages that the run was to draw.
    case percent(Int)
    /// One page. Then books are not written either.
    case first

    /// Completes “must be …”.
    package static let form = "a number of pages from 1 to 1000000, or a share of them from “1%” to “100%”"

    private static let pageLimits = 1...1_000_000
    private static let percentLimits = 1...100

    /// `3` or `10%`.
    package init?(_ text: String) {
        let digits = text.hasSuffix("%") ? text.dropLast() : text[...]
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits) else { return nil }
        if digits.endIndex == text.endIndex {
            guard Self.pageLimits.contains(number) else { return nil }
            self = .pages(number)
        } else {
            guard Self.percentLimits.contains(number) else { return nil }
            self = .percent(number)
        }
    }

    /// A share is rounded up: 10 % of 24 pages is reached with the third page.
    package func count(of total: Int) -> Int {
        switch self {
        case .pages(let count): count
        case .percent(let percent): max(1, (total * percent + 99) / 100)
        case .first: 1
        }
    }
}

extension FailureLimit: CustomStringConvertible {
    package var description: String {
        switch self {
        case .pages(let count): "\(count)"
        case .percent(let percent): "\(percent)%"
        case .first: "1"
        }
    }
}
