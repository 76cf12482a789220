import BuiltIn
import Domain
import Generation

/// Everything that a spec can name, one or several sheets for each kind.
extension Sheet {
    private static let pair = [
        StoryCharacter(id: "mira", name: "Mira", kind: "girl", appearance: "a girl with curly brown hair, a red scarf"),
        StoryCharacter(id: "fenn", name: "Fenn", kind: "fox", appearance: "a small fox with a green coat"),
    ]
    private static let page = (width: 220, height: 385)
    private static let square = (width: 146, height: 176)

    static var themes: [Sheet] {
        let cells = TimeOfDay.allCases.flatMap { time in
            Theme.allCases.enumerated().map { index, theme in
                let panel = panel(.village, time, cast: [.init(character: "mira"), .init(character: "fenn")])
                return cell("\(theme) \(time)", panel, theme: theme, number: index + 1, size: page)
            }
        }
        return [Sheet(name: "themes", columns: 6, cells: cells)]
    }

    /// One page of each theme in each style.
    static var styles: [Sheet] {
        let styles = ["", "watercolour", "ink and wash", "crayon", "cut paper", "soft watercolour, warm light"]
        let cells = styles.flatMap { style in
            Theme.allCases.enumerated().map { index, theme in
                let panel = panel(
                    .village, [.day, .dusk][index % 2], cast: [.init(character: "mira"), .init(character: "fenn")])
                return cell(
                    style.isEmpty ? "\(theme)" : style, panel, theme: theme, style: style, number: index + 1, size: page
                )
            }
        }
        return [Sheet(name: "styles", columns: 6, cells: cells)]
    }

    /// By day with two figures, by night with one.
    static var settings: [Sheet] {
        stride(from: 0, to: Setting.allCases.count, by: 6).map { first in
            let settings = Setting.allCases.dropFirst(first).prefix(6).enumerated()
            let days = settings.map { index, setting in
                let panel = panel(
                    setting, .day, cast: [.init(character: "mira"), .init(character: "fenn", pose: .waving)])
                return cell(
                    "\(setting) day", panel, theme: Theme.allCases[index % 5], number: first + index, size: page)
            }
            let nights = settings.map { index, setting in
                let panel = panel(setting, .night, cast: [.init(character: "fenn", pose: .walking)])
                return cell("\(setting) night", panel, theme: Theme.allCases[index % 5], number: index, size: page)
            }
            return Sheet(name: "settings-\(first / 6 + 1)", columns: 6, cells: days + nights)
        }
    }

    private static let figurePoses: [Pose] = [
        .standing, .running, .sitting, .sleeping, .flying, .reaching, .climbing, .crawling, .working, .cheering,
    ]

    /// Every pose of four figures.
    static var poses: [Sheet] {
        let cells = ["girl", "fox", "owl", "robot"].flatMap { kind in
            Pose.allCases.map { pose in
                let one = StoryCharacter(id: kind, name: kind, kind: kind, appearance: "")
                return cell(
                    "\(kind) \(pose)", panel(.meadow, cast: [.init(character: kind, pose: pose)]), characters: [one],
                    number: 2, size: square)
            }
        }
        return [Sheet(name: "poses", columns: 10, cells: cells)]
    }

    /// A figure on, in, under, behind or over each thing that can carry one, and before others.
    static var stages: [Sheet] {
        let seats = StubIllustrator.things.filter(\.hasSeat).map { ($0, Pose.sitting, "sits on the") }
        let others: [(noun: String, pose: Pose, words: String)] = [
            ("table", .crawling, "crawls under the"), ("tree", .hiding, "hides behind the"),
            ("barrel", .standing, "stands in the"), ("log", .jumping, "jumps over the"),
            ("ladder", .climbing, "climbs the"), ("tree", .climbing, "climbs the"), ("rope", .pulling, "pulls the"),
            ("bell", .reaching, "rings the"), ("cart", .pushing, "pushes the"), ("ball", .kicking, "kicks the"),
            ("flower", .bending, "bends to the"), ("door", .reaching, "knocks on the"),
            ("pot", .working, "stirs the"), ("castle", .pointing, "points at the"), ("stone", .climbing, "climbs the"),
        ]
        let all =
            seats.map { (noun: $0.0.noun, pose: $0.1, words: $0.2) } + others
        let cells = all.enumerated().map { index, each in
            let setting = StubIllustrator.things.first { $0.noun == each.noun }?.home ?? .meadow
            var panel = panel(
                setting,
                cast: [.init(character: "mira", pose: each.pose, target: each.noun), .init(character: "fenn")],
                props: [each.noun])
            panel.direction = "Mira \(each.words) \(each.noun)."
            return cell(each.words + " " + each.noun, panel, number: 2 + index % 4, size: square)
        }
        return [Sheet(name: "stages", columns: 10, cells: cells)]
    }

    static var figures: [Sheet] {
        let kinds = StubIllustrator.figureKinds + ["lantern"]
        return stride(from: 0, to: kinds.count, by: 8).map { first in
            let cells = kinds[first..<min(first + 8, kinds.count)].flatMap { kind in
                figurePoses.map { pose in
                    let one = StoryCharacter(id: kind, name: kind, kind: kind, appearance: "")
                    let panel = panel(.meadow, cast: [.init(character: kind, pose: pose)])
                    return cell("\(kind) \(pose)", panel, characters: [one], number: 2, size: square)
                }
            }
            return Sheet(name: "figures-\(first / 8 + 1)", columns: figurePoses.count, cells: cells)
        }
    }

    static var props: [Sheet] {
        let cells = StubIllustrator.things.enumerated().map { index, thing in
            let panel = panel(thing.home, cast: [.init(character: "mira")], props: [thing.noun])
            return cell(thing.noun, panel, number: index % 2, size: square)
        }
        return stride(from: 0, to: cells.count, by: 60).map { first in
            Sheet(
                name: "props-\(first / 60 + 1)", columns: 10,
                cells: Array(cells[first..<min(first + 60, cells.count)]))
        }
    }

    private static func panel(
        _ setting: Setting, _ time: TimeOfDay = .day, cast: [CastMember], props: [String] = []
    ) -> PanelSpec {
        PanelSpec(direction: "", alt: "", setting: setting, timeOfDay: time, mood: .happy, cast: cast, props: props)
    }

    private static func cell(
        _ label: String, _ panel: PanelSpec, theme: Theme = .friendship, characters: [StoryCharacter] = pair,
        style: String = "", number: Int, size: (width: Int, height: Int)
    ) -> Cell {
        Cell(
            label: label,
            request: ImageRequest(
                concept: "", seed: UInt64(number), size: PixelSize(width: size.width, height: size.height) ?? .page,
                panel: panel, pageNumber: number,
                story: IllustratedStory(theme: theme, characters: characters, pageCount: 12, seed: 7, style: style)))
    }
}
