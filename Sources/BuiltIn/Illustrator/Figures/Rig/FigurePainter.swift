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
    let rows: Bool

    private var build: Build { look.figure.build }

    init(
        look: CharacterLook, member: CastMember, held: Prop? = nil, mood: Mood, gesture: Gesture = Gesture()
    ) {
        character = member.character
        self.look = look
        pose = member.pose
        var skeleton = Skeleton(member.pose, look.figure.build, gesture)
        var expression = Expression(mood, member.pose)
        if [.standing, .walking, .running, .sitting, .waving, .reaching, .giving, .pointing].contains(member.pose) {
            skeleton.headTilt -= gesture.gaze * 7
            expression.gaze = gesture.gaze
        }
        self.expression = expression
        rows = gesture.rows && !pose.liesDown
        self.held = rows ? nil : held
        if self.held != nil { skeleton.carry() }
        self.skeleton = skeleton
    }

    func draw(_ pen: inout Sketch) {
        let size = held?.heldSize ?? 0
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
                let hand = skeleton.nearHand
                let (x, y) = (hand.x - size * held.grip.x, hand.y - size * held.grip.y)
                pen.at(x, y, scale: size) { held.paint(&$0) }
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
