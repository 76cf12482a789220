import Domain
import Media
import Typesetting

/// The panels of a comic page: in each frame the words above, the picture below. So no balloon covers a face, whatever
/// picture a backend makes, and no text is outside its balloon.
struct ComicSheet: Sendable {
    /// A balloon, a narrator box or a heading.
    struct Letters: Sendable {
        let piece: ComicWords.Piece
        let block: TextBlock
        let box: Box
        let text: Box
        /// Nil for no tail.
        var tail: Tail?
    }

    /// The tail of a balloon: from the middle of its base, on the lower edge of the balloon, to its tip.
    struct Tail: Sendable {
        let base: Double
        let tip: Point
    }

    struct Panel: Sendable {
        let frame: Box
        /// The room of the picture.
        let picture: Box
        var letters: [Letters]
    }

    /// Between panels and around words, as a factor of the page's width.
    private static let gutter = Double(ComicPage.gutter) / 1000
    private static let padding = Double(ComicPage.padding) / 1000
    /// The part of the page's height that pictures always have. Only words that leave less have a smaller type size, so
    /// that none is cut off.
    private static let leastPictures = 0.08
    /// Half of the width of a tail at its base, and the length of a tail at most, both in type sizes.
    static let tailBase = 0.45
    private static let longestTail = 4.5
    /// How far a tail reaches into the picture at least and at most.
    private static let tailInPicture = 0.3...2.5
    private static let smallestSize = 5.0

    let panels: [Panel]
    let size: Double
    /// The part of the page's height that pictures have.
    let pictures: Double
    /// Whether the type size is the wanted one.
    let hasWantedSize: Bool

    /// `size` is the wanted type size. All measures are in the units of `room`.
    init(_ page: BookPage, in room: Box, size: Double, _ setter: TextSetter) {
        let wanted = size
        var size = size
        var sheet = Self.panels(of: page, in: room, size: size, setter)
        while sheet.pictures < Self.leastPictures, size > Self.smallestSize {
            size *= 0.94
            sheet = Self.panels(of: page, in: room, size: size, setter)
        }
        self.size = size
        hasWantedSize = size == wanted
        pictures = sheet.pictures
        panels = sheet.panels
    }

    private static func panels(
        of page: BookPage, in room: Box, size: Double, _ setter: TextSetter
    ) -> (panels: [Panel], pictures: Double) {
        let panels = page.pictures.compactMap(\.panel)
        let isReversed = setter.shaper.language.direction == .rightToLeft
        let frames = panels.map { panel in
            let (x, width) = (Double(panel.place.x) * room.width / 1000, Double(panel.place.width) * room.width / 1000)
            return Box(x: room.x + (isReversed ? room.width - x - width : x), y: room.y, width: width, height: 0)
        }
        let padding = padding * room.width
        let words = zip(panels, frames).map { letters(of: $0, in: $1, padding, size, isReversed, setter) }
        let tiers = Dictionary(grouping: panels.indices, by: { panels[$0].place.y }).sorted { $0.key < $1.key }.map(
            \.value)
        let tallest = tiers.map { tier in tier.map { height(of: words[$0], padding) }.max() ?? 0 }
        let wanted = tiers.map { tier in Double(max(1, tier.map { panels[$0].place.pictureHeight }.max() ?? 1)) }
        let gutter = gutter * room.width
        let rest = room.height - gutter * Double(tiers.count - 1) - tallest.reduce(0, +)
        var laid: [Panel] = []
        var y = room.y
        for (index, tier) in tiers.enumerated() {
            let tall = tallest[index] + max(0, rest) * wanted[index] / max(1, wanted.reduce(0, +))
            for number in tier {
                var frame = frames[number]
                (frame.y, frame.height) = (y, tall)
                let size = page.pictures[number].shownSize
                laid.append(panel(panels[number], size, frame, words[number], padding, isReversed))
            }
            y += tall + gutter
        }
        return (laid, rest / room.height)
    }

    private static func panel(
        _ panel: BookPanel, _ size: PixelSize, _ frame: Box, _ words: [Letters], _ padding: Double, _ isReversed: Bool
    ) -> Panel {
        let height = height(of: words, padding)
        var letters = words.map { words in
            Letters(
                piece: words.piece, block: words.block, box: words.box.moved(by: frame.y),
                text: words.text.moved(by: frame.y))
        }
        let rest = frame.height - height
        let tall = min(rest, frame.width * Double(size.height) / Double(size.width) / PictureFrame.safeArea)
        let picture = Box(x: frame.x, y: frame.y + frame.height - tall, width: frame.width, height: tall)
        let shown = PictureFrame(size, in: picture, inset: 0)
        for (index, letter) in letters.enumerated() {
            guard case .speech(_, let speaker?) = letter.piece else { continue }
            let tail =
                if let figure = panel.figures[speaker] {
                    Self.tail(of: letter, to: figure, in: shown)
                } else {
                    speaker == panel.character ? Self.tail(of: letter, in: shown, isReversed: isReversed) : nil
                }
            let isFree = letters[(index + 1)...].allSatisfy { other in
                tail.map { !other.box.isBelow(letter.box, from: min($0.base, $0.tip.x), to: max($0.base, $0.tip.x)) }
                    ?? true
            }
            if isFree { letters[index].tail = tail }
        }
        return Panel(frame: frame, picture: picture, letters: letters)
    }

