import Testing

@testable import BuiltIn
@testable import Domain
@testable import Generation
@testable import Media

/// The cast that most tests use.
let cast = [
    StoryCharacter(id: "mira", name: "Mira", kind: "girl", appearance: "a girl with curly brown hair and a red scarf"),
    StoryCharacter(id: "fenn", name: "Fenn", kind: "fox", appearance: "a small fox with a green coat"),
    StoryCharacter(id: "otto", name: "Otto", kind: "bear", appearance: "a big brown bear with a blue hat"),
]

func panel(
    _ setting: Setting = .meadow, _ time: TimeOfDay = .day, _ weather: Weather = .clear, _ mood: Mood = .calm,
    cast: [CastMember] = [CastMember(character: "mira")], props: [String] = []
) -> PanelSpec {
    PanelSpec(
        direction: "", alt: "", setting: setting, timeOfDay: time, weather: weather, mood: mood, cast: cast,
        props: props)
}

func request(
    _ panel: PanelSpec, theme: Theme = .friendship, characters: [StoryCharacter] = cast, page: Int = 1,
    story: UInt64 = 7,
    width: Int = 128, height: Int = 224
) throws -> ImageRequest {
    ImageRequest(
        concept: "", seed: UInt64(page) &* 1000 &+ story, size: try #require(PixelSize(width: width, height: height)),
        panel: panel, pageNumber: page,
        story: IllustratedStory(theme: theme, characters: characters, pageCount: 12, seed: story))
}

extension Bitmap {
    /// FNV-1a over the pixels, as 16 hexadecimal digits.
    var digest: String {
        let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    /// The share of pixels that differ clearly from another picture.
    func difference(from other: Bitmap) -> Double {
        var count = 0
        for pixel in stride(from: 0, to: bytes.count, by: 4) {
            let changed = (0..<3).contains { abs(Int(bytes[pixel + $0]) - Int(other.bytes[pixel + $0])) > 12 }
            if changed { count += 1 }
        }
        return Double(count) / Double(width * height)
    }
}

extension Light {
    static let plain = Light(
        sky: SkyColors(0xffffff, 0xffffff, 0xffffff), time: .day, weather: .clear, mood: .calm, comesFromRight: false)
}
