import Domain
import Media

/// Draws one character, from its farthest part to its nearest. The feet are at the origin; the height is 1.
struct FigurePainter {
    /// The character's id.
    let character: String
    let look: CharacterLook
    let skeleton: Skeleton
    let pose: Pose
    let expression: Expression
    let held: Prop?
    /// From the held thing to the figure.
    private let hold: Transform
    let rows: Bool

    /// Where the foot of the held thing is.
    var thingFoot: Point { hold(.zero) }

    private var build: Build { look.figure.build }

    init(
        look: CharacterLook, member: CastMember, held: Prop? = nil, mood: Mood, gesture: Gesture = Gesture()
    ) {
        character = member.character
        self.look = look
        pose = member.pose
        var skeleton = Skeleton(gesture.isMount ? .crawling : member.pose, look.figure.build, gesture)
        var expression = Expression(mood, member.pose)
        if [.standing, .walking, .running, .sitting, .waving, .reaching, .giving, .pointing].contains(member.pose) {
            skeleton.headTilt -= gesture.gaze * 7
            expression.gaze = gesture.gaze
        }
        self.expression = expression
        rows = gesture.rows && !pose.liesDown
        self.held = rows ? nil : held
        var hold = Transform.identity
        if let held = self.held {
            if let contact = held.contact(in: pose) {
                let point = contact.feature.map { skeleton.point(at: $0, of: look.figure) } ?? skeleton.hip
                hold = held.held(by: contact, at: point)
                skeleton.bringHands(to: hold(held.grip), from: point, passHead: contact.feature != nil)
            } else if gesture.carry == .onHead {
                hold = held.standing(at: skeleton.head - Point(0, look.figure.build.head * 0.92))
            } else if gesture.carry == .atHead {
                let ear = skeleton.head + Point(look.figure.build.head * 1.04, look.figure.build.head * 0.16)
                skeleton.raiseHand(to: ear)
                hold = held.held(at: ear)
            } else if pose == .hugging {
                hold = held.held(at: skeleton.hip.toward(skeleton.neck, 0.55) + Point(0.06, 0))
            } else {
                skeleton.carry(lowersHand: [.peering, .listening, .thinking].contains(pose))
                hold = held.held(at: skeleton.nearHand)
            }
        }
        self.hold = hold
        self.skeleton = skeleton
    }

    /// The pose that the figure's build can show: a baby sits where others stand, walk or run.
    var shownPose: Pose {
        // A snowman's arms do not move.
        if look.figure.build.arms == .none, pose.usesHands || [.waving, .cheering, .clapping].contains(pose) {
            return .standing
        }
        return [.standing, .walking, .running].contains(pose) && look.figure.isBaby ? .sitting : pose
    }

    func draw(_ pen: inout Sketch) {
        pen.at(0, -skeleton.lift) { pen in
            if let color = look.garments[.cape] { pen.cape(skeleton, build, color) }
            if let color = look.garments[.backpack] { pen.backpack(skeleton, build, color) }
            look.figure.behind(&pen, skeleton, look)
            pen.leg(.far, self)
            pen.arm(.far, self)
            pen.leg(.near, self)
            pen.trunk(self)
            look.figure.trunk(&pen, skeleton, look)
            if !skeleton.armsLieInFront { pen.arm(.near, self) }
            if let color = look.garments[.scarf] { pen.scarf(skeleton, build, color) }
            drawHead(&pen)
            if skeleton.nearArmPassesHead { pen.forearm(self) }
            if let held {
                pen.placed(by: hold) { held.draw(&$0) }
            }
            if skeleton.armsLieInFront {
                pen.arm(.far, self)
                pen.arm(.near, self)
            } else if held != nil {
                pen.hand(skeleton.nearHand, self)
            }
        }
    }

    private func drawHead(_ pen: inout Sketch) {
        pen.at(skeleton.head.x, skeleton.head.y, scale: build.head, turned: skeleton.headTilt) { pen in
            look.figure.head(&pen, look, expression)
            if let color = look.garments[.glasses] { pen.glasses(color, on: look.figure.face) }
            pen.headgear(look)
        }
    }
}

extension Skeleton {
    /// The position of a feature of the face.
    fileprivate func point(at feature: Face.Feature, of figure: Figure) -> Point {
        head + Transform.rotation(degrees: headTilt)(figure.face.position(of: feature)) * figure.build.head
    }

    /// The near hand beside the head.
    fileprivate mutating func raiseHand(to place: Point) {
        nearHand = place
        nearElbow = Point(max(place.x, neck.x + 0.16), neck.y + 0.2)
        nearArmPassesHead = true
        armsLieInFront = false
        reachRight = max(reachRight, place.x + 0.12)
    }

    /// Both hands on a thing that extends from `place`, the near one at its grip.
    fileprivate mutating func bringHands(to grip: Point, from place: Point, passHead: Bool) {
        nearHand = grip
        nearElbow = Point(max(grip.x, neck.x + 0.2), max(neck.y + 0.2, grip.y + 0.1))
        farHand = place.toward(grip, 0.5)
        farElbow = Point(neck.x + 0.04, neck.y + 0.24)
        nearArmPassesHead = passHead
        armsLieInFront = false
        reachRight = max(reachRight, grip.x + 0.16)
    }
}
