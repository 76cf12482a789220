import Domain
import Media

/// The poses of things with a face. They are only a head, so their limbs stay close to it in every pose.
extension Skeleton {
    mutating func strike(_ pose: Pose, _ gesture: Gesture) {
        switch pose {
        case .standing: break
        case .walking, .running: hurry(fast: pose == .running)
        case .sitting, .sleeping: settle(asleep: pose == .sleeping)
        case .flying, .swimming: float(high: pose == .flying)
        case .waving: raiseArms(both: false)
        case .reaching where gesture.reach == .forward:
            nearElbow = Point(0.36, hip.y - 0.1)
            nearHand = Point(0.48, hip.y - 0.16)
        case .reaching: raiseArms(both: true)
        case .hugging:
            nearHand = Point(0.16, hip.y - 0.02)
            farHand = Point(-0.16, hip.y - 0.02)
            headTilt = 7
        case .climbing, .cheering, .lifting, .dancing, .throwing: raiseArms(both: true)
        case .jumping, .falling: float(high: true)
        case .crawling, .kicking: hurry(fast: false)
        case .kneeling, .bending, .hiding, .lying, .reading, .trembling, .bowing: settle(asleep: false)
        case .peering, .listening, .thinking, .calling, .eating: raiseArms(both: false)
        case .crying:
            nearHand = Point(0.16, hip.y - 0.3)
            farHand = Point(-0.16, hip.y - 0.3)
            armsLieInFront = true
        case .pushing, .pulling, .carrying, .giving, .working, .pointing, .clapping, .talking:
            nearElbow = Point(0.36, hip.y - 0.1)
            nearHand = Point(0.46, hip.y - 0.16)
        }
        (reachLeft, reachRight) = (0.46, 0.46)
    }

    private mutating func hurry(fast: Bool) {
        let step = fast ? 0.15 : 0.1
        lift = fast ? 0.03 : 0
        headTilt = fast ? 9 : 4
        nearFoot = Point(step, -0.01)
        nearKnee = Point(step * 0.8, hip.y * 0.5)
        farFoot = Point(-step, fast ? -0.06 : -0.02)
        farKnee = Point(-step * 0.7, hip.y * 0.45)
        farHand = Point(-0.3, hip.y - 0.14)
        farElbow = Point(-0.26, hip.y - 0.04)
        nearHand = Point(0.32, hip.y - 0.14)
        nearElbow = Point(0.28, hip.y - 0.02)
    }

    private mutating func settle(asleep: Bool) {
        let drop = -hip.y * 0.6
        hip = hip + Point(0, drop)
        neck = neck + Point(0, drop)
        head = head + Point(0, drop)
        headTilt = asleep ? 10 : 0
        nearFoot = Point(0.16, -0.01)
        nearKnee = Point(0.12, -0.06)
        farFoot = Point(-0.16, -0.01)
        farKnee = Point(-0.12, -0.06)
        nearHand = Point(0.24, -0.1)
        farHand = Point(-0.24, -0.1)
        (nearElbow, farElbow) = (Point(0.26, -0.16), Point(-0.26, -0.16))
    }

    private mutating func float(high: Bool) {
        lift = high ? 0.3 : -0.1
        headTilt = high ? 12 : -5
        nearFoot = Point(0, 0.02)
        nearKnee = Point(0.04, hip.y * 0.5)
        farFoot = Point(-0.13, 0)
        farKnee = Point(-0.08, hip.y * 0.5)
        raiseArms(both: true)
    }

    private mutating func raiseArms(both: Bool) {
        nearElbow = Point(0.34, hip.y - 0.18)
        nearHand = Point(0.42, hip.y - 0.4)
        nearArmPassesHead = true
        guard both else { return }
        farElbow = Point(-0.32, hip.y - 0.16)
        farHand = Point(-0.4, hip.y - 0.38)
    }
}
