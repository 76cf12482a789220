/// `manifest.json` of an app bundle, as `manifest.schema.json` describes it.
struct AppManifest: Codable, Sendable {
    static let path = "manifest.json"
    static let format = "nightpress-app-bundle"
    /// Increased with every change of its schema.
    static let version = 2
    /// Maximum bytes that are written and read.
    static let sizeLimit = 32 << 20

    /// Whether a placeholder is among the pictures.
    enum Status: String, Codable, Sendable {
        case ready
        case placeholder

        init(_ parts: some Sequence<Status>) {
            self = parts.contains(.placeholder) ? .placeholder : .ready
        }
    }

    struct Audience: Codable, Sendable {
        var youngest: Int
        var oldest: Int
        var rating: String
    }

    struct Collection: Codable, Sendable {
        var slug: String
        /// Nil if it has no title that can be printed.
        var title: String?
    }

    struct Box: Codable, Sendable {
        var width: Int
        var height: Int
    }

    struct Story: Codable, Sendable {
        var identifier: String
        var slug: String
        var title: String
        var author: String?
        var theme: String
        var tier: String
        var status: Status
        var characters: [String]
        var pages: [Page]
    }

    struct Page: Codable, Sendable {
        /// A choice at the end of a page, and the number of the page with which the story goes on.
        struct Choice: Codable, Sendable {
            var text: String
            var page: Int
        }

        var number: Int
        var text: String
        var heading: String?
        var choices: [Choice]?
        var status: Status
        var priority: String
        var pictures: [Picture]
    }

    struct Picture: Codable, Sendable {
        var alt: String
        var status: Status
        var provenance: String
        var digitalSourceType: String
        var backend: String
        /// Digest of the picture that the sizes were made from.
        var original: String
        var sizes: Sizes
        var panel: Panel?
    }

    /// A panel of a comic: its place in thousandths of the page's width and height, and its words in reading order.
    struct Panel: Codable, Sendable {
        struct Words: Codable, Sendable {
            var kind: String
            var text: String
            var speaker: String?
        }

        var x: Int
        var y: Int
        var width: Int
        var height: Int
        /// Its first words.
        var title: String
        var words: [Words]
    }

    struct Sizes: Codable, Sendable {
        var thumbnail: File
        var low: File
        var medium: File
        var high: File

        subscript(size: RenditionSize) -> File {
            switch size {
            case .thumbnail: thumbnail
            case .low: low
            case .medium: medium
            case .high: high
            }
        }
    }

    struct File: Codable, Hashable, Sendable {
        var path: String
        var sha256: String
        var bytes: Int
        var width: Int
        var height: Int
    }

    var format: String
    var version: Int
    var identifier: String
    var title: String
    var collection: Collection
    var authors: [String]
    var language: String
    var direction: String
    var audience: Audience
    var style: String
    var modified: String
    var status: Status
    var sizes: [String: Box]
    var stories: [Story]
}
