import Domain
import Media

/// The positions of the parts of a posed figure. The figure faces right, its feet are at y = 0, and negative y is up.
struct Skeleton: Sendable {
    var hip: Point
    var neck: Point
    var head: Point
    /// In degrees, clockwise.
    var headTilt = 0.0
    /// The hand on the viewer's side, on the right, and its elbow.
    var nearHand: Point
    var nearElbow: Point
    var farHand: Point
    var farElbow: Point
    var nearFoot: Point
    var nearKnee: Point
    var farFoot: Point
    var farKnee: Point
    /// The height of the figure above the ground.
    var lift = 0.0
    var armsLieInFront = false
    /// Whether the near arm is raised beside the head. The hand is then drawn over the hair.
    var nearArmPassesHead = false
    var wingsAreSpread = false
    var showsSoles = false
    /// The distances from the middle of the feet to the sides.
    var reachLeft = 0.36
    var reachRight = 0.36

    private init(standing build: Build) {
        let hipY = -build.legLength
        let neckY = hipY - build.torsoLength
        let side = build.torsoWidth * 0.5
        hip = Point(0, hipY)
        neck = Point(0, neckY)
        head = Point(0, neckY - build.head * 0.78)
        nearHand = Point(side * 1.24, hipY - 0.02)
        nearElbow = Point(side * 1.16, hipY - build.torsoLength * 0.5)
        farHand = Point(-side * 1.24, hipY - 0.02)
        farElbow = Point(-side * 1.16, hipY - build.torsoLength * 0.5)
        nearFoot = Point(side * 0.5, 0)
        nearKnee = Point(side * 0.5, hipY * 0.5)
        farFoot = Point(-side * 0.5, 0)
        farKnee = Point(-side * 0.5, hipY * 0.5)
    }

    init(_ pose: Pose, _ build: Build, _ gesture: Gesture = Gesture()) {
        self.init(standing: build)
        if build.isAllHead {
            strike(pose, gesture)
            return
        }
        if gesture.isSeated, !pose.leavesSeat { sit(build, legsHang: gesture.legsHang) }
        switch pose {
        case .standing: break
        case .walking, .running: if !gesture.isSeated { pose == .walking ? walk(build) : run(build) }
        case .sitting: if !gesture.isSeated { sit(build, legsHang: gesture.legsHang) }
        case .sleeping where gesture.dozes:
            sit(build, legsHang: gesture.legsHang)
            headTilt = 12
        case .sleeping: sleep(build)
        case .flying: fly(build)
        case .swimming: swim(build)
        case .waving: wave(build)
        case .reaching: reach(build, gesture.reach)
        case .hugging: hug(build, hasCompany: gesture.hasCompany)
        case .lying:
            sleep(build)
            headTilt = -6
        case .reading:
            if !gesture.isSeated { sit(build, legsHang: gesture.legsHang) }
            act(pose, build, isSeated: true)
        default: act(pose, build, isSeated: gesture.isSeated)
        }
        if gesture.rows, !pose.liesDown { row(build) }
    }

    /// The height above ears and hats.
    func top(of figure: Figure) -> Double { lift - head.y + figure.build.head * 1.3 }

    var shoulders: (near: Point, far: Point) {
        let down = hip.toward(neck, 0.84)
        let way = (neck - hip) * (1 / max((neck - hip).length, 1e-9))
        let across = Point(-way.y, way.x)
        return (down + across * 0.1, down - across * 0.1)
    }

    /// Moves a hand that hangs down to the front of the body, so that the held thing is visible. With `lowersHand` also a
    /// hand at the head.
    mutating func carry(lowersHand: Bool = false) {
        let height = (neck - hip).length
        guard lowersHand || nearHand.y > hip.y - height * 0.4, !armsLieInFront, lift < 0.2 else { return }
        if lowersHand { nearArmPassesHead = false }
        nearHand = Point(max(hip.x, neck.x) + 0.2, hip.y - height * 0.46)
        nearElbow = Point(max(hip.x, neck.x) + 0.22, hip.y - height * 0.3)
        reachRight = max(reachRight, 0.44)
    }

    private mutating func shiftTrunk(_ x: Double, _ y: Double, head headShift: Point) {
        neck = neck + Point(x, y)
        head = head + headShift
    }

    private mutating func walk(_ build: Build) {
        shiftTrunk(0.035, 0, head: Point(0.06, 0))
        headTilt = 3
        nearFoot = Point(0.15, -0.005)
        nearKnee = Point(0.12, -build.legLength * 0.55)
        farFoot = Point(-0.15, -0.03)
        farKnee = Point(-0.06, -build.legLength * 0.5)
        nearHand = Point(-0.1, hip.y - 0.03)
        nearElbow = Point(0.02, hip.y - build.torsoLength * 0.42)
        farHand = Point(0.25, hip.y - 0.1)
        farElbow = Point(0.16, hip.y - build.torsoLength * 0.45)
        (reachLeft, reachRight) = (0.36, 0.4)
    }

