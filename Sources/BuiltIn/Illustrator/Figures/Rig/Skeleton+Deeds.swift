import Domain
import Media

/// The poses of a figure that acts on something or expresses a feeling.
extension Skeleton {
    /// `isSeated` keeps hip and legs as they are, as in a boat.
    mutating func act(_ pose: Pose, _ build: Build, isSeated: Bool) {
        if !isSeated { stand(for: pose, build) }
        moveArms(for: pose)
    }

    /// Moves the trunk, the head and the legs.
    private mutating func stand(for pose: Pose, _ build: Build) {
        switch pose {
        case .climbing:
            lift = 0.22
            lean(0.03, 0, head: 0.02, -0.01, tilt: -10)
            feet(near: 0.2, -0.14, knee: 0.24, -0.17, far: 0, 0.04, knee: 0.08, -0.08)
        case .jumping, .cheering:
            lift = pose == .jumping ? 0.24 : 0.06
            headTilt = -5
            feet(near: 0.16, -0.05, knee: 0.17, -0.12, far: -0.2, -0.08, knee: -0.15, -0.14)
        case .dancing:
            lean(-0.03, 0, head: -0.05, 0, tilt: -9)
            feet(near: 0.05, 0, knee: 0.07, -0.08, far: -0.3, -0.1, knee: -0.17, -0.14)
        case .falling: fall(build)
        case .crawling: crawl(build)
        case .kneeling, .hiding: crouch(build, isLow: pose == .hiding)
        case .bending, .bowing:
            lean(0.15, 0.07, head: 0.27, 0.15, tilt: pose == .bowing ? 30 : 22)
            hip = hip + Point(-0.06, 0)
        case .pushing:
            lean(0.12, 0.03, head: 0.15, 0.05, tilt: 8)
            feet(near: 0.06, 0, knee: 0.13, -0.1, far: -0.32, 0, knee: -0.16, -0.1)
        case .pulling:
            lean(-0.14, 0.03, head: -0.17, 0.04, tilt: -9)
            feet(near: 0.28, 0, knee: 0.16, -0.1, far: 0, 0, knee: 0.04, -0.1)
        case .throwing, .kicking:
            lean(-0.05, 0, head: -0.06, 0, tilt: -5)
            if pose == .kicking {
                feet(near: 0.36, -0.14, knee: 0.2, -0.14, far: -0.1, 0, knee: -0.08, -0.08)
            } else {
                feet(near: 0.2, 0, knee: 0.14, -0.09, far: -0.2, -0.01, knee: -0.12, -0.09)
            }
        case .working, .giving, .peering:
            lean(0.06, 0.01, head: 0.1, 0.03, tilt: pose == .giving ? 4 : 11)
        case .trembling, .crying: lean(0.01, 0.02, head: 0.03, 0.03, tilt: 9)
        case .carrying:
            lean(-0.03, 0, head: -0.03, 0, tilt: -3)
            feet(near: 0.15, -0.005, knee: 0.12, -0.09, far: -0.14, -0.03, knee: -0.06, -0.08)
        case .listening: lean(-0.01, 0, head: -0.03, 0, tilt: -13)
        case .thinking, .talking: headTilt = pose == .thinking ? -7 : 4
        case .calling: lean(-0.02, 0, head: -0.01, -0.01, tilt: -11)
        default: break
        }
    }

