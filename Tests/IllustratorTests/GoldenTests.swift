import Domain
import GeneratorBackends
import Generators
import PageSpecs
import TestSupport
import Testing

/// The pixels of sixty pictures, by digest: the same on every machine, in debug and in release.
struct GoldenTests {
    private static func pictures() throws -> [(name: String, request: ImageRequest)] {
        var pictures: [(String, ImageRequest)] = []
        let duo = [CastMember(character: "mira", holding: "lantern"), CastMember(character: "fenn", pose: .waving)]
        for (index, setting) in Setting.allCases.enumerated() {
            let theme = Theme.allCases[index % Theme.allCases.count]
            let time = TimeOfDay.allCases[index % 4]
            let panel = panel(setting, time, .clear, .happy, cast: duo, props: ["basket", "kite"])
            pictures.append(("setting \(setting.rawValue)", try request(panel, theme: theme, page: index + 1)))
        }
        for theme in Theme.allCases {
            for time in [TimeOfDay.dusk, .night] {
                let panel = panel(.village, time, cast: duo, props: ["house", "well"])
                pictures.append(("theme \(theme.rawValue) \(time.rawValue)", try request(panel, theme: theme, page: 2)))
            }
        }
        for pose in Pose.allCases {
            let cast = [CastMember(character: "otto", pose: pose), CastMember(character: "mira", pose: pose)]
            pictures.append(("pose \(pose.rawValue)", try request(panel(.river, cast: cast), page: 3)))
        }
        for weather in Weather.allCases {
            pictures.append(("weather \(weather.rawValue)", try request(panel(.mountain, .dawn, weather), page: 4)))
        }
        for mood in Mood.allCases {
            pictures.append(
                ("mood \(mood.rawValue)", try request(panel(.room, .night, .clear, mood, cast: duo), page: 5)))
        }
        for (width, height) in [(160, 160), (256, 96), (64, 256), (100, 133)] {
            let panel = panel(.forest, .dusk, cast: duo, props: ["mushroom"])
            pictures.append(("size \(width)x\(height)", try request(panel, page: 6, width: width, height: height)))
        }
        return pictures
    }

    @Test func drawsTheRecordedPixels() throws {
        let lines = try Self.pictures().map { "\(StubIllustrator().bitmap(for: $0.request).digest)  \($0.name)" }
        let difference = try Golden("pictures.txt").difference(from: lines.joined(separator: "\n") + "\n")
        #expect(difference == nil)
    }
}
