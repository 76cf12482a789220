package import Domain

/// The counts of a run when its report was written, by collection. They are kept for comparison with the next run.
package struct ReportedCounts: Hashable, Sendable {
    var parts: [CollectionID: RunCounts]

    /// The sum for these collections; nil if the counts of one of them are missing.
    package func sum(of collections: [CollectionID]) -> RunCounts? {
        var sum = RunCounts()
        for collection in collections {
            guard let part = parts[collection] else { return nil }
            sum = sum + part
        }
        return sum
    }
}

/// `{"parts":[{"collection":1,"panels":{…},"attempts":2,"saved":0}]}`
extension ReportedCounts: Codable {
    private enum CodingKeys: CodingKey {
        case parts
    }

    private enum PartKeys: CodingKey {
        case collection
    }

    package init(from decoder: any Decoder) throws {
        parts = [:]
        var list = try decoder.container(keyedBy: CodingKeys.self).nestedUnkeyedContainer(forKey: .parts)
        while !list.isAtEnd {
            let part = try list.superDecoder()
            let collection = try part.container(keyedBy: PartKeys.self).decode(Int64.self, forKey: .collection)
            parts[CollectionID(collection)] = try RunCounts(from: part)
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        var list = values.nestedUnkeyedContainer(forKey: .parts)
        for (collection, counts) in parts.sorted(by: { $0.key.value < $1.key.value }) {
            let part = list.superEncoder()
            var values = part.container(keyedBy: PartKeys.self)
            try values.encode(collection.value, forKey: .collection)
            try counts.encode(to: part)
        }
    }
}

/// The status of a panel in two successive reports.
package struct StatusChange: Hashable, Sendable {
    package var earlier: PanelStatus
    package var status: PanelStatus
}
