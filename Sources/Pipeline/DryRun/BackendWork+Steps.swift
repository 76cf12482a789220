import Generation

extension BackendWork {
    /// The pictures of `stories` stories: the backend is asked for `asked` of them, and for `portraits`. If it does not
    /// draw pages independently, it draws the pages of a story one after another.
    func step(
        pictures: Int, asked: Int, portraits: Int = 0, stories: Int, _ traits: ImageGeneratorTraits
    ) -> RunEstimate.Step {
        let asked = asked + portraits
        let most = traits.drawsPagesIndependently ? asked : stories
        let width = Double(max(1, min(traits.width, most)))
        let atLeast = traits.perMinute.map { 60 / Double($0) * (pace?.requests ?? 1) } ?? 0
        return RunEstimate.Step(
            pictures: pictures, asked: asked, seconds: pace?.seconds.map { max($0 / width, atLeast) },
            requested: max(1, pace?.pictures ?? 1), price: traits.price, isLimited: !traits.isFree)
    }

    /// `portraits` are those that the step asks for besides its pictures.
    mutating func add(_ step: RunEstimate.Step, portraits: Int = 0) {
        let isFirst = pictures + known == 0
        pictures += step.asked - portraits
        self.portraits += portraits
        known += step.pictures - step.asked + portraits
        let more = step.asked == 0 ? .zero : step.seconds?.map { $0 * Double(step.asked) }
        seconds = isFirst ? more : more.flatMap { more in seconds.map { $0 + more } }
    }
}