    private mutating func run(_ build: Build) {
        lift = 0.035
        hip = hip + Point(-0.03, 0)
        shiftTrunk(0.09, 0.015, head: Point(0.16, 0.03))
        headTilt = 7
        nearFoot = Point(0.25, -0.05)
        nearKnee = Point(0.18, -build.legLength * 0.8)
        farFoot = Point(-0.27, -build.legLength * 0.7)
        farKnee = Point(-0.12, -build.legLength * 0.45)
        nearHand = Point(-0.19, neck.y + 0.2)
        nearElbow = Point(-0.08, neck.y + 0.23)
        farHand = Point(0.36, neck.y + 0.06)
        farElbow = Point(0.25, neck.y + 0.19)
        (reachLeft, reachRight) = (0.42, 0.46)
    }

    private mutating func sit(_ build: Build, legsHang: Bool = false) {
        let drop = build.legLength - build.legWidth * 0.55
        hip = hip + Point(-0.07, drop)
        neck = neck + Point(-0.09, drop)
        head = head + Point(-0.07, drop)
        let far = max(0.2, build.legLength * 1.25)
        showsSoles = true
        nearFoot = Point(hip.x + far + 0.05, 0.015)
        nearKnee = Point(hip.x + far * 0.75, -0.085)
        farFoot = Point(hip.x + far + 0.16, -0.02)
        farKnee = Point(hip.x + far * 0.6, -0.125)
        if legsHang {
            nearFoot = Point(hip.x + 0.21, build.legLength * 0.62)
            nearKnee = Point(hip.x + 0.2, -0.06)
            farFoot = Point(hip.x + 0.12, build.legLength * 0.56)
            farKnee = Point(hip.x + 0.13, -0.08)
            showsSoles = false
        }
        nearHand = Point(hip.x + 0.24, hip.y - 0.06)
        nearElbow = Point(hip.x + 0.22, hip.y - 0.17)
        farHand = Point(hip.x - 0.19, hip.y - 0.05)
        farElbow = Point(hip.x - 0.21, hip.y - 0.16)
        (reachLeft, reachRight) = (0.38, 0.4)
    }

    /// Puts both hands on the oars.
    private mutating func row(_ build: Build) {
        nearHand = Point(hip.x + 0.32, hip.y - build.torsoLength * 0.5)
        nearElbow = Point(hip.x + 0.24, hip.y - build.torsoLength * 0.3)
        farHand = Point(hip.x + 0.25, hip.y - build.torsoLength * 0.6)
        farElbow = Point(hip.x + 0.1, hip.y - build.torsoLength * 0.4)
        nearArmPassesHead = false
        armsLieInFront = false
        reachRight = 0.48
    }

    private mutating func sleep(_ build: Build) {
        let height = build.torsoWidth * 0.46
        hip = Point(-0.27, -height)
        neck = Point(0.03, -height * 1.02)
        head = Point(0.03 + build.head * 0.86, -build.head * 0.78)
        headTilt = 16
        nearHand = Point(0.36, -0.035)
        nearElbow = Point(0.16, -0.05)
        farHand = Point(0.3, -0.02)
        farElbow = Point(0.1, -0.03)
        nearFoot = Point(-0.16, -0.025)
        nearKnee = Point(-0.1, -0.1)
        farFoot = Point(-0.3, -0.02)
        farKnee = Point(-0.24, -0.08)
        armsLieInFront = true
        if build.arms == .wings {
            nearHand = Point(-0.32, -0.07)
            farHand = Point(-0.3, -0.12)
        }
        (reachLeft, reachRight) = (0.5, 0.52)
    }

    private mutating func fly(_ build: Build) {
        lift = 0.34
        wingsAreSpread = true
        hip = Point(-0.2, -0.24)
        neck = Point(0.05, -0.24 - build.torsoLength * 0.62)
        head = Point(0.05 + build.head * 0.62, neck.y - build.head * 0.66)
        headTilt = 6
        nearHand = Point(0.4, neck.y + 0.12)
        nearElbow = Point(0.2, neck.y + 0.17)
        farHand = Point(0.44, neck.y - 0.02)
        farElbow = Point(0.26, neck.y + 0.06)
        nearFoot = Point(-0.42, -0.16)
        nearKnee = Point(-0.32, -0.16)
        farFoot = Point(-0.44, -0.26)
        farKnee = Point(-0.34, -0.24)
        (reachLeft, reachRight) = (0.52, 0.52)
    }

    private mutating func swim(_ build: Build) {
        hip = Point(-0.2, -0.02)
        neck = Point(0.04, -0.02 - build.torsoLength * 0.5)
        head = Point(0.04 + build.head * 0.5, neck.y - build.head * 0.62)
        headTilt = -4
        nearHand = Point(0.42, -0.08)
        nearElbow = Point(0.28, -0.18)
        farHand = Point(-0.22, -0.26)
        farElbow = Point(-0.12, -0.2)
        nearFoot = Point(-0.4, 0.02)
        nearKnee = Point(-0.3, 0)
        farFoot = Point(-0.42, -0.06)
        farKnee = Point(-0.32, -0.04)
        (reachLeft, reachRight) = (0.52, 0.52)
    }

