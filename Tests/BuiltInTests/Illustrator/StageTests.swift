import Testing

@testable import BuiltIn
@testable import Domain
@testable import Generation
@testable import Media

/// Figures are where they can act on their things.
struct StageTests {
    private func composition(
        _ pose: Pose, _ target: String, words: String = "", others: [CastMember] = [], page: Int = 2,
        in setting: Setting? = nil
    ) throws -> Composition {
        let home = StubIllustrator.things.first { $0.noun == target }?.home ?? .meadow
        let members = [CastMember(character: "mira", pose: pose, target: target)] + others
        var panel = panel(setting ?? home, cast: members, props: [target])
        panel.direction = words
        return Composition(try request(panel, page: page, width: 512, height: 512))
    }

    private func thing(_ noun: String, in composition: Composition) throws -> PropLayout.Spot {
        try #require(composition.props.first { $0.prop.nouns[0] == noun })
    }

    private func figure(_ id: String, in composition: Composition) throws -> CastLayout.Spot {
        try #require(composition.cast.first { $0.figure.character == id })
    }

    /// The thing is before its figure, whatever the view, and no other figure is between them.
    @Test(arguments: ["cart", "bell", "bucket", "pumpkin", "drum", "chest"])
    func aThingIsAtTheHands(noun: String) throws {
        for pose in [Pose.pushing, .pulling, .reaching, .kicking, .bending, .working] {
            for page in 1...8 {
                let others = [CastMember(character: "fenn"), CastMember(character: "otto")]
                let composition = try composition(pose, noun, others: others, page: page)
                let (mira, thing) = (try figure("mira", in: composition), try thing(noun, in: composition))
                #expect(mira.facesLeft == (thing.x < mira.x), "\(noun) \(pose) \(page)")
                let half = thing.prop.halfWidth * thing.height
                let gap = mira.facesLeft ? mira.left - thing.x - half : thing.x - half - mira.right
                #expect(gap < mira.height * 0.12, "\(noun) \(pose) \(page): \(gap / mira.height)")
                for other in try ["fenn", "otto"].map({ try figure($0, in: composition) }) {
                    #expect((other.x - thing.x) * (mira.x - thing.x) < 0, "\(noun) \(pose) \(page)")
                }
            }
        }
    }

    /// Every thing with a seat carries the figure that sits on it or in it, at the seat's height.
    @Test(arguments: StubIllustrator.things.filter { $0.hasSeat && $0.home.codeScenery.footing == .ground }.map(\.noun))
    func aSeatCarriesItsFigure(noun: String) throws {
        let composition = try composition(.sitting, noun, words: "Mira sits on the \(noun).")
        let (mira, thing) = (try figure("mira", in: composition), try thing(noun, in: composition))
        let seat = try #require(thing.prop.seat)
        #expect(mira.isRaised)
        #expect(abs(mira.y - (thing.y + seat.y * thing.height)) < 1)
        #expect(abs(mira.x - thing.x) < max(thing.prop.halfWidth, 0.6) * thing.height + mira.height * 0.3)
        #expect(thing.isBehind != thing.prop.encloses)
    }

    /// Who works in a kitchen stands at a table, also if the page spec names none, with the things on it.
    @Test(arguments: 1...6) func workIsDoneAtATable(page: Int) throws {
        let composition = try composition(.working, "bowl", page: page, in: .kitchen)
        let (mira, table) = (try figure("mira", in: composition), try thing("table", in: composition))
        let bowl = try thing("bowl", in: composition)
        #expect(mira.isRaised && !table.isBehind && !bowl.isBehind)
        #expect(abs(bowl.y - (table.y - table.height * 0.94)) < 1)
        #expect(abs(bowl.x - table.x) < table.height * table.prop.halfWidth)
        #expect(mira.y - mira.height * -mira.figure.skeleton.nearHand.y < table.y - table.height)
    }

    /// On a seat one sleeps sitting, and in a bed one lies.
    @Test func seatsAndBedsCarryThoseWhoSleep() throws {
        let armchair = try figure("mira", in: composition(.sleeping, "armchair"))
        #expect(armchair.isRaised && armchair.figure.skeleton.head.y < -0.4)
        for pose in [Pose.sleeping, .lying] {
            let composition = try composition(pose, "bed")
            #expect(try figure("mira", in: composition).isOnBed)
            #expect(composition.props.count { $0.prop.nouns[0] == "bed" } == 1)
        }
    }

    /// Those who push a cart push from one side, and it faces away from them.
    @Test(arguments: 1...6) func twoPushFromOneSide(page: Int) throws {
        let fenn = CastMember(character: "fenn", pose: .pushing, target: "wheelbarrow")
        let composition = try composition(.pushing, "wheelbarrow", others: [fenn], page: page)
        let (mira, other) = (try figure("mira", in: composition), try figure("fenn", in: composition))
        let thing = try thing("wheelbarrow", in: composition)
        #expect((mira.x - thing.x) * (other.x - thing.x) > 0)
        #expect(thing.isMirrored == (mira.x > thing.x))
    }