    private mutating func moveArms(for pose: Pose) {
        switch pose {
        case .climbing:
            arms(near: 0.34, -0.26, elbow: 0.3, 0.03, far: 0.26, -0.1, elbow: 0.2, 0.1)
            nearArmPassesHead = true
        case .jumping: raise(0.4, -0.24)
        case .cheering: raise(0.38, -0.34)
        case .dancing:
            arms(near: 0.4, -0.26, elbow: 0.33, 0.03, far: -0.44, 0.1, elbow: -0.28, 0.14)
            nearArmPassesHead = true
        case .lifting:
            arms(near: 0.24, -0.52, elbow: 0.36, -0.12, far: -0.2, -0.5, elbow: -0.34, -0.12)
            nearArmPassesHead = true
        case .falling:
            arms(near: 0.16, -0.26, elbow: 0.2, -0.04, far: -0.36, 0.16, elbow: -0.22, 0.16)
        case .crawling:
            arms(near: 0.24, 0.3, elbow: 0.16, 0.16, far: 0.12, 0.28, elbow: 0.06, 0.14)
        case .kneeling: arms(near: 0.34, 0.24, elbow: 0.26, 0.2, far: 0.26, 0.26, elbow: 0.14, 0.22)
        case .hiding:
            arms(near: 0.14, -0.34, elbow: 0.34, -0.04, far: -0.16, -0.32, elbow: -0.32, -0.02)
            armsLieInFront = true
        case .bending: arms(near: 0.26, 0.3, elbow: 0.2, 0.2, far: 0.16, 0.32, elbow: 0.06, 0.2)
        case .bowing: arms(near: 0.04, 0.2, elbow: 0.2, 0.18, far: -0.42, 0.1, elbow: -0.24, 0.1)
        case .pushing: arms(near: 0.4, 0.12, elbow: 0.26, 0.2, far: 0.41, 0.02, elbow: 0.24, 0.1)
        case .pulling: arms(near: 0.52, 0.24, elbow: 0.32, 0.22, far: 0.56, 0.18, elbow: 0.34, 0.14)
        case .carrying, .reading:
            arms(near: 0.3, 0.16, elbow: 0.26, 0.27, far: 0.2, 0.2, elbow: 0, 0.28)
        case .giving: arms(near: 0.4, 0.12, elbow: 0.25, 0.21, far: 0.36, 0.2, elbow: 0.18, 0.26)
        case .throwing:
            arms(near: -0.36, -0.3, elbow: -0.32, 0.02, far: 0.4, 0.04, elbow: 0.25, 0.12)
            nearArmPassesHead = true
        case .kicking: arms(near: -0.26, 0.2, elbow: -0.12, 0.2, far: 0.34, 0.06, elbow: 0.22, 0.14)
        case .working: arms(near: 0.28, 0.23, elbow: 0.23, 0.3, far: 0.22, 0.16, elbow: 0.08, 0.26)
        case .eating:
            arms(near: 0.13, -0.03, elbow: 0.32, 0.17, far: 0.16, 0.22, elbow: -0.04, 0.26)
            nearArmPassesHead = true
        case .pointing: arms(near: 0.5, -0.06, elbow: 0.3, 0.04, far: -0.21, 0.29, elbow: -0.2, 0.16)
        case .peering:
            arms(near: 0.2, -0.31, elbow: 0.4, -0.02, far: -0.1, 0.3, elbow: -0.2, 0.16)
            nearArmPassesHead = true
        case .listening:
            arms(near: 0.3, -0.2, elbow: 0.4, 0.06, far: -0.21, 0.29, elbow: -0.2, 0.16)
            nearArmPassesHead = true
        case .thinking:
            arms(near: 0.14, 0.01, elbow: 0.26, 0.2, far: 0.16, 0.22, elbow: -0.06, 0.27)
            nearArmPassesHead = true
        case .crying:
            arms(near: 0.15, -0.17, elbow: 0.34, 0.06, far: -0.1, -0.17, elbow: -0.28, 0.06)
            armsLieInFront = true
        case .calling:
            arms(near: 0.3, -0.07, elbow: 0.36, 0.14, far: -0.24, 0.2, elbow: -0.28, 0.1)
            nearArmPassesHead = true
        case .talking: arms(near: 0.36, 0.06, elbow: 0.3, 0.2, far: -0.26, 0.2, elbow: -0.24, 0.12)
        case .clapping:
            arms(near: 0.27, 0.08, elbow: 0.28, 0.24, far: 0.26, 0.04, elbow: 0.02, 0.26)
            armsLieInFront = true
        case .trembling:
            arms(near: -0.07, 0.14, elbow: 0.24, 0.22, far: 0.12, 0.14, elbow: -0.22, 0.22)
            armsLieInFront = true
        default: break
        }
        let hands = [nearHand.x, nearElbow.x, nearFoot.x, head.x + 0.26].max() ?? 0
        let back = [farHand.x, nearHand.x, farElbow.x, farFoot.x, head.x - 0.26].min() ?? 0
        (reachLeft, reachRight) = (max(reachLeft, 0.06 - back), max(reachRight, hands + 0.06))
    }

    private mutating func lean(_ x: Double, _ y: Double, head headX: Double, _ headY: Double, tilt: Double) {
        neck = neck + Point(x, y)
        head = head + Point(headX, headY)
        headTilt = tilt
    }

    /// Positions above the ground.
    private mutating func feet(
        near nearX: Double, _ nearY: Double, knee nearKneeX: Double, _ nearKneeY: Double, far farX: Double,
        _ farY: Double, knee farKneeX: Double, _ farKneeY: Double
    ) {
        (nearFoot, nearKnee) = (Point(nearX, nearY), Point(nearKneeX, nearKneeY))
        (farFoot, farKnee) = (Point(farX, farY), Point(farKneeX, farKneeY))
    }

    /// Positions below the neck.
    private mutating func arms(
        near nearX: Double, _ nearY: Double, elbow nearElbowX: Double, _ nearElbowY: Double, far farX: Double,
        _ farY: Double, elbow farElbowX: Double, _ farElbowY: Double
    ) {
        (nearHand, nearElbow) = (neck + Point(nearX, nearY), neck + Point(nearElbowX, nearElbowY))
        (farHand, farElbow) = (neck + Point(farX, farY), neck + Point(farElbowX, farElbowY))
    }

    /// Both arms beside the head.
    private mutating func raise(_ x: Double, _ y: Double) {
        arms(near: x, y, elbow: 0.3, 0.04, far: -x, y + 0.04, elbow: -0.29, 0.05)
        nearArmPassesHead = true
    }

    /// On the back, with the legs in the air.
    private mutating func fall(_ build: Build) {
        lift = 0.05
        hip = Point(0.06, -0.13)
        neck = hip + Point(-0.2, -build.torsoLength * 0.55)
        head = neck + Point(-build.head * 0.6, -build.head * 0.5)
        headTilt = -32
        feet(near: 0.36, -0.3, knee: 0.24, -0.2, far: 0.42, -0.16, knee: 0.26, -0.1)
        showsSoles = true
    }

    private mutating func crawl(_ build: Build) {
        hip = Point(-0.24, -0.2)
        neck = Point(0.04, -0.2 - build.torsoLength * 0.4)
        head = neck + Point(build.head * 0.66, -build.head * 0.6)
        headTilt = 6
        feet(near: -0.42, -0.01, knee: -0.2, -0.03, far: -0.36, -0.04, knee: -0.1, -0.05)
    }

    private mutating func crouch(_ build: Build, isLow: Bool) {
        let drop = build.legLength * 0.42
        hip = hip + Point(-0.08, drop)
        neck = neck + Point(isLow ? 0.02 : 0.06, drop + (isLow ? 0.07 : 0.02))
        head = head + Point(isLow ? 0.06 : 0.11, drop + (isLow ? 0.1 : 0.04))
        headTilt = isLow ? 12 : 14
        feet(near: 0, -0.005, knee: 0.18, -0.07, far: -0.3, -0.01, knee: 0.04, -0.02)
    }
}