    /// To the head of the speaker. Nil if a tail that points to it would not reach the picture.
    private static func tail(of letters: Letters, to figure: FigureArea, in picture: PictureFrame) -> Tail? {
        let head = Point(
            picture.box.x + picture.box.width * Double(figure.left + figure.right) / 2000,
            picture.box.y + picture.box.height * Double(figure.top) / 1000)
        let (size, bottom) = (letters.block.size, letters.box.y + letters.box.height)
        let margin = min(letters.box.width / 2, size)
        let base = min(max(head.x, letters.box.x + margin), letters.box.x + letters.box.width - margin)
        let inPicture = min(
            max(tailInPicture.lowerBound * size, (head.y - picture.frame.y) * 0.6), tailInPicture.upperBound * size)
        var length = min(picture.frame.y + inPicture - bottom, longestTail * size)
        let (aside, depth) = (head.x - base, max(head.y - bottom, length))
        // The tip is not further aside than the corners of the tail.
        if aside != 0 { length = min(length, tailBase * size * depth / abs(aside)) }
        guard bottom + length >= picture.frame.y + min(tailInPicture.lowerBound * size, inPicture) else { return nil }
        return Tail(base: base, tip: Point(base + aside * length / depth, bottom + length))
    }

    /// To a picture in which the speaker is alone. Nil if it would not reach it.
    private static func tail(of letters: Letters, in picture: PictureFrame, isReversed: Bool) -> Tail? {
        let (size, bottom) = (letters.block.size, letters.box.y + letters.box.height)
        let base = letters.box.x + letters.box.width * (isReversed ? 0.7 : 0.3)
        let tip = picture.frame.y + min(0.7 * size, picture.frame.height / 4)
        guard tip <= bottom + longestTail * size else { return nil }
        return Tail(base: base, tip: Point(base - Self.tailBase * 0.6 * size, tip))
    }

    private static func height(of letters: [Letters], _ padding: Double) -> Double {
        letters.map { $0.box.y + $0.box.height + padding }.max() ?? 0
    }

    /// The words of a panel in rows, from the height 0. Short pieces share a row. The first speaker is at the start of
    /// the lines, the second at their end.
    private static func letters(
        of panel: BookPanel, in frame: Box, _ padding: Double, _ size: Double, _ isReversed: Bool, _ setter: TextSetter
    ) -> [Letters] {
        let room = Box(x: padding, y: 0, width: frame.width - 2 * padding, height: 0)
        let gap = ComicPage.gap * size
        var speakers: [Int] = []
        var row = (x: 0.0, y: padding, height: 0.0, isFull: false)
        return panel.pieces.filter { $0.text.isVisible }.map { piece in
            let (block, air) = block(of: piece, size, room.width, setter)
            let width = setter.width(of: block) + 2 * air.x * size
            let height = block.height + 2 * air.y * size
            let isShort = block.lines.count == 1 && !piece.isHeading
            if row.isFull || !isShort || row.x > 0 && row.x + gap + width > room.width {
                if row.height > 0 { row = (0, row.y + row.height + gap, 0, false) }
            }
            var x = row.x == 0 ? 0 : row.x + gap
            if piece.isHeading { x = (room.width - width) / 2 }
            if case .speech(_, let speaker?) = piece {
                if !speakers.contains(speaker) { speakers.append(speaker) }
                let isSecond = speakers.firstIndex(of: speaker)?.isMultiple(of: 2) == false
                if row.x == 0, let figure = panel.figures[speaker] {
                    // Above the speaker.
                    let middle = Double(figure.left + figure.right) / 2000 * frame.width - padding
                    let start = (isReversed ? room.width - middle : middle) - width / 2
                    x = min(max(0, start), max(0, room.width - width))
                } else if row.x == 0, isSecond {
                    x = room.width - width
                }
            }
            row = (x + width, row.y, max(row.height, height), !isShort)
            let left = frame.x + padding + (isReversed ? room.width - x - width : x)
            return Letters(
                piece: piece, block: block, box: Box(x: left, y: row.y, width: width, height: height),
                text: Box(
                    x: left + air.x * size, y: row.y + air.y * size, width: width - 2 * air.x * size,
                    height: block.height))
        }
    }

    private static func block(
        of piece: ComicWords.Piece, _ size: Double, _ room: Double, _ setter: TextSetter
    ) -> (block: TextBlock, air: (x: Double, y: Double)) {
        let (role, air, share): (Typefaces.Role, (x: Double, y: Double), Double) =
            switch piece {
            case .heading: (.title, (0, 0.2), 1)
            case .narration, .choice: (.lettering, ComicPage.boxAir, 1)
            case .speech: (.lettering, ComicPage.balloonAir, ComicPage.widestBalloon)
            }
        let text = setter.measured(PageText(piece.text).paragraphs, role)
        let width = room * share - 2 * air.x * size
        return (text.block(size: size, width: width, lineHeight: ComicPage.lineHeight, gap: 0.3), air)
    }
}

extension ComicWords.Piece {
    fileprivate var isHeading: Bool { if case .heading = self { true } else { false } }
}

extension ComicSheet.Letters {
    var isSpeech: Bool { if case .speech = piece { true } else { false } }
    var isHeading: Bool { if case .heading = piece { true } else { false } }

    /// The radius of its corners.
    var radius: Double { isSpeech ? min(box.height / 2, block.size * 1.1) : isHeading ? 0 : block.size * 0.15 }
}

extension Box {
    /// Whether it is below another, at some place between two others.
    fileprivate func isBelow(_ other: Box, from left: Double, to right: Double) -> Bool {
        y >= other.y + other.height && x < right && left < x + width
    }

    fileprivate func moved(by y: Double) -> Box { Box(x: x, y: self.y + y, width: width, height: height) }
}
