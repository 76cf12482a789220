import CEmbedded
import Foundation
import Platform

/// The rules of a printing house for one kind of book. Lengths are in inches.
struct PrintPreset: Hashable, Codable, Sendable {
    /// A length for books with up to so many pages.
    struct Step: Hashable, Codable, Sendable {
        let pages: Int
        let inches: Double
    }

    struct Edges: Hashable, Codable, Sendable {
        let top: Double
        let bottom: Double
        let outside: Double
        let inside: Double
    }

    struct Pages: Hashable, Codable, Sendable {
        let least: Int
        let most: Int
        let multiple: Int
    }

    /// The spine is ``perPage`` times the pages, and ``constant``; or as in ``steps``.
    struct Paper: Hashable, Codable, Sendable {
        let name: String
        let perPage: Double
        let constant: Double
        var steps: [Step]?
        var leastPages: Int?
    }

    struct Cover: Hashable, Codable, Sendable {
        /// What is cut off or wrapped around on all sides.
        let around: Double
        /// How much larger a board is than a page.
        let boardWidth: Double
        let boardHeight: Double
        /// What text keeps clear.
        let safe: Double
        /// What is bent beside the spine.
        let hinge: Double
        /// Books with fewer pages have no text on their spine.
        let spineTextPages: Int
        let spineClear: Double
        let barcodeInset: Double
    }

    let name: String
    let house: String
    /// Width and height; the first is the standard.
    let trims: [[Double]]
    let bleed: Edges
    let outsideMargin: Double
    let insideMargins: [Step]
    let pages: Pages
    /// Empty if the house gives the width of the spine for each book.
    let papers: [Paper]
    let cover: Cover

    private struct File: Codable {
        /// When the numbers were compared with those of the houses.
        let checked: String
        let presets: [PrintPreset]
    }

    static let all: [PrintPreset] = {
        let bytes = embedded_print_presets_json.contents
        return (try? JSONDecoder().decode(File.self, from: Data(bytes)).presets) ?? []
    }()

    /// In inches.
    func insideMargin(pages: Int) -> Double? { insideMargins.first { pages <= $0.pages }?.inches }
}

extension PrintPreset.Paper {
    /// In inches; nil for more pages than are known.
    func spine(pages: Int) -> Double? {
        guard let steps else { return Double(pages) * perPage + constant }
        return steps.first { pages <= $0.pages }?.inches
    }
}
