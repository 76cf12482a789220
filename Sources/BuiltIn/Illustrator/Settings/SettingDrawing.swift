import Domain
import Generation
import Media

/// A setting as its file describes it: scenery, and groups of shapes and things in it.
struct SettingDrawing: Sendable {
    /// What the groups are drawn on.
    enum Base: Hashable, Sendable {
        /// An empty room, possibly with a lamp that hangs from the ceiling. Nil for the theme's own colours.
        case room(wall: Color?, floor: Color?, pattern: WallPattern, hasLamp: Bool)
        /// Another setting. A `floor` covers its ground, and figures stand on it, also on water.
        case scenery(Setting, floor: Color?)
    }

    /// Where the origin of a group is, from left to right.
    enum Side: String, CaseIterable, Sendable {
        /// In the middle of the side that the figures leave empty.
        case open
        /// Behind the figures, near the edge of the picture.
        case closed
        case middle
        /// At both edges of the picture, mirrored on the left.
        case edges
        /// Repeated across the picture.
        case across
        /// At the figures' feet.
        case figures
    }

    /// Shapes, and things in front of them. 100 units of the file are the height of a child that stands there. The
    /// origin is where the ground begins, at the figures' feet for ``Side/figures``, or at the bottom edge of the picture
    /// for a group in front.
    struct Group: Sendable {
        var side: Side
        /// The distance between repetitions, in heights of a child.
        var pace: Double
        /// From 0 to 1.
        var haze: Double
        var isInFront: Bool
        /// The arrangement of a page that it belongs to, from 0 to 2; nil for all.
        var view: Int?
        var drawing = Drawing()
        var things: [PlacedThing] = []
    }

    struct PlacedThing: Sendable {
        /// The name of its drawing file.
        var file: String
        /// The middle of its box.
        var middle: Point
        var width: Double
        var height: Double
        var line: Int

        /// The foot and the height of a thing in the box.
        func place(of thing: Prop) -> (foot: Point, height: Double) {
            let drawn = min(height, width / max(thing.halfWidth * 2, 1e-9))
            return (Point(middle.x, middle.y + drawn / 2), drawn)
        }
    }

    var setting: Setting
    var base: Base
    var groups: [Group]

    /// The name of its file, without the ending.
    var fileName: String { ArtFolder.settingPrefix + setting.rawValue }

    /// `isNamed`: whether the page names a thing, which is then not drawn twice.
    func scenery(_ things: ArtCatalog, isNamed: @escaping @Sendable (Prop) -> Bool) -> Scenery {
        var scenery = Scenery.on(base)
        let (back, front) = (scenery.back, scenery.front)
        let (behind, before) = (groups.filter { !$0.isInFront }, groups.filter(\.isInFront))
        scenery.back = { pen, frame in
            back(&pen, frame)
            for group in behind { group.paint(&pen, frame, things, isNamed: isNamed) }
        }
        scenery.front = { pen, frame in
            front(&pen, frame)
            for group in before { group.paint(&pen, frame, things, isNamed: isNamed) }
        }
        return scenery
    }
}

extension SettingDrawing.Group {
    fileprivate func paint(
        _ pen: inout Sketch, _ frame: Frame, _ things: ArtCatalog, isNamed: (Prop) -> Bool
    ) {
        guard view == nil || view == frame.view else { return }
        let scale = side == .figures ? frame.unit : frame.distantUnit
        let y = isInFront ? frame.height : side == .figures ? frame.feet : frame.wallFoot
        for (x, isMirrored) in places(frame, scale) {
            pen.hazed(haze) { pen in
                pen.at(x, y, scale: scale, mirrored: isMirrored) { pen in
                    drawing.paint(&pen)
                    for placed in self.things {
                        let thing = things.drawing(placed.file)
                        if isNamed(thing) { continue }
                        let (foot, height) = placed.place(of: thing)
                        pen.at(foot.x, foot.y, scale: height) { thing.draw(&$0) }
                    }
                }
            }
        }
    }

    private func places(_ frame: Frame, _ scale: Double) -> [(x: Double, isMirrored: Bool)] {
        let opensRight = frame.openSide > frame.width / 2
        switch side {
        case .open: return [(frame.windowSide, false)]
        case .closed: return frame.hasThingsOnWall ? [] : [(frame.width * (opensRight ? 0.13 : 0.87), false)]
        case .figures: return [(frame.focus, false)]
        case .middle: return [(frame.width / 2, false)]
        case .edges: return [(0, true), (frame.width, false)]
        case .across:
            let count = Int((frame.width / 2 / (pace * scale)).rounded(.up))
            return (-count...count).map { (frame.width / 2 + Double($0) * pace * scale, false) }
        }
    }
}

extension Frame {
    /// The height of a child where the ground begins. What is there stays large enough in pictures of many figures.
    var distantUnit: Double { min(max(unit * 0.8, shortSide * 0.26), width * 0.42) }
    /// The y coordinate where wall and floor meet.
    var wallFoot: Double { horizon + unit * 0.16 }
}

extension Scenery {
    fileprivate static func on(_ base: SettingDrawing.Base) -> Scenery {
        switch base {
        case .scenery(let setting, nil): return setting.codeScenery
        case .scenery(let setting, let floor?):
            var scenery = setting.codeScenery
            let back = scenery.back
            scenery.footing = .ground
            scenery.ground = { _ in floor }
            scenery.front = { _, _ in }
            scenery.back = { pen, frame in
                back(&pen, frame)
                pen.floor(frame, y: frame.wallFoot, color: floor)
            }
            return scenery
        case .room(let wall, let floor, let pattern, let hasLamp):
            return room(wall: wall, floor: floor, pattern: pattern, hasLamp: hasLamp)
        }
    }

    static let room = room(wall: nil, floor: nil, pattern: .plain, hasLamp: true)

    private static func room(wall: Color?, floor: Color?, pattern: WallPattern, hasLamp: Bool) -> Scenery {
        Scenery(
            hasSky: false, isIndoors: true, isLamplit: true, depth: 0.8, ground: { floor ?? $0.floor },
            back: { pen, frame in
                pen.interior(
                    frame, wall: wall ?? frame.palette.wall, floor: floor ?? frame.palette.floor, pattern: pattern)
                if hasLamp { pen.pendantLamp(frame) }
            })
    }
}
