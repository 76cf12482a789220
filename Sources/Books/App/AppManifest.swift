/// `manifest.json` of a bundle for apps, as `manifest.schema.json` describes it.
package struct AppManifest: Codable, Sendable {
    package static let path = "manifest.json"
    package static let format = "nightpress-app-bundle"
    /// Counted up with every change of its schema.
    package static let version = 1
    /// The most bytes that are written and read.
    package static let sizeLimit = 32 << 20

    /// Whether placeholders stand in for pictures.
    package enum Status: String, Codable, Sendable {
        case ready
        case placeholder

        init(_ parts: some Sequence<Status>) {
            self = parts.contains(.placeholder) ? .placeholder : .ready
        }
    }

    package struct Audience: Codable, Sendable {
        package var youngest: Int
        package var oldest: Int
        package var rating: String
    }

    package struct Collection: Codable, Sendable {
        package var slug: String
        /// Nil where it has none that can be printed.
        package var title: String?
    }

    package struct Box: Codable, Sendable {
        package var width: Int
        package var height: Int
    }

    package struct Story: Codable, Sendable {
        package var identifier: String
        package var slug: String
        package var title: String
        package var author: String?
        package var theme: String
        package var tier: String
        package var status: Status
        package var characters: [String]
        package var pages: [Page]
    }

    package struct Page: Codable, Sendable {
        package var number: Int
        package var text: String
        package var status: Status
        package var priority: String
        package var pictures: [Picture]
    }

    package struct Picture: Codable, Sendable {
        package var alt: String
        package var status: Status
        package var provenance: String
        package var digitalSourceType: String
        package var backend: String
        /// Digest of the picture that the sizes were made from.
        package var original: String
        package var sizes: Sizes
    }

    package struct Sizes: Codable, Sendable {
        package var thumbnail: File
        package var low: File
        package var medium: File
        package var high: File

        package subscript(size: RenditionSize) -> File {
            switch size {
            case .thumbnail: thumbnail
            case .low: low
            case .medium: medium
            case .high: high
            }
        }
    }

    package struct File: Codable, Hashable, Sendable {
        package var path: String
        package var sha256: String
        package var bytes: Int
        package var width: Int
        package var height: Int
    }

    package var format: String
    package var version: Int
    package var identifier: String
    package var title: String
    package var collection: Collection
    package var authors: [String]
    package var language: String
    package var direction: String
    package var audience: Audience
    package var style: String
    package var modified: String
    package var status: Status
    package var sizes: [String: Box]
    package var stories: [Story]
}