    @Test func aPassengerCanSitOnALap() throws {
        let otto = CastMember(character: "otto", pose: .sitting)
        let composition = try composition(
            .sitting, "otto", words: "Mira sits on Otto's lap.", others: [otto], in: .carriage)
        guard case .figure? = composition.stage.places[0]?.target else {
            Issue.record("Mira is not on Otto")
            return
        }
        #expect(try figure("mira", in: composition).isRaised)
    }

    @Test func whoHasLostAHatDoesNotWearIt() throws {
        for (props, isWorn) in [([], true), (["red hat"], false), (["blue hat"], true)] as [([String], Bool)] {
            var request = try request(
                panel(.meadow, cast: [CastMember(character: "mira")], props: props), page: 2, width: 512, height: 512)
            for index in request.story.characters.indices where request.story.characters[index].id == "mira" {
                request.story.characters[index].appearance = "a girl with a red hat"
            }
            let look = Composition(request).cast[0].figure.look
            #expect((look.garments[.hat] != nil) == isWorn, "\(props)")
        }
    }

    /// A small figure is in the arms of the one that carries it, and above the head of the one that lifts it. A large one
    /// stays on the ground.
    @Test(arguments: [Pose.carrying, .lifting]) func aSmallFigureIsInTheArms(pose: Pose) throws {
        for (kind, isHeld, isFirst) in [("mouse", true, true), ("mouse", true, false), ("elephant", false, true)] {
            let carrier = CastMember(character: "mira", pose: pose, target: "otto")
            let other = CastMember(character: "otto")
            var request = try request(
                panel(.meadow, cast: isFirst ? [carrier, other] : [other, carrier]), page: 3, width: 512, height: 512)
            for index in request.story.characters.indices where request.story.characters[index].id == "otto" {
                request.story.characters[index].kind = kind
                request.story.characters[index].appearance = ""
            }
            let composition = Composition(request)
            let (mira, otto) = (try figure("mira", in: composition), try figure("otto", in: composition))
            #expect(otto.isRaised == isHeld, "\(kind)")
            #expect(!isHeld || abs(otto.x - mira.x) < mira.height * 0.4)
            #expect(!isHeld || (otto.y < mira.y - mira.height) == (pose == .lifting))
            #expect(otto.top > 0)
        }
    }

    /// A ladder is climbed, and a bench is painted, not sat on.
    @Test func actsOnADirectObject() throws {
        let climb = try composition(.climbing, "ladder", words: "Mira climbs the ladder.")
        #expect(climb.stage.places[0]?.relation == .up)
        let paint = try composition(.working, "bench", words: "Mira paints the bench.")
        #expect(paint.stage.contacts[0]?.relation == .at)
        let list = try composition(.sitting, "bench", words: "Mira sits in the garden. A bench is close by.")
        #expect(list.stage.places[0]?.relation == .on)
    }

    /// A figure on a seat acts on another thing beside it.
    @Test(arguments: [true, false]) func actsOnAThingFromAPlace(isSeated: Bool) throws {
        var spec = panel(
            .room,
            cast: [
                CastMember(
                    character: "mira", pose: .reaching, target: "drum",
                    position: CastPosition(.on, "stool", isSeated: isSeated))
            ], props: ["stool", "drum"])
        spec.direction = "Mira taps a drum."
        let request = try request(spec, page: 2, width: 512, height: 512)
        let composition = Composition(request)
        let (mira, drum) = (try figure("mira", in: composition), try thing("drum", in: composition))
        #expect(mira.isRaised)
        #expect(try abs(mira.x - thing("stool", in: composition).x) < mira.height * 0.3)
        #expect(mira.facesLeft == (drum.x < mira.x))
        let drawn = StubIllustrator().drawn(for: request).figures[0]
        #expect(drawn.target == "drum" && drawn.place?.target == "stool" && drawn.place?.isSeated == isSeated)
    }

    /// The text says where the figure is; a thing that carries none does not.
    @Test func standsOnWhatThePositionSays() throws {
        let cart = try composition(.standing, "cart", words: "Mira stands on top of the old hay cart.")
        #expect(cart.stage.places[0]?.relation == .inside)
        for (relation, noun, expected) in [
            (.in, "cart", .inside), (.on, "bench", .on), (.behind, "barrel", .behind), (.under, "table", .under),
            (.on, "drum", nil), (.over, "drum", nil),
        ] as [(CastPosition.Relation, String, Stage.Relation?)] {
            let member = CastMember(character: "mira", pose: .calling, position: CastPosition(relation, noun))
            let composition = Composition(
                try request(panel(.village, cast: [member], props: [noun]), page: 2, width: 512, height: 512))
            #expect(composition.stage.places[0]?.relation == expected, "\(relation) \(noun)")
        }
    }

