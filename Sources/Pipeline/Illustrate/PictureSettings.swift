import Domain
import Generation
import LibraryStore
import PipelineFiles
import Prompts

/// The settings of a collection for its pictures.
struct PictureSettings: Hashable, Sendable {
    /// The size of each pass, from the smallest.
    var sizes: [PixelSize]
    /// What a picture must not show, in words for an image model.
    var negativePrompt: String
    /// The smallest similarity at which the picture of a similar page is used; nil if none is used.
    var similarity: Double?
    /// Nil if refused directions are not put in other words.
    var rewriting: RewritingFacts?
    /// The user's drawings, for the built-in illustrator.
    var art = ArtFolder.none

    /// The size in which a panel is drawn, and its queue after that. A picture is not replaced by a smaller one: a
    /// panel that has reached a later pass is drawn in the size of that pass.
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

extension PictureSettings {
    init(of pipeline: PipelineFile, _ prompts: Prompts, isStubOnly: Bool = false) {
        self.init(
            sizes: pipeline.sizes, negativePrompt: pipeline.negativePrompt(with: prompts),
            similarity: pipeline.similarity, rewriting: isStubOnly ? nil : RewritingFacts(of: pipeline, prompts),
            art: pipeline.art)
    }
}
