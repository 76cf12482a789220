import Domain
import Generation

/// Pages with many elements: a scene for every setting, with two figures, four things, and all weathers and hours.
enum DenseScenes {
    static func requests(size: PixelSize) -> [ImageRequest] {
        Setting.allCases.enumerated().map { request(for: $1, number: $0 + 1, size: size) }
    }

    private static func request(for setting: Setting, number: Int, size: PixelSize) -> ImageRequest {
        let cast = [
            StoryCharacter(id: "pim", name: "Pim", kind: "fox", appearance: "a small red fox with a green scarf"),
            StoryCharacter(id: "mira", name: "Mira", kind: "girl", appearance: "a girl in a yellow raincoat"),
        ]
        let panel = PanelSpec(
            direction: "Pim and Mira look for the lantern.", alt: "A fox and a girl look for a lantern.",
            setting: setting,
            timeOfDay: TimeOfDay.allCases[number % 4], weather: Weather.allCases[number % 6],
            cast: cast.map { CastMember(character: $0.id, pose: Pose.allCases[number % 10]) },
            props: ["lantern", "tree", "house", "boat"])
        return ImageRequest(
            concept: panel.direction, seed: UInt64(number), size: size, panel: panel, pageNumber: number,
            story: IllustratedStory(theme: Theme.allCases[number % 6], characters: cast, pageCount: 18, seed: 7))
    }
}
