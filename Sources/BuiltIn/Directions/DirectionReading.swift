import Domain
import Generation

/// What an illustrator that draws from specs makes of a person's direction.
struct DirectionReading: Sendable {
    var panel: PanelSpec
    /// The story's cast, then whoever only the direction names.
    var characters: [StoryCharacter]
    /// Whether the planner's words are in it; where they are not, the page is drawn as it was planned.
    var isUnderstood: Bool

    init(panel: PanelSpec, characters: [StoryCharacter], isUnderstood: Bool) {
        self.panel = panel
        self.characters = characters
        self.isUnderstood = isUnderstood
    }

    init(nothingIn request: ImageRequest, planned: String) {
        panel = request.panel
        panel.direction = planned
        characters = request.characters
        isUnderstood = false
    }
}

extension ImageRequest {
    /// The same picture from specs alone.
    func drawn(by reading: DirectionReading?) -> ImageRequest {
        guard let reading else { return self }
        var request = self
        request.panel = reading.panel
        request.characters = reading.characters
        request.plannedDirection = nil
        return request
    }
}
