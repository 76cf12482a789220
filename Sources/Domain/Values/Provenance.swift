/// What made a picture, for labels in books and reports.
package enum Provenance: String, CaseIterable, Codable, Sendable {
    /// The built-in illustrator, because the pipeline asked for it.
    case stub
    /// The built-in illustrator, in place of a backend.
    case placeholder
    /// A trained image model.
    case model

    /// The IPTC digital source type: https://cv.iptc.org/newscodes/digitalsourcetype/
    package var digitalSourceType: String {
        switch self {
        case .stub, .placeholder: "http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia"
        case .model: "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"
        }
    }
}
