import Domain
import Media

extension Sketch {
    /// A figure on its ground: its shadow, the figure, and the water if it swims.
    mutating func figure(_ spot: CastLayout.Spot, frame: Frame, footing: Scenery.Footing, ground: Color) {
        let skeleton = spot.figure.skeleton
        let floats = footing == .seabed || footing == .water || footing == .cloud
        if !spot.isOnBed, !spot.isRaised, !floats || skeleton.lift == 0,
            spot.figure.pose != .swimming || footing == .ground
        {
            let spread = (skeleton.reachLeft + skeleton.reachRight) * 0.42
            shadow(
                spot.x, spot.y + spot.height * 0.005, spot.height * spread, spot.height * 0.055,
                strength: skeleton.lift > 0.1 ? 0.34 : 0.6)
        }
        let outer = light
        light = light.onFigures
        if let halo = Halo(figure: light.lit(spot.figure.look.mainColor), ground: ground) {
            let height = spot.height * (spot.figure.pose == .sleeping ? 0.3 : 0.5)
            let patch = halo.color.opacity(halo.strength)
            glow(
                (spot.left + spot.right) / 2, spot.y - height, spot.height * 0.68, patch,
                flat: height / (spot.height * 0.68) * 1.25)
        }
        at(spot.x, spot.y, scale: spot.height, mirrored: spot.facesLeft) { pen in
            spot.figure.draw(&pen)
            if spot.isOnBed { pen.quilt() }
        }
        light = outer
        if spot.figure.pose == .swimming, footing != .seabed { waterline(spot, frame: frame) }
    }

    /// The quilt over a figure on a bed, in the figure's own coordinates.
    private mutating func quilt() {
        let cloth = Path.blob(
            -0.52, 0.1, -0.54, -0.12, -0.42, -0.24, -0.2, -0.27, 0.02, -0.25, 0.1, -0.17, 0.08, -0.04, 0.12, 0.12, -0.2,
            0.14)
        form(cloth, Color(0x5f93c4))
        line(.curve(0.03, -0.235, 0.085, -0.16, 0.07, -0.04, 0.105, 0.11), Color(0xf6efe0), 0.05)
        let dots = [Puff(-0.4, -0.1, 0.02), Puff(-0.27, 0.03, 0.02), Puff(-0.24, -0.16, 0.02), Puff(-0.1, -0.06, 0.02)]
        fill(.puffs(dots), Color(0xfbe3a0))
        rim(cloth, 0.015)
    }

    /// A weak light behind the figures in the dark, for contrast.
    private mutating func lightPool(_ spots: [CastLayout.Spot], frame: Frame) {
        guard let left = spots.map(\.left).min(), let right = spots.map(\.right).max() else { return }
        let radius = (right - left) * 0.5 + frame.unit * 0.28
        glow(
            (left + right) / 2, frame.feet - frame.unit * 0.34, radius, light.rim.opacity(0.26),
            flat: min(1, frame.unit * 0.8 / radius))
    }

    /// The light around lanterns, candles and fires after dark. At night without any of them, a weak light behind the
    /// figures.
    mutating func lamplight(_ cast: [CastLayout.Spot], _ things: [PropLayout.Spot], frame: Frame) {
        let standing = things.filter(\.prop.givesLight).map { Point($0.x, $0.y - $0.height * 0.5) }
        let lamps = (cast.compactMap(\.lamp) + standing).prefix(2)
        if lamps.isEmpty, light.isDark { lightPool(cast, frame: frame) }
        guard light.needsLamps else { return }
        for lamp in lamps {
            if light.isDark { glow(lamp.x, lamp.y, frame.unit * 0.9, Color(0xffc76e, alpha: 0.5)) }
            let share = light.isDark ? 0.5 : 0.36
            glow(lamp.x, frame.feet + frame.unit * 0.06, frame.unit * 0.9, Color(0xffd78c, alpha: share), flat: 0.2)
        }
    }

    private mutating func waterline(_ spot: CastLayout.Spot, frame: Frame) {
        let water = frame.palette.water
        at(spot.x, spot.y, scale: spot.height, mirrored: spot.facesLeft) { pen in
            let pool = Path.blob(
                -0.66, -0.02, -0.5, -0.07, -0.3, -0.045, -0.1, -0.075, 0.12, -0.045, 0.34, -0.07, 0.56, -0.04, 0.68,
                0.0, 0.5, 0.1, 0, 0.15,
                -0.5, 0.1)
            pen.shade(pool, Gradient(pen.tone(water.lighter(0.3)).opacity(0.92), pen.tone(water)))
            for (x, y, length) in [(-0.46, -0.03, 0.3), (0.1, -0.005, 0.36), (-0.2, 0.05, 0.4)] {
                pen.line(.curve(x, y, x + length / 2, y - 0.02, x + length, y), Color.white.opacity(0.7), 0.012)
            }
        }
    }

