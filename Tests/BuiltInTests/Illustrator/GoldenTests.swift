import TestSupport
import Testing

@testable import BuiltIn
@testable import Domain
@testable import Generation

/// The pixels of many pictures, by digest: the same on every machine, in debug and release builds, and with parallel
/// drawing.
struct GoldenTests {
    private struct Picture: Sendable {
        var name: String
        var request: ImageRequest
        /// A line of the recorded file.
        var line: String { "\(StubIllustrator().bitmap(for: request).digest)  \(name)" }
    }

    private static let duo = [
        CastMember(character: "mira", holding: "lantern"), CastMember(character: "fenn", pose: .waving),
    ]

    private static func pictures() throws -> [Picture] {
        try settings() + themes() + poses() + weathers() + moods() + sizes() + figures() + things() + alone() + styles()
    }

    private static func settings() throws -> [Picture] {
        try Setting.allCases.enumerated().map { index, setting in
            let theme = Theme.allCases[index % Theme.allCases.count]
            let time = TimeOfDay.allCases[index % 4]
            let panel = panel(setting, time, .clear, .happy, cast: duo, props: ["basket", "kite"])
            return Picture(
                name: "setting \(setting.rawValue)", request: try request(panel, theme: theme, page: index + 1))
        }
    }

    private static func themes() throws -> [Picture] {
        try Theme.allCases.flatMap { theme in
            try [TimeOfDay.dusk, .night].map { time in
                let panel = panel(.village, time, cast: duo, props: ["house", "well"])
                return Picture(
                    name: "theme \(theme.rawValue) \(time.rawValue)", request: try request(panel, theme: theme, page: 2)
                )
            }
        }
    }

    private static func poses() throws -> [Picture] {
        try Pose.allCases.map { pose in
            let cast = [CastMember(character: "otto", pose: pose), CastMember(character: "mira", pose: pose)]
            return Picture(name: "pose \(pose.rawValue)", request: try request(panel(.river, cast: cast), page: 3))
        }
    }

    private static func weathers() throws -> [Picture] {
        try Weather.allCases.map {
            Picture(name: "weather \($0.rawValue)", request: try request(panel(.mountain, .dawn, $0), page: 4))
        }
    }

    private static func moods() throws -> [Picture] {
        try Mood.allCases.map {
            Picture(
                name: "mood \($0.rawValue)", request: try request(panel(.room, .night, .clear, $0, cast: duo), page: 5))
        }
    }

    private static func sizes() throws -> [Picture] {
        try [(160, 160), (256, 96), (64, 256), (100, 133)].map { width, height in
            let panel = panel(.forest, .dusk, cast: duo, props: ["mushroom"])
            return Picture(
                name: "size \(width)x\(height)",
                request: try request(panel, page: 6, width: width, height: height))
        }
    }

    /// Every figure, four in each picture.
    private static func figures() throws -> [Picture] {
        try groups(of: StubIllustrator.figureKinds, by: 4).enumerated().map { index, kinds in
            let characters = kinds.map {
                StoryCharacter(id: $0.replacing(" ", with: "-"), name: $0, kind: $0, appearance: "a \($0)")
            }
            let poses = Pose.allCases
            let cast = characters.enumerated().map {
                CastMember(character: $0.element.id, pose: poses[(index + $0.offset) % poses.count])
            }
            let setting = [Setting.meadow, .shore, .garden, .snow][index % 4]
            let panel = panel(setting, TimeOfDay.allCases[index % TimeOfDay.allCases.count], cast: cast)
            return Picture(
                name: "figures \(kinds.joined(separator: " "))",
                request: try request(panel, characters: characters, page: 7 + index, width: 224, height: 160))
        }
    }

    /// Every thing, five in each picture.
    private static func things() throws -> [Picture] {
        try groups(of: StubIllustrator.thingNouns, by: 5).enumerated().map { index, nouns in
            let panel = panel([Setting.meadow, .room, .village][index % 3], props: nouns)
            return Picture(
                name: "things \(nouns.joined(separator: " "))",
                request: try request(panel, theme: Theme.allCases[index % Theme.allCases.count], page: 8 + index))
        }
    }

    /// Pictures without characters, of other stories and pages.
    private static func alone() throws -> [Picture] {
        try [UInt64(1), 99, .max].enumerated().map { index, story in
            let weather = Weather.allCases[index % Weather.allCases.count]
            let panel = panel(.sea, .dusk, weather, .sad, cast: [], props: ["boat"])
            return Picture(name: "story \(story)", request: try request(panel, page: index + 1, story: story))
        }
    }

    /// Every medium and every tone.
    private static func styles() throws -> [Picture] {
        try (PictureStyle.Medium.allCases.map(\.rawValue) + PictureStyle.Tone.allCases.map(\.rawValue)).map { style in
            let panel = panel(.village, .dusk, cast: duo, props: ["basket"])
            var request = try request(panel, theme: .fantasy, page: 4, width: 160, height: 160)
            request.story.style = style
            return Picture(name: "style \(style)", request: request)
        }
    }

    private static func groups(of words: [String], by count: Int) -> [[String]] {
        stride(from: 0, to: words.count, by: count).map { Array(words[$0..<min($0 + count, words.count)]) }
    }

    @Test func drawsTheRecordedPixels() throws {
        let lines = try Self.pictures().map(\.line)
        let difference = try Golden("pictures.txt").difference(from: lines.joined(separator: "\n") + "\n")
        #expect(difference == nil)
        #expect(lines.count >= 60)
        #expect(Set(lines.map { $0.prefix(16) }).count == lines.count, "two pictures are the same")
    }

    /// Eight tasks, each starting at another picture, so that several draw the same picture at the same time.
    @Test func drawsTheSamePixelsThoseElseDraws() async throws {
        let pictures = Array(try Self.pictures().enumerated().filter { $0.offset % 6 == 0 }.map(\.element))
        let expected = pictures.map(\.line)
        try await withThrowingTaskGroup(of: [String].self) { group in
            for task in 0..<8 {
                group.addTask {
                    let start = pictures.count * task / 8
                    let lines = (pictures[start...] + pictures[..<start]).map(\.line)
                    return Array(lines[(pictures.count - start)...] + lines[..<(pictures.count - start)])
                }
            }
            for try await lines in group { #expect(lines == expected) }
        }
    }
}