    /// A ladder stands at the tree of the picture, and who holds it is on its other side.
    @Test func aLadderLeansOnATree() throws {
        let members = [
            CastMember(character: "mira", pose: .climbing, target: "ladder"),
            CastMember(character: "otto", pose: .reaching, target: "ladder"),
        ]
        let composition = Composition(
            try request(panel(.garden, cast: members, props: ["ladder", "tree"]), page: 2, width: 512, height: 512))
        #expect(composition.stage.contacts[0]?.relation == .backdrop)
        let (ladder, tree) = (try thing("ladder", in: composition), try thing("tree", in: composition))
        #expect(abs(ladder.x - tree.x) < ladder.height * ladder.prop.halfWidth + tree.height * tree.prop.halfWidth)
        #expect(try (figure("otto", in: composition).x - ladder.x) * (tree.x - ladder.x) < 0)
    }

    @Test func isWhereTheDirectionSays() throws {
        let under = try composition(.crawling, "table", words: "Mira crawls under the table.", in: .room)
        #expect(try abs(figure("mira", in: under).x - thing("table", in: under).x) < 160)
        #expect(try !thing("table", in: under).isBehind)
        let at = try composition(.sitting, "table", in: .room)
        #expect(try !thing("table", in: at).isBehind)
        #expect(
            StubIllustrator().drawn(
                for: try request(
                    panel(
                        .room, cast: [CastMember(character: "mira", pose: .sitting, target: "table")], props: ["table"])
                )
            ).figures[0].place?.relation == .seatedAt)
        let beside = try composition(.sitting, "bench", words: "Mira sits beside the bench.")
        #expect(try !figure("mira", in: beside).isRaised)
        let over = try composition(.jumping, "log", words: "Mira jumps over the log.")
        #expect(try figure("mira", in: over).y < thing("log", in: over).y - thing("log", in: over).height * 0.7)
    }

    /// With those who look on at the other side, in every view.
    @Test func aDistantThingIsAtADistanceAndTurnedToItsFigure() throws {
        for page in 1...8 {
            let others = [CastMember(character: "fenn"), CastMember(character: "otto")]
            let composition = try composition(.pointing, "tractor", others: others, page: page, in: .meadow)
            let (mira, tractor) = (try figure("mira", in: composition), try thing("tractor", in: composition))
            let half = tractor.prop.halfWidth * tractor.height
            #expect(mira.facesLeft == (tractor.x < mira.x))
            #expect(mira.facesLeft ? tractor.x + half < mira.left + 1 : tractor.x - half > mira.right - 1, "\(page)")
            #expect(tractor.isMirrored == (mira.x < tractor.x), "\(page)")
        }
    }

    @Test func sitsBesideAnotherAndNotOnIt() throws {
        let members = [
            CastMember(character: "fenn", pose: .pulling),
            CastMember(character: "mira", pose: .sitting, target: "otto"),
            CastMember(character: "otto"),
        ]
        var spec = panel(cast: members)
        for words in ["Fenn pulls.", "Mira sits beside Otto."] {
            spec.direction = words
            let composition = Composition(try request(spec, page: 2, width: 512, height: 512))
            #expect(try !figure("mira", in: composition).isRaised)
        }
    }

    @Test func rides() throws {
        var spec = panel(
            cast: [
                CastMember(character: "mira", pose: .sitting, target: "otto"),
                CastMember(character: "otto", pose: .running),
            ])
        spec.direction = "Mira climbs onto Otto's back."
        let composition = Composition(try request(spec, page: 2, width: 512, height: 512))
        let (mira, otto) = (try figure("mira", in: composition), try figure("otto", in: composition))
        #expect(mira.y < otto.y - otto.height * 0.2)
        #expect(abs(mira.x - otto.x) < otto.height * 0.3)
        #expect(mira.facesLeft == otto.facesLeft)
    }

    /// A climber without a thing gets one that the place has, and the alt text names it.
    @Test(arguments: [(Setting.mountain, "stone"), (.forest, "tree"), (.room, "staircase"), (.city, "ladder")])
    func climbsSomething(setting: Setting, noun: String) throws {
        let spec = panel(setting, cast: [CastMember(character: "mira", pose: .climbing)])
        let picture = StubIllustrator().drawn(for: try request(spec, page: 2))
        #expect(picture.figures[0].place?.target == noun)
    }

    @Test func namesWhatItCannotDraw() throws {
        var spec = panel(
            .room, cast: [CastMember(character: "mira", pose: .working, holding: "crowbar", target: "antenna")],
            props: ["antenna", "table", "castle"])
        #expect(Composition(try request(spec)).missing == ["antenna", "castle", "crowbar"])
        spec.props = ["table"]
        spec.cast = []
        #expect(Composition(try request(spec)).missing.isEmpty)
        // What the setting shows without a drawing is not missing.
        let atSea = panel(.sea, cast: [CastMember(character: "mira", holding: "paddle")], props: ["boat", "oar"])
        #expect(Composition(try request(atSea)).missing.isEmpty)
    }
}