    private mutating func wave(_ build: Build) {
        headTilt = 4
        head = head + Point(0.01, 0)
        nearHand = Point(0.42, neck.y - 0.17)
        nearElbow = Point(0.31, neck.y + 0.09)
        nearArmPassesHead = true
        (reachLeft, reachRight) = (0.36, 0.5)
    }

    private mutating func reach(_ build: Build, _ way: Gesture.Reach) {
        switch way {
        case .forward:
            shiftTrunk(0.03, 0, head: Point(0.05, 0))
            nearHand = Point(0.47, neck.y + 0.1)
            nearElbow = Point(0.32, neck.y + 0.17)
        case .down(let height):
            let drop = max(0, -neck.y - 0.1 - height)
            shiftTrunk(0.05 + drop * 0.2, drop * 0.14, head: Point(0.08 + drop * 0.3, drop * 0.3))
            headTilt = 8 + drop * 20
            nearHand = Point(0.42, -height)
            nearElbow = Point(0.32, (neck.y + 0.1 - height) / 2)
            farHand = Point(0.34, -height + 0.03)
            farElbow = Point(0.14, (neck.y + 0.14 - height) / 2)
        case .up, .bothUp:
            head = head + Point(-0.02, 0)
            headTilt = -9
            nearHand = Point(0.4, neck.y - 0.28)
            nearElbow = Point(0.31, neck.y + 0.02)
            nearArmPassesHead = true
        }
        if way == .bothUp {
            farHand = Point(-0.4, neck.y - 0.22)
            farElbow = Point(-0.29, neck.y + 0.05)
        }
        nearFoot = nearFoot + Point(0.03, 0)
        (reachLeft, reachRight) = (way == .bothUp ? 0.46 : 0.36, 0.52)
    }

    /// Puts the arms around another figure, or around the figure itself.
    private mutating func hug(_ build: Build, hasCompany: Bool) {
        headTilt = 9
        shiftTrunk(0.03, 0, head: Point(0.05, 0.01))
        armsLieInFront = true
        (reachLeft, reachRight) = (0.34, 0.36)
        let reach = hasCompany ? 0.32 : 0.12
        nearHand = Point(reach, hip.y - build.torsoLength * 0.46)
        nearElbow = Point(0.24, hip.y - build.torsoLength * 0.32)
        farHand = Point(reach + 0.04, hip.y - build.torsoLength * 0.62)
        farElbow = Point(hasCompany ? 0.12 : -0.2, hip.y - build.torsoLength * 0.4)
    }
}

extension Pose {
    var liesDown: Bool { self == .sleeping || self == .lying }

    /// Whether a figure in this pose does not sit or stand in a boat.
    var leavesSeat: Bool { liesDown || [.flying, .swimming].contains(self) }

    /// Whether the figure moves to another place.
    var moves: Bool { [.walking, .running, .flying, .swimming, .crawling].contains(self) }

    /// Whether the figure leaves its place, on the ground, through water or air, or up.
    var travels: Bool { moves || self == .climbing }

    /// Whether the figure can do it where it sits or stands.
    var keepsPlace: Bool {
        isDoneSeated
            || [
                .waving, .pointing, .reaching, .peering, .calling, .talking, .thinking, .listening, .clapping,
                .cheering, .giving, .crying, .trembling,
            ].contains(self)
    }

    /// Whether the figure acts on something without touching it.
    var actsFromAfar: Bool {
        [.peering, .pointing, .listening, .waving, .calling, .talking, .thinking, .cheering, .clapping, .standing]
            .contains(self)
    }

    /// Whether it only says how the body is.
    var isPosture: Bool { liesDown || [.sitting, .standing, .kneeling, .hiding, .crawling].contains(self) }

    /// Whether a figure that has just sat or stood down can do it there.
    var isDoneInPlace: Bool {
        keepsPlace || [.bending, .lifting, .throwing, .pulling, .hugging, .bowing].contains(self)
    }

    /// Whether a figure that lies can do it without getting up.
    var isDoneLying: Bool {
        [.pulling, .lifting, .peering, .listening, .thinking, .talking, .trembling, .crying].contains(self)
    }

    /// Whether a figure on a seat sits there in this pose.
    var isDoneSeated: Bool { [.sitting, .working, .eating, .reading].contains(self) }

    /// Whether the figure needs a free view of its hands.
    var usesHands: Bool {
        [
            .reaching, .pushing, .pulling, .lifting, .carrying, .throwing, .giving, .working, .eating, .reading,
            .pointing, .climbing, .kneeling, .bending,
        ].contains(self)
    }
}
