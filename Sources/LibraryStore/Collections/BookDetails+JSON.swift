import Domain
import Foundation

extension BookDetails {
    /// `NULL` where the pipeline says nothing, as in libraries from before it could.
    init(json: String?) throws {
        self = try json.map { try JSONDecoder().decode(Self.self, from: Data($0.utf8)) } ?? BookDetails()
    }

    var json: String? {
        get throws {
            guard self != BookDetails() else { return nil }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}
