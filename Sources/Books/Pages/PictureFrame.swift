import Domain
import Typesetting

/// How a picture is placed in a frame: it fills it where that cuts off little, else it is shown whole.
struct PictureFrame {
    /// The part of each side that is never cut off.
    static let safeArea = 0.8

    /// The whole picture; parts of it may be outside ``frame``.
    let box: Box
    let frame: Box
    let isWhole: Bool

    /// The part of a cover's width that a picture beside its names has, if its shape allows that.
    private static let shareBesideNames = 0.6

    /// A picture that covers `whole`. If that would cut off too much, a band above a wide picture is free, or a column
    /// beside a tall one; `band` is the height that the names want.
    static func covering(_ whole: Box, _ size: PixelSize, band: Double, isOuterEdgeRight: Bool) -> PictureFrame {
        let inWhole = PictureFrame(size, in: whole, inset: 0)
        guard inWhole.isWhole else { return inWhole }
        let ratio = Double(size.width) / Double(size.height)
        var frame = whole
        if ratio > whole.width / whole.height {
            let natural = whole.width / ratio
            frame.height = min(natural / safeArea, max(natural * safeArea, whole.height - band))
            frame.y += whole.height - frame.height
        } else {
            let natural = whole.height * ratio
            frame.width = min(natural / safeArea, max(natural * safeArea, whole.width * shareBesideNames))
            if isOuterEdgeRight { frame.x += whole.width - frame.width }
        }
        return PictureFrame(size, in: frame, inset: 0)
    }

    /// `inset` is kept clear around a picture that is shown whole.
    init(_ size: PixelSize, in frame: Box, inset: Double) {
        let (width, height) = (Double(size.width), Double(size.height))
        let filling = max(frame.width / width, frame.height / height)
        let shown = min(frame.width / (width * filling), frame.height / (height * filling))
        isWhole = shown < Self.safeArea - 1e-9
        let inset = min(inset, frame.width / 4, frame.height / 4)
        let room = isWhole ? frame.inset(by: inset) : frame
        let scale = isWhole ? min(room.width / width, room.height / height) : filling
        box = Box(
            x: room.x + (room.width - width * scale) / 2, y: room.y + (room.height - height * scale) / 2,
            width: width * scale, height: height * scale)
        self.frame = isWhole ? box : frame
    }
}
