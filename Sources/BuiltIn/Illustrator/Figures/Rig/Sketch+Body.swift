import Media

enum Side {
    case near
    case far
}

extension Sketch {
    mutating func leg(_ side: Side, _ figure: FigurePainter) {
        let (look, skeleton) = (figure.look, figure.skeleton)
        let build = look.figure.build
        let foot = side == .near ? skeleton.nearFoot : skeleton.farFoot
        let knee = side == .near ? skeleton.nearKnee : skeleton.farKnee
        let spread = build.torsoWidth * (side == .near ? 0.24 : -0.24)
        let root = skeleton.hip + Point(spread, -0.02)
        switch build.legs {
        case .none: return
        case .birdLegs:
            let color = Color(0xf09a3e).darker(side == .near ? 0 : 0.12)
            line(.curve(root.x, root.y, knee.x, knee.y, foot.x, foot.y - 0.02), color, 0.03)
            fill(
                .blob(
                    foot.x - 0.04, foot.y, foot.x, foot.y - 0.035, foot.x + 0.1, foot.y - 0.015, foot.x + 0.1,
                    foot.y + 0.01, foot.x, foot.y + 0.012), color)
        case .legs:
            let trousers = look.legColor.darker(side == .near ? 0 : 0.1)
            let shoe = look.footColor.darker(side == .near ? 0 : 0.1)
            let way = Path.curve(root.x, root.y, knee.x, knee.y, foot.x, foot.y - 0.045)
            line(way, trousers, build.legWidth * 1.1, to: build.legWidth * 0.9)
            if skeleton.showsSoles {
                form(
                    .blob(
                        foot.x - 0.055, foot.y + 0.004, foot.x - 0.06, foot.y - 0.05, foot.x - 0.035, foot.y - 0.1,
                        foot.x + 0.005, foot.y - 0.135, foot.x + 0.05, foot.y - 0.11, foot.x + 0.045, foot.y - 0.02,
                        foot.x + 0.02, foot.y + 0.008), shoe)
                line(
                    .curve(foot.x + 0.044, foot.y - 0.105, foot.x + 0.052, foot.y - 0.05, foot.x + 0.03, foot.y),
                    shoe.darker(0.3), 0.018)
            } else {
                form(
                    .blob(
                        foot.x - 0.065, foot.y - 0.01, foot.x - 0.05, foot.y - 0.075, foot.x + 0.04, foot.y - 0.08,
                        foot.x + 0.1, foot.y - 0.035, foot.x + 0.09, foot.y, foot.x, foot.y + 0.006), shoe)
            }
        }
    }

    mutating func arm(_ side: Side, _ figure: FigurePainter) {
        let (look, skeleton) = (figure.look, figure.skeleton)
        let build = look.figure.build
        let shoulder = side == .near ? skeleton.shoulders.near : skeleton.shoulders.far
        let elbow = side == .near ? skeleton.nearElbow : skeleton.farElbow
        let end = side == .near ? skeleton.nearHand : skeleton.farHand
        if build.arms == .none { return }
        if build.arms == .wings { return wing(from: shoulder, to: end, look, side) }
        let sleeve = look.sleeveColor.darker(side == .near ? 0.04 : 0.14)
        let arm = Path.curve(shoulder.x, shoulder.y, elbow.x, elbow.y, end.x, end.y)
        let width = build.armWidth
        if side == .near {
            let start = shoulder.toward(elbow, 0.45)
            let edge = Path.curve(start.x, start.y, elbow.x, elbow.y, end.x, end.y)
            line(edge, sleeve.darker(0.24), width + 0.014, to: width * 0.88 + 0.014)
        }
        line(arm, sleeve, width * 1.12, to: width * 0.88)
        hand(end, figure, shade: side == .near ? 0 : 0.1)
    }

    /// The near arm from the elbow to the hand, for a hand in front of the head.
    mutating func forearm(_ figure: FigurePainter) {
        let width = figure.look.figure.build.armWidth
        guard figure.look.figure.build.arms == .arms else { return }
        let (elbow, end) = (figure.skeleton.nearElbow, figure.skeleton.nearHand)
        line(.line([elbow, end]), figure.look.sleeveColor.darker(0.04), width, to: width * 0.88)
        hand(end, figure)
    }

    mutating func hand(_ end: Point, _ figure: FigurePainter, shade: Double = 0) {
        let build = figure.look.figure.build
        guard build.arms == .arms else { return }
        form(.circle(end.x, end.y, build.armWidth * 0.6), figure.look.handColor.darker(shade))
    }

    private mutating func wing(from shoulder: Point, to end: Point, _ look: CharacterLook, _ side: Side) {
        let color = look.coat.main.darker(side == .near ? 0.14 : 0.24)
        let reach = max((end - shoulder).length, 0.14)
        let tip = shoulder + (end - shoulder) * (max(reach, 0.26) / reach)
        along(shoulder, tip) { pen in
            let length = max(reach, 0.26) + 0.04
            let outline = Path.blob(
                -0.05, 0.03, -0.075, -length * 0.4, -0.05, -length * 0.8, 0, -length, 0.06, -length * 0.8, 0.1,
                -length * 0.4, 0.06, 0.02)
            pen.form(outline, color)
            for feather in [0.5, 0.72] {
                pen.line(
                    .curve(-0.03, -length * feather, 0.01, -length * (feather - 0.07), 0.06, -length * feather),
                    color.darker(0.2), 0.012)
            }
        }
    }

