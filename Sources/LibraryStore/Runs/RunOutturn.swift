package import Domain

/// What had come of a run when its report was written, collection by collection, as it is kept for the next.
package struct RunOutturn: Codable, Hashable, Sendable {
    struct Part: Codable, Hashable, Sendable {
        var collection: Int64
        /// Panels of listed stories.
        var panels: [String: Int]
        var attempts: Int
        /// Attempts for which no generator was asked, because there was a picture.
        var saved: Int
        /// Millionths; nil where no price is known.
        var cost: Int?
    }

    var parts: [Part]

    /// What it says of these collections; nil where it says nothing of one of them.
    package func sum(of collections: [CollectionID]) -> RunOutturnSum? {
        var sum = RunOutturnSum()
        for collection in collections {
            guard let part = parts.first(where: { $0.collection == collection.value }) else { return nil }
            sum.add(part)
        }
        return sum
    }
}

package struct RunOutturnSum: Hashable, Sendable {
    package private(set) var panels: [PanelStatus: Int] = [:]
    package private(set) var attempts = 0
    package private(set) var saved = 0
    package private(set) var cost: Amount?

    fileprivate mutating func add(_ part: RunOutturn.Part) {
        for (name, count) in part.panels {
            guard let status = PanelStatus(rawValue: name) else { continue }
            panels[status, default: 0] += count
        }
        attempts += part.attempts
        saved += part.saved
        if let millionths = part.cost { cost = (cost ?? .zero) + Amount(millionths: millionths) }
    }
}

/// The status of a panel in two reports, one after the other.
package struct StatusChange: Hashable, Sendable {
    package var earlier: PanelStatus
    package var status: PanelStatus
}
