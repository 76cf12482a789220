import Foundation

/// The output that a document shows, to be compared with the real output.
struct ShownOutput {
    private let shown: [String]

    /// `…` matches any text. A line with only `…` matches any number of lines. A line indented by eight spaces
    /// continues the previous line.
    init(_ text: String) {
        shown = Self.lines(text.replacing(/\n {8}(?=\S)/, with: " "))
    }

    /// The first line that differs; nil if all match.
    func difference(from printed: String) -> String? {
        let printed = Self.lines(printed)
        guard !Self.matches(shown[...], printed[...]) else { return nil }
        let first = shown.first { line in line != "…" && !printed.contains { Self.matches(line, $0) } }
        return first.map { "nothing printed is like “\($0)”" } ?? "lines are missing in it, or in another order"
    }

    private static func lines(_ text: String) -> [String] {
        settled(text).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    private static func matches(_ shown: ArraySlice<String>, _ printed: ArraySlice<String>) -> Bool {
        guard let first = shown.first else { return printed.isEmpty }
        if first == "…" {
            return (printed.startIndex...printed.endIndex).contains { matches(shown.dropFirst(), printed[$0...]) }
        }
        guard let line = printed.first, matches(first, line) else { return false }
        return matches(shown.dropFirst(), printed.dropFirst())
    }

    private static func matches(_ shown: String, _ printed: String) -> Bool {
        let parts = shown.split(separator: "…", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return shown == printed }
        guard printed.hasPrefix(parts[0]) else { return false }
        var rest = printed.dropFirst(parts[0].count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let found = rest.firstRange(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return rest.hasSuffix(parts[parts.count - 1])
    }

    /// Replaces what differs in each run: durations, times, users, and compressed sizes.
    private static func settled(_ text: String) -> String {
        text.replacing(/\d+(?:\.\d)? (?:s|min|h)\b/, with: "TIME")
            .replacing(/\b\d{8}-\d{6}(?:-\d+)?\b/, with: "RUN")
            .replacing(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\dZ)?/, with: "DATE")
            .replacing(/process \d+ on [^ ",;]+/, with: "process N on HOST")
            .replacing(/by [^ ]+ on [^ ]+ since/, with: "by WHO on HOST since")
            .replacing(/[0-9a-f]{2}\/[0-9a-f…]+\.(?:png|jpg)/, with: "PICTURE")
            .replacing(/it has \d+ bytes, not \d+/, with: "it has SIZE, not SIZE")
            .replacing(/\b\d+(?:\.\d)? (?:bytes?|kB|MB)\b/, with: "SIZE")
    }
}
