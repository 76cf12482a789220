import Domain

/// One line of the readers' statistics: `the-lantern-fox,3,412,1733.5`.
struct ReaderStatisticsLine {
    /// A problem with a line, as text.
    struct Problem: Error {
        var text: String
    }

    static let columns = ["story", "page", "views", "seconds"]
    /// The maximum length of a story's name in characters.
    private static let nameLimit = 200
    private static let limits = (page: 1...100_000, views: 0...1_000_000_000, seconds: 0...1_000_000_000)

    let story: String
    let page: Int
    let readers: PageReaders

    init(_ line: Substring.UTF8View, number: Int) throws(Problem) {
        let fields = try Self.fields(of: line)
        guard fields.count == Self.columns.count else {
            throw Problem(
                text: "has \(fields.count) \(fields.count == 1 ? "field" : "fields"), "
                    + "must have \(Self.columns.count): \(Self.columns.joined(separator: ", "))")
        }
        story = try Self.name(fields[0])
        page = try Self.integer(fields[1], called: "page", within: Self.limits.page)
        readers = PageReaders(
            views: try Self.integer(fields[2], called: "views", within: Self.limits.views),
            milliseconds: try Self.milliseconds(fields[3]), line: number)
    }

    private static func fields(of line: Substring.UTF8View) throws(Problem) -> [String] {
        do {
            return try CSVLine(line).fields
        } catch {
            switch error {
            case .openQuotation(let field):
                throw Problem(text: "the quotation mark that opens field \(field) is not closed on its line")
            case .textBehindQuotation(let field):
                throw Problem(
                    text: "field \(field) goes on behind its closing quotation mark; write “\"\"” for one inside")
            case .quotationInText(let field):
                throw Problem(
                    text: "field \(field) has a quotation mark in it; put the field in quotation marks and write “\"\"”"
                )
            }
        }
    }

    private static func name(_ text: String) throws(Problem) -> String {
        guard !text.allSatisfy(\.isWhitespace) else { throw Problem(text: "“story” is empty") }
        guard text.count <= nameLimit, !text.unicodeScalars.contains(where: \.isInvisible) else {
            throw Problem(
                text: "“story” is \(text.quoted(upTo: 40)), must be a name of at most \(nameLimit) visible characters")
        }
        return text
    }

    private static func integer(
        _ text: String, called name: String, within limits: ClosedRange<Int>
    ) throws(Problem) -> Int {
        guard isDigits(text), let number = Int(text), limits.contains(number) else {
            throw Problem(
                text: "“\(name)” is \(text.quoted(upTo: 40)), "
                    + "must be a whole number from \(limits.lowerBound) to \(limits.upperBound)")
        }
        return number
    }

    /// Converts seconds, with or without decimals. Fractions of a millisecond are dropped.
    private static func milliseconds(_ text: String) throws(Problem) -> Int {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let decimals = parts.count == 2 ? parts[1] : "0"
        guard let whole = parts.first, isDigits(whole), isDigits(decimals), let seconds = Int(whole),
            limits.seconds.contains(seconds), let thousandths = Int((decimals + "00").prefix(3))
        else {
            throw Problem(
                text: "“seconds” is \(text.quoted(upTo: 40)), "
                    + "must be a number from \(limits.seconds.lowerBound) to \(limits.seconds.upperBound)")
        }
        return seconds * 1000 + thousandths
    }

    private static func isDigits(_ text: some StringProtocol) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
