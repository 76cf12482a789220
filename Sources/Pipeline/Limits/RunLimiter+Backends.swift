import Domain
import Generation
import PipelineFiles

extension RunLimiter {
    /// Whether these image backends may be asked if they are there, and started: not where no picture of theirs is
    /// allowed. Ask only where something is to be drawn.
    func allows(_ settings: [BackendSettings]) -> Bool {
        guard settings.first?.kind != .stub else { return allowsWork() }
        let cheapest = settings.filter { $0.kind != .stub }.map { $0.images.price ?? .zero }.min()
        return capacity(for: .some(.model(price: cheapest))) > 0
    }
}

extension ImageGeneratorTraits {
    /// Of an image model of which no more is known than what its pictures cost.
    fileprivate static func model(price: Amount?) -> ImageGeneratorTraits {
        ImageGeneratorTraits(
            width: 1, drawsPagesIndependently: false, isFree: false, provenance: .model, price: price)
    }
}