    mutating func trunk(_ figure: FigurePainter) {
        let (look, skeleton) = (figure.look, figure.skeleton)
        let build = look.figure.build
        let length = (skeleton.neck - skeleton.hip).length
        let half = build.torsoWidth / 2
        let body = Path.blob(
            -half * 0.5, -length, 0, -length * 1.04, half * 0.5, -length, half * 0.86, -length * 0.55, half,
            -length * 0.16, half * 0.72,
            0.055, 0, 0.08, -half * 0.72, 0.055, -half, -length * 0.16, -half * 0.86, -length * 0.55)
        along(skeleton.hip, skeleton.neck) { pen in
            switch look.figure.dress {
            case .own: return
            case .fur: pen.furTrunk(body, look, half: half, length: length)
            case .clothed(let frock): pen.clothedTrunk(body, look, half: half, length: length, frock: frock)
            }
            if let color = look.garments[.apron] {
                pen.form(
                    .blob(-half * 0.6, -length * 0.7, half * 0.6, -length * 0.7, half * 0.8, 0.05, -half * 0.8, 0.05),
                    color)
            }
        }
    }

    private mutating func furTrunk(_ body: Path, _ look: CharacterLook, half: Double, length: Double) {
        form(body, look.coat.main)
        fill(.ellipse(half * 0.16, -length * 0.36, half * 0.6, length * 0.44), look.coat.light)
        if let color = look.garments[.coat] ?? look.garments[.shirt] ?? look.garments[.dress] {
            jacket(body, color, half: half, length: length, long: look.garments[.shirt] == nil)
        }
        if let color = look.garments[.trousers] {
            inside(body) { $0.fill(.box(-half * 2, -length * 0.3, half * 4, length), color) }
        }
        rim(body, 0.02)
    }

    private mutating func jacket(_ body: Path, _ color: Color, half: Double, length: Double, long: Bool) {
        inside(body) { pen in
            let hem = long ? 0.2 : -length * 0.12
            pen.fill(
                .box(-half * 2, -length * 1.3, half * 4, length * 1.3 + hem), top: color.lighter(0.08),
                bottom: color.darker(0.14))
            pen.fill(.box(-half * 2, hem - 0.022, half * 4, 0.022), color.darker(0.25))
        }
        guard long else { return }
        line(.curve(half * 0.2, -length, half * 0.26, -length * 0.4, half * 0.2, 0.07), color.darker(0.3), 0.012)
        for button in [0.62, 0.36] {
            fill(.circle(half * 0.42, -length * button, 0.016), Color(0xfbe8b4))
        }
    }

    private mutating func clothedTrunk(_ body: Path, _ look: CharacterLook, half: Double, length: Double, frock: Bool) {
        let isFrock = frock || look.garments[.dress] != nil
        let top = look.topColor
        if isFrock {
            let skirt = Path.blob(
                -half * 0.6, -length * 0.5, 0, -length * 0.52, half * 0.6, -length * 0.5, half * 1.2, 0.03, half * 1.08,
                0.1, 0, 0.12,
                -half
                    * 1.08, 0.1, -half * 1.2, 0.03)
            form(body, top)
            form(skirt, top)
            inside(skirt) { pen in
                pen.fill(.box(-half * 2, 0.045, half * 4, 0.03), look.secondAccent.lighter(0.3))
            }
        } else {
            form(body, top)
            inside(body) { pen in
                pen.fill(.box(-half * 2, -length * 0.16, half * 4, length), look.legColor)
                pen.fill(.box(-half * 2, -length * 0.2, half * 4, 0.022), look.legColor.darker(0.3))
            }
        }
        if let color = look.garments[.coat] { jacket(body, color, half: half, length: length, long: true) }
        if !isFrock { rim(body, 0.016) }
        fill(
            .blob(-half * 0.42, -length * 1.02, 0, -length * 0.86, half * 0.46, -length * 1.02, 0, -length * 1.06),
            Color.white.mixed(with: top, 0.3))
    }
}

extension CharacterLook {
    var topColor: Color { garments[.dress] ?? garments[.shirt] ?? accent }

    var legColor: Color {
        guard case .clothed(let frock) = figure.dress else {
            return garments[.trousers] ?? (garments[.coat] == nil ? coat.main : coat.main)
        }
        if let color = garments[.trousers] { return color }
        return frock || garments[.dress] != nil ? Color(0xf6ece2) : secondAccent.mixed(with: Color(0x4a4a60), 0.45)
    }

    var footColor: Color { garments[.boots] ?? (figure.isPerson ? secondAccent.darker(0.35) : coat.dark) }

    var sleeveColor: Color {
        if figure.isPerson { return garments[.coat] ?? topColor }
        return garments[.coat] ?? garments[.shirt] ?? garments[.dress] ?? coat.main
    }

    var handColor: Color {
        figure.isPerson ? skin : coat.main.mixed(with: coat.dark, sleeveColor == coat.main ? 0.25 : 0)
    }
}

extension Sketch {
    /// A pair of wings behind the shoulders. `paint` draws the left one with its root at the origin.
    mutating func wings(_ skeleton: Skeleton, _ paint: (inout Sketch) -> Void) {
        let root = skeleton.hip.toward(skeleton.neck, 0.72)
        let spread = skeleton.wingsAreSpread ? -34.0 : 0
        at(root.x + 0.06, root.y, scale: 0.86, turned: 26 + spread * 0.4, mirrored: true, paint)
        at(root.x - 0.04, root.y, turned: -spread, paint)
    }
}
