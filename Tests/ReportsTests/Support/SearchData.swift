import Foundation

@testable import Reports

/// What `search.js` says of one story.
struct SearchedStory {
    var title: String
    var pages: [String]
}

extension RunReport {
    /// `search.js`, read as a browser reads it: what stands between the brackets of its one call is JSON as well.
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
