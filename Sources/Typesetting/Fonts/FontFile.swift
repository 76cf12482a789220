import CEmbedded
import Platform

/// A font that is compiled in, with its licence.
package enum FontFile: String, CaseIterable, Sendable {
    case andika = "Andika-Regular.ttf"
    case quicksand = "Quicksand-Bold.ttf"
    case comicNeue = "ComicNeue-Bold.otf"

    package var name: String { rawValue }

    package var isBold: Bool { self != .andika }

    package var contents: [UInt8] {
        switch self {
        case .andika: embedded_andika_ttf.contents
        case .quicksand: embedded_quicksand_ttf.contents
        case .comicNeue: embedded_comic_neue_otf.contents
        }
    }

    /// `Andika-OFL.txt`
    package var licenceName: String {
        switch self {
        case .andika: "Andika-OFL.txt"
        case .quicksand: "Quicksand-OFL.txt"
        case .comicNeue: "ComicNeue-OFL.txt"
        }
    }

    package var licence: [UInt8] {
        switch self {
        case .andika: embedded_andika_ofl_txt.contents
        case .quicksand: embedded_quicksand_ofl_txt.contents
        case .comicNeue: embedded_comic_neue_ofl_txt.contents
        }
    }
}
