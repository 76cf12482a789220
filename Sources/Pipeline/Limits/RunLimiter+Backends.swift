import Domain
import Generation
import PipelineFiles

extension RunLimiter {
    /// Whether these image backends may be started, and asked if they are available. False if no picture of theirs is
    /// allowed. Call it only if something is to be drawn.
    func allows(_ settings: [BackendSettings]) -> Bool {
        guard settings.first?.kind != .stub else { return allowsWork() }
        let cheapest = settings.filter { $0.kind != .stub }.map { $0.images.price ?? .zero }.min()
        return capacity(for: .some(.model(price: cheapest))) > 0
    }
}

extension ImageGeneratorTraits {
    /// Traits of an image model if only the price of its pictures is known.
    fileprivate static func model(price: Amount?) -> ImageGeneratorTraits {
        ImageGeneratorTraits(
            width: 1, drawsPagesIndependently: false, isFree: false, provenance: .model, price: price)
    }
}
