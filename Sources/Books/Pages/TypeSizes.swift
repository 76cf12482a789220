import Domain

/// The type sizes of a book's pages in points.
struct TypeSizes: Hashable, Sendable {
    let largest: Double
    let smallest: Double
    /// As a factor of the type size.
    let lineHeight: Double
    let folio: Double
    /// Of the pages before and after the story.
    let small: Double

    /// Sizes for screens: those of the EPUB, of a page half as many points wide as it has pixels.
    static func screen(_ scale: TypeScale) -> TypeSizes {
        TypeSizes(
            largest: Double(scale.largest) / 2, smallest: Double(scale.smallest) / 2,
            lineHeight: Double(scale.lineHeight) / 100, folio: 13, small: 15)
    }

    /// Sizes for paper: 18 to 24 points up to the age of five, never below 12.
    static func paper(_ audience: Audience, _ scale: TypeScale) -> TypeSizes {
        let (largest, smallest): (Double, Double) =
            switch audience.ages.lowerBound {
            case ...5: (24, 18)
            case 6...7: (20, 18)
            case 8...11: (16, 14)
            default: (13, 12)
            }
        return TypeSizes(
            largest: largest, smallest: smallest, lineHeight: Double(scale.lineHeight) / 100, folio: 10, small: 11)
    }

    /// From ``largest`` down to ``smallest`` by one point.
    var all: [Double] { Array(stride(from: largest, through: smallest, by: -1)) }
}
