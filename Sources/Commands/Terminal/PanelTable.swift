import Domain
import Foundation
import LibraryStore
import Media

/// The panels of a story as lines of text: page, priority, status, and the reasons in a column of their own.
///
///         1  critical  ready        page 1 opens the book
///         9  high      placeholder  page 9 comes after the first seven; strongly visual: gold,
///                                   glitter, storm
struct PanelTable {
    private static let indent = "    "
    /// The minimum width of the reasons column. If the space beside the other columns is smaller, the reasons are on
    /// lines below.
    private static let narrowest = 24
    /// The maximum number of characters of a backend's message. The report and --json have the full message.
    private static let wordsLimit = 240
    /// The number of requests that are shown, the latest ones.
    private static let requestsLimit = 12

    let accounts: [PanelDetails]
    /// The terminal's width in columns.
    let width: Int
    /// The library's folder, which is put before paths of pictures.
    var library = ""
    var timeZone = TimeZone.gmt
    /// The command that redraws a panel.
    var command: (PanelDetails) -> String = { _ in "" }

    var lines: [String] {
        let comics = Set(accounts.filter { $0.number > 1 }.map(\.page))
        let labels = accounts.map { comics.contains($0.page) ? "\($0.page)/\($0.number)" : "\($0.page)" }
        let labelWidth = labels.map(\.count).max() ?? 0
        let levelWidth = PagePriority.allCases.map { "\($0)".count }.max() ?? 0
        let statusWidth = PanelStatus.allCases.map(\.rawValue.count).max() ?? 0
        return zip(accounts, labels).flatMap { account, label in
            let facts = [
                Self.padding(label, to: labelWidth) + label,
                "\(account.priority.level)" + Self.padding("\(account.priority.level)", to: levelWidth),
                account.status.rawValue + Self.padding(account.status.rawValue, to: statusWidth),
            ]
            let head = Self.indent + facts.map { $0 + "  " }.joined()
            let isNarrow = width < head.count + Self.narrowest
            let margin = String(repeating: " ", count: isNarrow ? Self.indent.count + 2 : head.count)
            let reasons = reasons(account).flatMap {
                WrappedText.lines($0, to: max(Self.narrowest, width - margin.count))
            }
            guard !isNarrow else {
                return [facts.reduce(Self.indent) { "\($0)\($1)  " }.trimmed] + reasons.map { margin + $0 }
            }
            return reasons.enumerated().map { ($0.offset == 0 ? head : margin) + $0.element }
        }
    }

    /// Each reason begins a new line.
    private func reasons(_ account: PanelDetails) -> [String] {
        // If requests are shown, their own messages give the reason.
        let shortcoming = account.attempts?.isEmpty == false ? nil : account.shortcoming
        let words = [shortcoming, account.outlook, account.request, account.choice, account.omission].compactMap(
            \.?.singleLine)
        return [account.priority.reasons.joined(separator: "; ").singleLine] + words.map(Self.cut)
            + requests(account) + account.history.map { $0.words(in: library, timeZone) }
    }

    private func requests(_ account: PanelDetails) -> [String] {
        guard let attempts = account.attempts else { return [] }
        let hidden = attempts.count - Self.requestsLimit
        var lines = hidden > 0 ? ["\(Counted(hidden, "earlier request", "earlier requests"))"] : []
        let areShown = attempts.contains { $0.outcome != .ready }
        var concept: String?
        for attempt in attempts.suffix(Self.requestsLimit) {
            lines.append(Self.cut(attempt.words(timeZone)))
            // Words matter where a request failed. A repeated request has the same words.
            if areShown, attempt.concept != concept { lines.append("words: \(attempt.concept.singleLine)") }
            concept = attempt.concept
        }
        return lines + ["redraw: \(command(account))"]
    }

    private static func cut(_ words: String) -> String {
        words.count > wordsLimit ? "\(words.prefix(wordsLimit))…" : words
    }

    private static func padding(_ text: String, to width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count))
    }
}

extension String {
    /// Without trailing spaces.
    fileprivate var trimmed: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
