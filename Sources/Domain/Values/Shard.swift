/// One of the parts into which the stories of a run are divided among several machines: `3/16`.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
    package static let counts = 1...1000
    /// What a shard looks like as text.
    package static let form = "i/n with 1 ≤ i ≤ n ≤ \(counts.upperBound), such as 3/16"

    /// From 1.
    package let number: Int
    package let count: Int

    package init?(number: Int, count: Int) {
        guard Self.counts.contains(count), (1...count).contains(number) else { return nil }
        self.number = number
        self.count = count
    }

    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else { return nil }
        self.init(number: number, count: count)
    }

    package var description: String { "\(number)/\(count)" }
}

extension Shard? {
    /// What a command line of “run” for a library needs: ` --shard 3/16`, or nothing.
    package var option: String { map { " --shard \($0)" } ?? "" }
}
