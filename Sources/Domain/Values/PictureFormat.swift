package enum PictureFormat: String, CaseIterable, Codable, Sendable {
    case png
    case jpeg

    package var fileExtension: String {
        switch self {
        case .png: "png"
        case .jpeg: "jpg"
        }
    }

    package var mediaType: String { "image/\(rawValue)" }
}
