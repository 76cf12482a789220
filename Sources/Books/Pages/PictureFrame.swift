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

    /// `inset` is kept clear around a picture that is shown whole.
    init(_ size: PixelSize, in frame: Box, inset: Double) {
        let (width, height) = (Double(size.width), Double(size.height))
        let filling = max(frame.width / width, frame.height / height)
        let shown = min(frame.width / (width * filling), frame.height / (height * filling))
        isWhole = shown < Self.safeArea
        let inset = min(inset, frame.width / 4, frame.height / 4)
        let room = isWhole ? frame.inset(by: inset) : frame
        let scale = isWhole ? min(room.width / width, room.height / height) : filling
        box = Box(
            x: room.x + (room.width - width * scale) / 2, y: room.y + (room.height - height * scale) / 2,
            width: width * scale, height: height * scale)
        self.frame = isWhole ? box : frame
    }
}
