import Foundation

/// How the pages of a comic are divided into panels. Panels are in tiers from top to bottom, and read from left to right
/// within a tier.
package struct ComicPage: Hashable, Sendable {
    /// The usual numbers of panels of a page.
    package static let panelLimits = 2...5
    /// Words of a panel, if its page has enough of them. Fewer words make fewer panels.
    private static let wordsPerPanel = 7
    /// The part of the width that the narrower of two panels in a tier has at least, in thousandths.
    private static let narrowest = 400
    /// The part of a page that words have at most. A page with more is divided.
    private static let mostLetters = 1 - usualPictures
    /// The part of a page that pictures usually have at least.
    package static let usualPictures = 0.25
    /// Counts as much as a bad shape for each part of the page that words have beyond ``mostLetters``.
    private static let crowding = 100.0
    /// Width divided by height of a picture that suits most scenes.
    private static let wantedRatio = 1.25
    /// Between panels, in thousandths of the page's width.
    package static let gutter = 16
    /// Space in a panel on both sides of its words, in thousandths of the page's width.
    package static let padding = 10
    /// In type sizes: the height of a line, from the text to the edge of a balloon and of a narrator box, and between two
    /// of them.
    package static let lineHeight = 1.2
    package static let balloonAir = (x: 0.8, y: 0.4)
    package static let boxAir = (x: 0.45, y: 0.4)
    package static let gap = 0.3
    /// The part of a panel's width that a balloon has at most.
    package static let widestBalloon = 0.88
    /// The expected width of a character in type sizes, and the part of a line that is filled.
    private static let characterWidth = 0.5
    private static let lineFill = 0.9
    /// Characters of “: turn to page 12” after a choice.
    private static let turnLength = 17

    package let panels: ClosedRange<Int>
    /// Height of a page in thousandths of its width.
    package let height: Int
    /// The type size in thousandths of the page's width.
    package let lettering: Int

    /// The page has the shape of `size`, but is at most half as high again as it is wide.
    package init(panels: ClosedRange<Int>, size: PixelSize, audience: Audience) {
        self.panels = panels
        height = Self.height(of: size)
        lettering = Self.lettering(for: audience)
    }

    /// Everything that decides how a page is divided: `comic 2-5 1500 27`.
    package var basis: String { "comic \(panels.lowerBound)-\(panels.upperBound) \(height) \(lettering)" }

    /// Height of a page in thousandths of its width.
    package static func height(of size: PixelSize) -> Int {
        min(1500, max(600, size.height * 1000 / size.width))
    }

    /// The type size in thousandths of the page's width.
    package static func lettering(for audience: Audience) -> Int {
        switch audience.ages.lowerBound {
        case ...5: 27
        case 6...8: 25
        default: 22
        }
    }

    /// How many panels a page has.
    package func panelCount(words: Int, sentences: Int) -> Int {
        max(1, min(sentences, max(panels.lowerBound, min(panels.upperBound, words / Self.wordsPerPanel))))
    }

    /// Whether words in so many panels leave room for pictures.
    package func hasRoom(for words: [String], choices: [PageChoice] = []) -> Bool {
        arrangements(of: words, choices).contains { $0.excess <= 0 }
    }

    /// Places for the panels of a page with these words, in reading order. The last panel also has the choices. Where two
    /// arrangements are nearly as good, the one that differs from `previous` is chosen: the number of panels in each of
    /// its tiers.
    package func places(
        for words: [String], choices: [PageChoice] = [], unlike previous: [Int] = []
    ) -> (places: [PanelPlace], tiers: [Int]) {
        func flaw(_ page: Arrangement) -> Double {
            self.flaw(of: page.places) + Self.crowding * page.excess + (page.tiers == previous ? 0.4 : 0)
        }
        let all = arrangements(of: words, choices)
        let roomy = all.filter { $0.excess <= 0 }
        let best = (roomy.isEmpty ? all : roomy).min { flaw($0) < flaw($1) }
        return best.map { ($0.places, $0.tiers) } ?? ([], [])
    }

    private struct Arrangement {
        /// The number of panels in each tier.
        var tiers: [Int]
        var places: [PanelPlace]
        /// The part of the page that words have beyond ``mostLetters``; 0 if they have less.
        var excess: Double
    }

    private func arrangements(of words: [String], _ choices: [PageChoice]) -> [Arrangement] {
        Self.compositions(of: words.count, most: height < 1000 ? 3 : 2).map { arrangement(of: words, choices, in: $0) }
    }

    /// All ways to divide panels among tiers, in order.
    private static func compositions(of count: Int, most: Int) -> [[Int]] {
        guard count > 0 else { return [[]] }
        return (1...min(most, count)).flatMap { first in
            compositions(of: count - first, most: most).map { [first] + $0 }
        }
    }

    private func arrangement(of words: [String], _ choices: [PageChoice], in tiers: [Int]) -> Arrangement {
        var rows: [[(width: Int, letters: Double)]] = []
        var next = 0
        for count in tiers {
            let texts = words[next..<(next + count)]
            rows.append(
                widths(of: Array(texts)).enumerated().map { column, width in
                    let isLast = next + column == words.count - 1
                    return (width, letters(texts[next + column], isLast ? choices : [], width: width))
                })
            next += count
        }
        let gutter = Self.gutter * 1000 / height
        let free = Double(1000 - gutter * (tiers.count - 1))
        let wanted = rows.reduce(0) { $0 + ($1.map(\.letters).max() ?? 0) }
        // Pictures keep a part of the page.
        let scale = min(1, free * Self.mostLetters / max(1, wanted))
        let tallest = rows.map { row in (row.map(\.letters).max() ?? 0) * scale }
        let room = free - wanted * scale
        var places: [PanelPlace] = []
        var y = 0
        for (index, row) in rows.enumerated() {
            let isLast = index == rows.count - 1
            let tall = isLast ? 1000 - y : Int(tallest[index] + room / Double(rows.count))
            var x = 0
            for (column, panel) in row.enumerated() {
                let width = column == row.count - 1 ? 1000 - x : panel.width
                let picture = max(tall / 4, tall - Int(panel.letters * scale))
                places.append(PanelPlace(x: x, y: y, width: width, height: tall, pictureHeight: picture))
                x += width + Self.gutter
            }
            y += tall + gutter
        }
        return Arrangement(tiers: tiers, places: places, excess: max(0, wanted / free - Self.mostLetters))
    }

    /// A panel with more words is wider.
    private func widths(of words: [String]) -> [Int] {
        guard words.count > 1 else { return [1000] }
        let room = 1000 - Self.gutter * (words.count - 1)
        guard words.count == 2 else { return words.map { _ in room / words.count } }
        let lengths = words.map { Double($0.count + 20).squareRoot() }
        let first = Int(Double(room) * lengths[0] / (lengths[0] + lengths[1]))
        let width = min(max(first, room * Self.narrowest / 1000), room - room * Self.narrowest / 1000)
        return [width, room - width]
    }

    /// The expected height of the words of a panel, in thousandths of the page's height: that of its balloons and boxes
    /// in rows. A short one shares its row with those before it, unless another speaker begins the row. One beside another
    /// of its kind has a row of its own, because they can become one.
    private func letters(_ text: String, _ choices: [PageChoice], width: Int) -> Double {
        let parts = text.split(separator: "\n\n").flatMap { QuotedText(String($0)).lengths }
        let pieces = parts + choices.map { (length: $0.text.count + Self.turnLength, isSpeech: false) }
        guard !pieces.isEmpty else { return 0 }
        let room = Double(width - 2 * Self.padding) / Double(lettering)
        var (x, row, height, speeches) = (0.0, 0.0, -Self.gap, 0)
        for (index, piece) in pieces.enumerated() {
            let isAlone = [index - 1, index + 1].contains {
                pieces.indices.contains($0) && pieces[$0].isSpeech == piece.isSpeech
            }
            let air = piece.isSpeech ? Self.balloonAir : Self.boxAir
            let line = max(2, room * (piece.isSpeech ? Self.widestBalloon : 1) - 2 * air.x)
            let length = Double(piece.length) * Self.characterWidth
            let lines = length <= line ? 1 : (length / (line * Self.lineFill)).rounded(.up)
            let wide = lines == 1 ? length + 2 * air.x : room
            if x + wide > room || lines > 1 || isAlone {
                height += row > 0 ? row + Self.gap : 0
                (x, row) = (0, 0)
            }
            if piece.isSpeech { speeches += 1 }
            let isFull = isAlone || piece.isSpeech && x == 0 && speeches.isMultiple(of: 2)
            x = isFull ? room : x + wide + Self.gap
            row = max(row, lines * Self.lineHeight + 2 * air.y)
        }
        let space = Double(2 * Self.padding) / Double(lettering)
        return (height + row + Self.gap + space) * Double(lettering * 1000) / Double(self.height)
    }

    /// How far pictures are from a good shape. Pictures that have little of the page count most.
    private func flaw(of places: [PanelPlace]) -> Double {
        places.reduce(0) { sum, place in
            let ratio = Double(place.width * 1000) / Double(max(1, place.pictureHeight) * height)
            return sum + abs(log(ratio / Self.wantedRatio))
        }
    }
}

extension PixelSize {
    /// The size of a panel's picture on a comic page of this size.
    package func part(_ place: PanelPlace) -> PixelSize {
        let page = width * ComicPage.height(of: self) / 1000
        let limits = PixelSize.sideLimits
        func side(_ pixels: Int) -> Int { min(max(pixels / 8 * 8, limits.lowerBound), limits.upperBound) }
        return PixelSize(width: side(width * place.width / 1000), height: side(page * place.pictureHeight / 1000))
            ?? self
    }
}
