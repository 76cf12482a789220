import Foundation

@testable import Reports

/// One story in `search.js`.
struct SearchedStory {
    var title: String
    var pages: [String]
}

extension RunReport {
    /// Parses `search.js`: the argument of its one call is also valid JSON.
    func searched() throws -> [SearchedStory] {
        let data = searchData()
        let start = "nightpressFound("
        guard data.hasPrefix(start), data.hasSuffix(");\n") else { throw CocoaError(.propertyListReadCorrupt) }
        let json = Data(data.dropFirst(start.count).dropLast(3).utf8)
        let stories = try JSONSerialization.jsonObject(with: json) as? [[Any]] ?? []
        return stories.map {
            SearchedStory(title: $0.first as? String ?? "", pages: $0.last as? [String] ?? [])
        }
    }
}