    /// The boat or cloud that carries the figures in a setting without ground.
    mutating func support(_ spots: [CastLayout.Spot], frame: Frame, footing: Scenery.Footing, isFront: Bool) {
        let standing = spots.filter { ![.flying, .swimming].contains($0.figure.pose) }
        guard let left = standing.map(\.left).min(), let right = standing.map(\.right).max() else { return }
        let middle = (left + right) / 2
        let room = min(middle, frame.width - middle) - frame.width * 0.015
        let half = min((right - left) / 2 + frame.unit * 0.12, room / 1.18)
        switch footing {
        case .ground, .seabed: return
        case .cloud:
            guard !isFront else { return }
            let shade = Color.white.mixed(with: light.skyTop, light.isDark ? 0.5 : 0.18)
            cloud(middle, frame.feet + frame.unit * 0.14, width: half * 2.6, color: shade, carries: true)
            cloud(
                middle + half * 0.2, frame.feet + frame.unit * 0.22, width: half * 2.2, color: shade.lighter(0.2),
                carries: true)
        case .water:
            if !isFront { for rower in standing where rower.figure.rows { oar(rower, frame: frame, isFront: false) } }
            boat(middle, half: half, frame: frame, isFront: isFront)
            for rower in standing where isFront && rower.figure.rows { oar(rower, frame: frame, isFront: true) }
        }
    }

    /// An oar from the rower's hand over the side of the boat into the water.
    private mutating func oar(_ rower: CastLayout.Spot, frame: Frame, isFront: Bool) {
        let skeleton = rower.figure.skeleton
        let wood = frame.palette.earth.lighter(0.2)
        at(rower.x, rower.y, scale: rower.height, mirrored: rower.facesLeft) { pen in
            let hand = isFront ? skeleton.nearHand : skeleton.farHand
            let end = isFront ? Point(hand.x - 0.26, 0.24) : Point(hand.x + 0.5, 0.02)
            let handle = hand + (hand - end) * 0.16
            pen.line(.line([handle, end]), wood, 0.036)
            pen.at(end.x, end.y, turned: isFront ? 28 : -46) { pen in
                pen.form(
                    .blob(-0.03, -0.05, 0.03, -0.05, 0.062, 0.06, 0.05, 0.17, -0.05, 0.17, -0.062, 0.06),
                    wood.darker(0.08))
            }
            if isFront { pen.hand(hand, rower.figure) }
        }
    }

    private mutating func boat(_ x: Double, half: Double, frame: Frame, isFront: Bool) {
        let wood = frame.palette.earth
        let height = min(frame.unit * 0.34, half * 0.5)
        at(x, frame.feet + frame.unit * 0.12) { pen in
            if isFront {
                let hull = Path.blob(
                    -half * 1.16, -height * 1.1, -half * 0.5, -height * 0.8, half * 0.5, -height * 0.8, half * 1.18,
                    -height * 1.16, half,
                    -height
                        * 0.3, half * 0.7, height * 0.1, -half * 0.7, height * 0.1, -half * 0.98, -height * 0.3)
                pen.form(hull, wood)
                pen.rim(hull, height * 0.06)
                pen.inside(hull) { pen in
                    for plank in [-0.5, -0.2] {
                        pen.line(
                            .curve(
                                -half * 1.2, height * (plank - 0.25), 0, height * plank, half * 1.2,
                                height * (plank - 0.25)), wood.darker(0.25), height * 0.035)
                    }
                }
                pen.line(
                    .curve(
                        -half * 1.12, -height * 1.06, -half * 0.5, -height * 0.8, half * 0.5, -height * 0.8,
                        half * 1.14, -height * 1.12), frame.palette.accents[1], height * 0.1)
            } else {
                pen.fill(
                    .blob(
                        -half * 1.1, -height * 1.05, 0, -height * 0.98, half * 1.12, -height * 1.1, half * 0.8,
                        -height * 0.4, -half * 0.8, -height * 0.4), wood.darker(0.35))
            }
        }
    }
}
