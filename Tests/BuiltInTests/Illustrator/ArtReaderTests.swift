import Foundation
import Media
import TestSupport
import Testing

@testable import BuiltIn
@testable import Domain
@testable import Generation

/// The reader of drawing files.
struct ArtReaderTests {
    private static func thing(_ text: String) -> (thing: Prop?, problems: [ArtProblem]) {
        let read = ArtReader.art(Array(text.utf8))
        guard case .thing(let thing)? = read.art else { return (nil, read.problems) }
        return (thing, read.problems)
    }

    private static let root = ##"<svg viewBox="-50 -100 100 100" data-nouns="box" data-size="0.3">"##

    private static func elements(_ shapes: String, needsLamps: Bool = false) throws -> [Scene.Element] {
        let read = thing(root + shapes + "</svg>")
        #expect(read.problems == [])
        var light = Light.plain
        light.needsLamps = needsLamps
        var pen = Sketch(light: light, seed: 0)
        try #require(read.thing).draw(&pen)
        return pen.elements
    }

    /// A dyed thing: its largest colour and the shades of that change, other colours stay.
    @Test func takesAnotherColor() throws {
        let shapes = """
            <path class="form" fill="#2f7fc4" d="M-40 0V-90H40V0Z"/><rect fill="#1d5f9c" x="-40" y="-20" width="80" \
            height="20"/><circle fill="#f3c53f" cx="0" cy="-50" r="8"/><ellipse class="shadow" cx="0" cy="0" rx="40" ry="5"/>
            """
        let thing = try #require(Self.thing(Self.root + shapes + "</svg>").thing)
        let colors = ["", "yellow"].map { word in
            var thing = thing
            thing.colorWord = word
            var pen = Sketch(light: .plain, seed: 0)
            thing.draw(&pen)
            return pen.elements.map { "\($0)" }
        }
        let differs = zip(colors[0], colors[1]).map { $0 != $1 }
        #expect(differs == [true, true, false, false])
    }

    @Test func saysHowAThingIsUsed() throws {
        let facts = ##"<svg viewBox="-50 -100 100 100" data-nouns="box" data-size="0.3" "##
        let read = Self.thing(
            facts + ##"data-mouth="0 -100" data-verb="look through"><circle r="5" fill="#ffffff"/></svg>"##)
        #expect(read.problems == [])
        guard case .mouth(let point)? = try #require(read.thing).use else {
            Issue.record("not used at the mouth")
            return
        }
        #expect(point == Point(0, -1))
        let two = Self.thing(facts + ##"data-mouth="0 -100" data-eye="0 -90"><circle r="5" fill="#ffffff"/></svg>"##)
        #expect(
            two.problems.map(\.message) == [
                "“data-mouth” and “data-eye” are there; keep one: a thing touches a figure at one point"
            ])
        let wrong = Self.thing(facts + ##"data-verb="Look!"><circle r="5" fill="#ffffff"/></svg>"##)
        #expect(
            wrong.problems.map(\.message) == ["“data-verb” is “Look!”, must be words in lower case: “look through”"])
    }

    /// The box around a drawn shape.
    private static func box(_ shapes: String) throws -> [Double] {
        guard case .fill(let path, _, _)? = try elements(shapes).first, let box = path.controlBox else { return [] }
        return [box.low.x, box.low.y, box.high.x, box.high.y].map { ($0 * 1000).rounded() / 1000 }
    }

    @Test func everyFileOfTheProjectIsReadAndListed() throws {
        let names = try ProjectFolder.names(in: "Sources/BuiltIn/Art")
        #expect(names.count > 300 && names.allSatisfy { $0.hasSuffix(".svg") })
        var nouns: [String: String] = [:]
        for name in names {
            let file = String(name.dropLast(4))
            let bytes = Array(try ProjectFolder.data("Sources/BuiltIn/Art/\(name)"))
            let folder = ArtFolder(files: [ArtFolder.File(name: file, path: name, bytes: bytes, digest: "")])
            let read = try #require(ArtCatalog.compiledIn.readings(of: folder).first)
            #expect(read.problems == [], "\(name)")
            let (own, listed, prefix): ([String], [String]?, String)
            switch read.art {
            case .thing(let thing)? where thing.nouns.first == file:
                (own, listed, prefix) = (thing.nouns, ArtCatalog.compiledIn.prop(named: file)?.nouns, "")
            case .figure(let figure)?:
                (own, listed) = (figure.nouns, ArtCatalog.compiledIn.figure(named: figure.nouns[0])?.nouns)
                prefix = ArtFolder.figurePrefix
            default: continue
            }
            #expect(listed == own, "\(name): run “make art”")
            for noun in own {
                let other = nouns.updateValue(file, forKey: prefix + noun)
                #expect(other == nil, "“\(noun)” is in \(name) and \(other ?? "")")
            }
        }
        let list = String(decoding: try ProjectFolder.data("Sources/CEmbedded/art.c"), as: UTF8.self)
        #expect(list.components(separatedBy: "#embed").count - 1 == names.count)
    }

