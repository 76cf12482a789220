import Domain
import Generation

/// What an illustrator that draws from page specs reads in a direction written by a person.
struct DirectionReading: Sendable {
    var panel: PanelSpec
    /// The story's cast, then the characters that only the direction names.
    var characters: [StoryCharacter]
    /// Whether the direction contains words from the planner's lists. If not, the page is drawn as planned.
    var isUnderstood: Bool

    init(panel: PanelSpec, characters: [StoryCharacter], isUnderstood: Bool) {
        self.panel = panel
        self.characters = characters
        self.isUnderstood = isUnderstood
    }

    init(nothingIn request: ImageRequest, planned: String) {
        panel = request.panel
        panel.direction = planned
        characters = request.story.characters
        isUnderstood = false
    }
}

extension ImageRequest {
    /// The same request with only the page spec of the reading.
    func drawn(by reading: DirectionReading?) -> ImageRequest {
        guard let reading else { return self }
        var request = self
        request.panel = reading.panel
        request.story.characters = reading.characters
        request.plannedDirection = nil
        return request
    }
}
