import Domain
import Media
import Pipeline

/// The pictures in the order in which a run would draw them, one or more lines for each.
///
///     1  critical  new    the-lantern-fox/1: page 1 opens the book
///     2  critical  stale  old-oak/1: the style has changed; page 1 opens the book
struct PictureOrderTable {
    private let pictures: [DryRunResult.Picture]
    /// The terminal's width in columns.
    private let width: Int
    private let hasSeveralSizes: Bool
    private let hasSeveralBackends: Bool

    init(pictures: [DryRunResult.Picture], width: Int) {
        self.pictures = pictures
        self.width = width
        hasSeveralSizes = Set(pictures.lazy.map(\.size)).count > 1
        hasSeveralBackends = Set(pictures.lazy.map(\.backend)).count > 1
    }

    var lines: [String] {
        let places = places
        let numberWidth = "\(pictures.count)".count
        let levelWidth = PagePriority.allCases.map { "\($0)".count }.max() ?? 0
        let causeWidth = Set(pictures.map(\.cause.word.count)).max() ?? 0
        return ["In this order:"]
            + zip(pictures, places).enumerated().flatMap { index, entry in
                let (picture, place) = entry
                let number = "\(index + 1)"
                let head = [
                    String(repeating: " ", count: numberWidth - number.count) + number,
                    "\(picture.priority.level)".padded(to: levelWidth), picture.cause.word.padded(to: causeWidth),
                ]
                return WrappedText.lines(
                    head.map { "\($0)  " }.joined(), "\(place): \(reasons(for: picture))", to: width)
            }
    }

    /// Page names as commands take them: `the-lantern-fox/3`. The collection is added if there are several, the panel
    /// if a page has several.
    private var places: [String] {
        let hasOne = Set(pictures.map(\.collection)).count == 1
        let pages = pictures.map { (hasOne ? "" : "\($0.collection)/") + "\($0.story)/\($0.page)" }
        let comics = Set(zip(pictures, pages).filter { $0.0.panel > 1 }.map(\.1))
        return zip(pictures, pages).map { comics.contains($1) ? "\($1)/\($0.panel)" : $1 }
    }

    private func reasons(for picture: DryRunResult.Picture) -> String {
        var reasons = picture.staleness + picture.priority.reasons
        if hasSeveralSizes { reasons.append("in \(picture.size)") }
        if hasSeveralBackends { reasons.append("by “\(picture.backend)”") }
        if picture.isKnown { reasons.append("needs no request") }
        return reasons.joined(separator: "; ").singleLine
    }
}