    @Test(arguments: [
        (##"<rect x="-50" y="-100" width="100" height="100" fill="#102030"/>"##, [-0.5, -1, 0.5, 0]),
        (##"<path d="M0-50h10v10h-10z" fill="#102030"/>"##, [0, -0.5, 0.1, -0.4]),
        (##"<path d="m0,-50 l10,0 0,10 -10,0z" fill="#102030"/>"##, [0, -0.5, 0.1, -0.4]),
        (##"<path d="M-20-50A20 20 0 0 1 20-50A20 20 0 0 1-20-50Z" fill="#102030"/>"##, [-0.2, -0.7, 0.2, -0.3]),
        (##"<path d="M-20-50a20 20 0 1 0 40 0z" fill="#102030"/>"##, [-0.2, -0.5, 0.2, -0.3]),
        (##"<path d="M0 0Q10-20 20 0T40 0" fill="#102030"/>"##, [0, -0.2, 0.4, 0.2]),
        (##"<path d="M0 0C0-10 10-10 10 0S20 10 20 0" fill="#102030"/>"##, [0, -0.1, 0.2, 0.1]),
        (##"<polygon points="0,0 10,-10 20 0" fill="#102030"/>"##, [0, -0.1, 0.2, 0]),
        (##"<g transform="translate(10 -10) scale(2)"><circle r="5" fill="#102030"/></g>"##, [0, -0.2, 0.2, 0]),
        (##"<circle cx="10" cy="0" r="5" fill="#102030" transform="rotate(-90)"/>"##, [-0.05, -0.15, 0.05, -0.05]),
        (##"<circle cx="10" r="5" fill="#102030" transform="rotate(180 10 -10)"/>"##, [0.05, -0.25, 0.15, -0.15]),
    ])
    func readsShapes(text: String, box: [Double]) throws {
        #expect(try Self.box(text) == box)
    }

    @Test func turnsAnArcThroughItsMiddle() throws {
        let path = try #require(PathData.path("M-3 0A5 5 0 1 1 3 0"))
        let ends = path.points.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
        // The centre is at (0, -4): the long arc passes (0, -9).
        #expect(ends.contains { abs($0.x) < 1e-9 && abs($0.y + 9) < 1e-9 })
        #expect(ends.allSatisfy { abs(($0 - Point(0, -4)).length - 5) < 1e-9 })
        let short = try #require(PathData.path("M-3 0A5 5 0 0 0 3 0"))
        #expect(short.points.allSatisfy { $0.y > -0.001 && $0.y < 1.4 })
    }

    @Test(arguments: [
        "M0 0A1 1 0 0 1 1e200 0", "M0 0A1e300 1e300 0 0 1 1e-30 0", "M0 0A1e-9 1e-9 0 0 1 5 5",
        "M0 0A1e6 1e6 0 1 0 1e-5 0", "M0 0A1e6 1e-5 45 1 1 1e6 1e6", "M0 0A1 1 0 0 1 0 0",
    ])
    func absurdArcsEnd(text: String) {
        #expect(PathData.path(text)?.points.allSatisfy { $0.length < 1e9 } ?? true)
    }

    @Test func showsShapesByLampsAndInsideClips() throws {
        let shapes = ##"""
            <circle class="unlit" r="5" fill="#102030"/><g class="lit"><circle class="glow" r="5" fill="#ffffff"/></g>
            <clipPath id="a"><circle r="9"/></clipPath>
            <g clip-path="url(#a)"><circle r="5" fill="#102030"/><circle r="6" fill="#102030"/></g>
            """##
        for needsLamps in [true, false] {
            let elements = try Self.elements(shapes, needsLamps: needsLamps)
            #expect(elements.count == 2)
            if case .clipped(_, let inner)? = elements.last {
                #expect(inner.count == 2)
            } else {
                Issue.record("no clip")
            }
        }
    }

    @Test func reportsEverythingThatIsWrongWithItsLine() {
        let read = Self.thing(
            """
            <?xml version="1.0"?>
            <!-- a
                 comment -->
            <svg viewBox="-50 -100 100 100" data-nouns="Box" data-size="9" data-place="roof">
              <circle r="x" fill="#102030"/>
              <path d="L1 2" fill="#102030"/>
              <text>hello</text>
              <g style="fill:red"><circle r="2" fill="red"/></g>
              <circle r="2" fill="#102030" stroke="#102030"/>
              <rect class="glow" width="2" height="2" fill="#102030"/>
              <circle class="form bright" r="2" fill="#102030" clip-path="url(#no)"/>
              <circle r="2" transform="skewX(2)"/>
            </svg>
            """)
        #expect(read.thing == nil)
        #expect(
            read.problems.map { "\($0.line): \($0.message)" } == [
                "4: “data-nouns” is “Box”, must be words in lower case: “apple”",
                "4: “data-size” is “9”, must be a number from 0.05 to 4.0",
                "4: “data-place” is “roof”, must be ground, background, sky, wall",
                "5: “r” is “x”, must be a number",
                "6: “d” is “L1 2”, must be path data that begins with M",
                "7: “text” cannot be drawn; use circle, ellipse, line, path, polygon, polyline and rect, g and clipPath",
                "8: “g” has no attribute “style”; it can have fill, stroke, stroke-width, opacity, class, id, transform, clip-path",
                "8: “fill” is “red”, must be a colour such as #d9453d",
                "9: a shape has “fill” or “stroke”, not both; draw it twice, each with the other one “none”",
                "10: the class “glow” is for circle and ellipse",
                "11: “class” has “bright”; it can have form, soft, shine, glow, shadow, sky, lit, unlit, leaf, meadow, earth, stone, water, wall, floor, accent1, accent2, accent3, accent4, accent5",
                "11: “clip-path” is “url(#no)”, and no “clipPath” before it has this id",
                "12: “transform” is “skewX(2)”; it can have translate, scale and rotate, with numbers",
                "12: a shape needs “fill” or “stroke”",
            ])
    }

    @Test(arguments: [
        ("", "1: it has no element; this is in the element that begins here, or behind it"),
        ("<html/>", "1: the first element is not “svg”"),
        ("<svg", "1: a tag does not end; this is in the element that begins here, or behind it"),
        (
            root + "\n<circle r=\"1\" fill=\"#102030\"/>",
            "2: “svg” does not end; this is in the element that begins here, or behind it"
        ),
        (root + "</svg>", "1: the drawing has no shape"),
        (
            root + "</svg>\n<circle r=\"1\"/>",
            "1: something follows its last element; this is in the element that begins here, or behind it"
        ),
        (root + "\n<circle r=\"-1\" fill=\"#102030\"/></svg>", "2: “r” is “-1”, must be a number from 0"),
        (root + "\n<circle r=\"0x1p3\" fill=\"#102030\"/></svg>", "2: “r” is “0x1p3”, must be a number"),
        (
            root + "\n<circle r=\"1\" fill=\"#+12345\"/></svg>",
            "2: “fill” is “#+12345”, must be a colour such as #d9453d"
        ),
        (
            root + "<defs>\n<circle r=\"1\" fill=\"#102030\"/></defs></svg>",
            "2: a shape in “defs” is not drawn; move it out"
        ),
    ])
    func reportsBrokenFiles(text: String, problem: String) {
        #expect(Self.thing(text).problems.map { "\($0.line): \($0.message)" } == [problem])
    }

    @Test func reportsEverythingThatIsWrongInASetting() {
        let read = ArtReader.art(
            Array(
                """
                <svg data-setting="school" data-wall="red" data-pattern="stripes" data-on="sea" data-lamp="off">
                  <rect width="2" height="2" fill="#102030"/>
                  <g data-at="top"/>
                  <g data-haze="2" data-front="no"><rect width="2" height="2" fill="#102030"/></g>
                  <g data-at="across" data-pace="1" data-side="left">
                    <image href="desk.png" x="0" y="0" width="2" height="2"/>
                    <image href="desk.svg" x="0" y="0" width="2"/>
                  </g>
                </svg>
                """.utf8))
        #expect(read.art == nil)
        #expect(
            read.problems.map { "\($0.line): \($0.message)" } == [
                "1: “data-wall” is “red”, must be a colour such as #d9453d",
                "1: “data-pattern” is “stripes”, must be plain, dots, planks, bricks, tiles, stones",
                "1: “data-lamp” is “off”, must be “no”, or left out",
                "1: “data-wall” is for a room, and this is on the setting “sea”",
                "1: “data-pattern” is for a room, and this is on the setting “sea”",
                "1: “data-lamp” is for a room, and this is on the setting “sea”",
                "2: “rect” is outside a group; put it in a “g” with “data-at”",
                "3: “data-at” is “top”, must be open, closed, middle, edges, across, figures",
                "4: “data-at” is missing: where the group is",
                "5: “g” has no attribute “data-side”; it can have data-at, data-pace, data-haze, data-front, data-view, fill, stroke, stroke-width, opacity, class, id, transform",
                "5: “data-pace” is “1”, must be a number from 10.0 to 1000.0",
                "6: an “image” needs “href” with the name of a drawing file, “x”, “y”, “width” and “height”",
                "7: an “image” needs “href” with the name of a drawing file, “x”, “y”, “width” and “height”",
            ])
    }

    @Test func readsASetting() throws {
        let text = """
            <svg data-setting="barn" data-floor="#dcbc72" data-pattern="planks">
              <g data-at="open" transform="translate(0 10)">
                <rect class="form accent2" x="-50" y="-60" width="100" height="50" fill="#102030"/>
                <image href="hay.svg" x="-20" y="-40" width="40" height="40"/>
              </g>
              <g data-at="edges" data-front="yes" data-haze="0.5"><rect width="50" height="50" fill="#102030"/></g>
            </svg>
            """
        guard case .setting(let barn)? = ArtReader.art(Array(text.utf8)).art else {
            Issue.record("It is not a setting.")
            return
        }
        #expect(barn.setting == .barn && barn.fileName == "setting-barn")
        #expect(barn.base == .room(wall: nil, floor: Color(0xdcbc72), pattern: .planks, hasLamp: true))
        #expect(barn.groups.map(\.side) == [.open, .edges])
        #expect(barn.groups.map(\.isInFront) == [false, true] && barn.groups.map(\.haze) == [0, 0.5])
        let box = try #require(barn.groups[0].drawing.marks.first?.path.controlBox)
        #expect([box.low.x, box.low.y, box.high.x, box.high.y] == [-0.5, -0.5, 0.5, 0])
        #expect(barn.groups[0].drawing.marks.map(\.role) == [.palette(.accent2)])
        let hay = try #require(barn.groups[0].things.first)
        #expect(hay.file == "hay" && hay.middle == Point(0, -0.1) && hay.width == 0.4 && hay.height == 0.4)
        let thing = ArtCatalog.compiledIn.drawing("hay")
        let (foot, height) = hay.place(of: thing)
        #expect(height * thing.halfWidth * 2 <= 0.4 + 1e-9 && abs(foot.y - height / 2 + 0.1) < 1e-9)
    }

    /// No bytes stop the program.
    @Test func readsDamagedFiles() throws {
        let sound = Array(try ProjectFolder.data("Sources/BuiltIn/Art/lighthouse.svg"))
        var random = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            var bytes = sound
            for _ in 0...random.next(below: 4) {
                bytes[random.next(below: bytes.count)] = UInt8(random.next(below: 256))
            }
            _ = ArtReader.art(Array(bytes.prefix(random.next(below: bytes.count + 1))))
        }
    }

    /// A damaged setting is reported, or it can be drawn.
    @Test(arguments: ["library", "hall", "room"]) func drawsDamagedSettings(name: String) throws {
        let sound = Array(try ProjectFolder.data("Sources/BuiltIn/Art/setting-\(name).svg"))
        var random = SeededGenerator(seed: 7)
        let frame = Frame(try request(panel(.room)), scenery: .room, tallest: 1, lampIsOff: false)
        for _ in 0..<200 {
            var bytes = sound
            for _ in 0..<random.next(below: 3) {
                bytes[random.next(below: bytes.count)] = UInt8(random.next(below: 256))
            }
            guard case .setting(let setting)? = ArtReader.art(bytes).art else { continue }
            var pen = Sketch(light: .plain, seed: 0)
            let scenery = setting.scenery(.compiledIn) { _ in false }
            scenery.back(&pen, frame)
            scenery.front(&pen, frame)
        }
    }

    @Test(arguments: [
        (
            "<g data-at=\"open\"><clipPath id=\"a\"><rect width=\"9\" height=\"9\"/></clipPath></g>\n"
                + "<g data-at=\"open\"><rect clip-path=\"url(#a)\" width=\"9\" height=\"9\" fill=\"#102030\"/></g>",
            "2: “clip-path” is “url(#a)”, and no “clipPath” before it has this id"
        ),
        ("<g data-at=\"open\"/>", "1: the setting has no shape and no thing"),
        (
            "<g data-at=\"open\" data-view=\"1.5\"><rect width=\"9\" height=\"9\" fill=\"#102030\"/></g>",
            "1: “data-view” is “1.5”, must be 1, 2 or 3"
        ),
        (
            "<g data-at=\"open\"><g opacity=\"0.5\"><image href=\"hay.svg\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></g></g>",
            "1: an “image” cannot be in “defs”, clipped, translucent, or only there with lamps"
        ),
    ])
    func reportsWhatASettingCannotHave(groups: String, problem: String) {
        let read = ArtReader.art(Array("<svg data-setting=\"barn\">\(groups)</svg>".utf8))
        #expect(read.problems.map { "\($0.line): \($0.message)" } == [problem])
    }

    private static let figureRoot =
        ##"<svg data-figure="animal" data-nouns="quokka" data-size="0.6" data-coats="#102030 #405060 #708090""##

    @Test func aFigureIsPaintedInItsCoat() throws {
        let read = ArtReader.art(
            Array(
                (Self.figureRoot + ##" data-head="30" data-trunk="20 40" data-legs="bird" data-dress="own">"## + ##"""
                    <g data-part="tail"><path stroke="#102030" class="dark" stroke-width="10" data-end-width="5" d="M0 0h9"/></g>
                    <g data-part="head">
                      <circle class="form main" data-shade="-50" data-rim="6" fill="#102030" cx="0" cy="0" r="100"/>
                      <circle fill="#010203" cx="0" cy="0" r="10"/>
                      <g class="light"><circle class="water" fill="#010203" r="9"/></g>
                    </g>
                    <g data-part="face" data-eyes="40 -10 12" data-mouth="none" data-turn="20" data-ink="#405060"/>
                    </svg>
                    """##).utf8))
        #expect(read.problems == [])
        guard case .figure(let drawing)? = read.art else { throw ExpectedFigure() }
        let figure = drawing.figure
        #expect([figure.build.head, figure.build.torsoWidth, figure.build.torsoLength] == [0.3, 0.2, 0.4])
        #expect(figure.build.legs == .birdLegs && figure.build.arms == .arms && drawing.hasOwnTrunk)
        #expect(figure.face.eyeSpread == 0.4 && figure.face.eyeY == -0.1 && figure.face.eyeSize == 0.12)
        #expect(!figure.face.hasMouth && figure.face.turn == 0.2 && figure.face.ink == Color(0x405060))
        let marks = try #require(drawing.parts[.head]).marks
        #expect(marks.map(\.role) == [.coat(.main, shade: -0.5), nil, .palette(.water)])
        #expect(drawing.parts[.tail]?.marks.map(\.ink) == [.line(width: 0.1, end: 0.05, shines: false)])
        var look = CharacterLook(
            StoryCharacter(id: "q", name: "Q", kind: "rabbit", appearance: ""), rank: 0, storySeed: 1, palette: .family)
        look.coat = Figure.Coat(0x808080, 0, 0)
        var pen = Sketch(light: .plain, seed: 0)
        Drawing(marks: [try #require(drawing.parts[.tail]?.marks.first), marks[1]]).paint(&pen, look)
        #expect(pen.elements.count == 2)
        guard case .stroke(_, .solid(let color), _)? = pen.elements.first else { throw ExpectedFigure() }
        #expect(color == pen.tone(look.coat.dark))
    }

    /// Elements of other name spaces do not show what is hidden.
    @Test func whatIsHiddenStaysHiddenInForeignElements() {
        let shape = ##"<x:a><circle fill="#010203" r="10"/></x:a>"##
        let root = ##"<svg xmlns:x="urn:x" viewBox="-50 -100 100 100" data-nouns="box" data-size="0.3">"##
        let inDefs = ArtReader.art(Array((root + "<defs>" + shape + "</defs></svg>").utf8))
        #expect(inDefs.problems.map(\.message).first == "a shape in “defs” is not drawn; move it out")
        let shown = ArtReader.art(Array((root + shape + "</svg>").utf8))
        #expect(shown.problems == [])
        let figure = Self.figureRoot.replacing("<svg", with: #"<svg xmlns:x="urn:x""#)
        let outside = ArtReader.art(Array((figure + ">" + shape + "</svg>").utf8))
        #expect(outside.problems.map(\.message).first == "a shape in “defs” is not drawn; move it out")
    }

    /// Clothes hide what is on the trunk.
    @Test(arguments: [(nil as Garment?, 1), (.shirt, 0), (.dress, 0), (.hat, 1)])
    func clothesHideTheTrunk(garment: Garment?, count: Int) throws {
        let read = ArtReader.art(
            Array(
                (Self.figureRoot + ##"""
                    ><g data-part="trunk"><circle fill="#010203" r="10"/></g>
                    <g data-part="head"><circle fill="#010203" r="10"/></g></svg>
                    """##).utf8))
        guard case .figure(let drawing)? = read.art else { throw ExpectedFigure() }
        var look = CharacterLook(
            StoryCharacter(id: "q", name: "Q", kind: "rabbit", appearance: ""), rank: 0, storySeed: 1, palette: .family)
        look.garments = garment.map { [$0: Color(0)] } ?? [:]
        var pen = Sketch(light: .plain, seed: 0)
        drawing.figure.trunk(&pen, Skeleton(.standing, Build()), look)
        #expect(pen.elements.count == count)
    }

    private struct ExpectedFigure: Error {}

    @Test func reportsWhatIsWrongInAFigureWithItsLine() {
        let read = ArtReader.art(
            Array(
                ##"""
                <svg data-figure="person" data-nouns="quokka" data-size="0.6" data-coats="#102030 #405060"
                     data-head="x" data-trunk="20" data-legs="six"/>
                """##.utf8))
        #expect(
            read.problems.map { "\($0.line): \($0.message)" } == [
                "1: “data-figure” is “person”, must be animal, wonder",
                "1: “data-coats” is “#102030 #405060”, must be three colours for main, light and dark: “#8a6a54 #f4dfc2 #4d3a30”; a comma separates coats",
            ])
        let parts = ArtReader.art(
            Array(
                (Self.figureRoot + ##" data-head="x" data-trunk="20" data-legs="six">"## + ##"""

                    <circle r="4" fill="#102030"/>
                    <g><circle r="4" fill="#102030"/></g>
                    <g data-part="ears"/>
                    <g data-part="tail" data-turn="2"><circle r="4" fill="#102030" data-shade="20"/></g>
                    <g data-part="tail"/>
                    <g data-part="face" data-eyes="1 2"><circle r="4" class="main" fill="#102030" data-shade="200"/></g>
                    <g data-part="wing"><image href="apple.svg" x="0" y="0" width="1" height="1"/></g>
                    </svg>
                    """##).utf8))
        #expect(
            parts.problems.map { "\($0.line): \($0.message)" } == [
                "1: “data-head” is “x”, must be a number from 0.0 to 200.0: radius",
                "1: “data-trunk” is “20”, must be 2 numbers from 0.0 to 200.0: width and length",
                "1: “data-legs” is “six”, must be legs, bird, none",
                "2: “circle” is outside a group; put it in a “g” with “data-part”",
                "3: “data-part” is missing: the part of the figure that the group draws",
                "4: “data-part” is “ears”, must be tail, wing, trunk, head, face",
                "5: “g” has no attribute “data-turn”; it can have data-part, fill, stroke, stroke-width, opacity, class, id, transform",
                "5: “data-shade” is for a shape of a figure with one of the classes main, light, dark, accent",
                "6: there are two groups “tail”; keep one",
                "7: “data-eyes” is “1 2”, must be 3 numbers from -200.0 to 200.0: spread, y and size",
                "7: “data-shade” is “200”, must be a number from -100.0 to 100.0",
                "8: “image” cannot be drawn; use circle, ellipse, line, path, polygon, polyline and rect, g and clipPath",
            ])
        let empty = ArtReader.art(Array((Self.figureRoot + "/>").utf8))
        #expect(
            empty.problems.map(\.message) == ["the figure has no shape in a group with “data-part” “head”"])
    }

    @Test func aSettingIsDrawnOnOneInCodeOutdoors() {
        let read = ArtReader.art(
            Array("<svg data-setting=\"barn\" data-on=\"kitchen\" data-nouns=\"barn\"/>".utf8))
        #expect(
            read.problems.map { "\($0.line): \($0.message)" }.last
                == "1: “data-on” is “kitchen”, must be forest, meadow, sea, shore, river, mountain, village, city, castle, garden, snow, desert, cave, space, underwater, sky"
        )
        #expect(
            read.problems.first?.message
                == "it has “data-nouns” and “data-setting”; a file draws a thing, a setting or a figure")
    }
}
