import Domain
import LibraryStore

/// What a collection asks of its pictures.
struct PictureSettings: Hashable, Sendable {
    /// Of each pass, from the smallest.
    var sizes: [PixelSize]
    /// What is not to be seen, in the words of an image model.
    var negativePrompt: String
    /// From which on the picture of a similar page is taken; nil where none is.
    var similarity: Double?

    /// The size in which a panel is drawn, and the queue in which it stands after that. A picture is not replaced by a
    /// smaller one: a panel that has come to a later pass is drawn in the size of that pass.
    func step(for panel: PanelJob) -> (size: PixelSize, next: PanelQueue?) {
        step(in: panel.queue, shownSize: panel.shownSize)
    }

    func step(in queue: PanelQueue, shownSize: PixelSize?) -> (size: PixelSize, next: PanelQueue?) {
        let reached = shownSize.flatMap { sizes.firstIndex(of: $0) }
        let index: Int
        if let pass = queue.pass {
            index = max(pass - 1, reached ?? 0)
        } else {
            index = shownSize == nil ? 0 : reached ?? sizes.count - 1
        }
        let place = min(index, sizes.count - 1)
        return (sizes[place], place + 1 < sizes.count ? .pass(place + 2) : nil)
    }
}
