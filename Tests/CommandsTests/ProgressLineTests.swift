import Testing

@testable import Commands
@testable import Domain
@testable import Media
@testable import Pipeline
@testable import Reports

@Suite struct ProgressLineTests {
    private func panel(_ title: String = "The Lantern Fox", page: Int = 3) -> PanelName {
        PanelName(
            story: StoryName(collection: Slug(title: "tales"), story: Slug(title: title), title: title), page: page,
            number: 1)
    }

    /// The line after this many pictures, at regular intervals from 0 s on.
    private func line(
        _ done: Int, of total: Int, ready: Int = 0, every seconds: Double = 2, deadline: Double? = nil
    ) -> ProgressLine {
        var line = ProgressLine("pictures ready", total: total, before: ready, start: 0, deadline: deadline)
        for piece in 0..<done { line.advance(at: Double(piece + 1) * seconds) }
        return line
    }

    @Test func countsAPageThatKeepsItsPictureAmongThoseThatAreReady() {
        var line = ProgressLine("pictures ready", total: 1, before: 28, start: 0)
        line.advance(at: 1, shortfall: "kept", isGood: true)
        #expect(line.plainText == "29 of 29 pictures ready, 1 kept")
    }

    @Test func isEmptyWhereNothingIsCounted() {
        #expect(ProgressLine("pictures ready", total: 0, start: 0).isEmpty)
        #expect(!ProgressLine("pictures ready", total: 0, before: 3, start: 0).isEmpty)
        #expect(!line(0, of: 1).isEmpty)
    }

    @Test func showsTheBarTheRateTheTimeLeftAndWhatIsDrawn() {
        var line = line(5, of: 20, ready: 4)
        #expect(
            line.text(width: 200, now: 10) == "███████░░░░░░░░░░░░░ 9 of 24 pictures ready · 30/min · 30 s left")
        line.begin(panel())
        #expect(
            line.text(width: 200, now: 11)
                == "███████░░░░░░░░░░░░░ 9 of 24 pictures ready · 30/min · 29 s left · The Lantern Fox, page 3")
        line.begin(panel("Boat", page: 1))
        #expect(line.text(width: 200, now: 11).hasSuffix(" · Boat, page 1 and 1 more"))
        line.advance(at: 12, panel("Boat", page: 1))
        #expect(line.text(width: 200, now: 12).hasSuffix(" · The Lantern Fox, page 3"))
        line.leave(panel())
        #expect(line.text(width: 200, now: 12).hasSuffix(" left"))
    }

    @Test(arguments: [
        (200, "█████████░░░░░░░░░░░ 18 of 40 pictures ready · 6/min · 4 min left · The Lantern Fox, page 3"),
        (80, "█████████░░░░░░░░░░░ 18 of 40 pictures ready · 6/min · 4 min left"),
        (90, "█████████░░░░░░░░░░░ 18 of 40 pictures ready · 6/min · 4 min left · The Lantern F…, page 3"),
        (62, "█████████░░░░░░░░░░░ 18 of 40 pictures ready · 4 min left"),
        (50, "█████████░░░░░░░░░░░ 18 of 40 pictures ready"),
        (39, "████░░░░░░ 18 of 40 pictures ready"),
        (30, "18 of 40 pictures ready"),
        (12, "18 of 40 pi…"),
        (1, "…"),
        (0, ""),
        (-1, ""),
    ])
    func leavesOutWhatHasNoRoom(width: Int, text: String) {
        var line = line(18, of: 40, every: 10)
        line.begin(panel())
        #expect(line.text(width: width, now: 180) == text)
    }

    @Test(arguments: [
        "狐狸和灯笼的故事狐狸和灯笼的故事", "🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊", "e\u{301}\u{302}e\u{301}", "\u{1B}[2Jfox\r\n\u{202E}xof\u{9B}1A",
    ])
    func neverTakesMoreThanItsRoom(title: String) {
        var line = line(3, of: 7)
        line.begin(panel(title))
        for width in 0...200 {
            let text = line.text(width: width, now: 7)
            #expect(text.displayWidth <= width)
            #expect(text.unicodeScalars.allSatisfy { $0.isInert })
        }
    }

    @Test func countsWhatFallsShort() {
        var line = line(2, of: 6, ready: 1)
        line.advance(at: 5, nil, shortfall: "placeholder")
        line.advance(at: 6, nil, shortfall: "failed")
        line.advance(at: 7, nil, shortfall: "placeholder")
        #expect(line.plainText == "3 of 7 pictures ready, 2 placeholders, 1 failed")
        #expect(!line.isDone)
    }

    @Test func saysNothingOfRatesBeforeTheFirstPicture() {
        let line = line(0, of: 100)
        #expect(line.text(width: 200, now: 60) == "░░░░░░░░░░░░░░░░░░░░ 0 of 100 pictures ready")
    }

    /// After one of eleven pictures, with ten to come.
    @Test(arguments: [(9.0, "90 s left"), (11.0, "2 min left"), (500.0, "83 min left"), (600.0, "1 h 40 min left")])
    func namesTheTimeLeftInFittingUnits(seconds: Double, left: String) {
        let line = line(1, of: 11, every: seconds)
        #expect(line.text(width: 200, now: seconds).hasSuffix(" · \(left)"))
    }

    /// After one of eleven pictures in ten seconds, with ten to come.
    @Test(arguments: [(105.0, "95 s to the deadline"), (111.0, "2 min left"), (5.0, "0 s to the deadline")])
    func namesTheTimeToADeadlineThatComesFirst(deadline: Double, left: String) {
        let line = line(1, of: 11, every: 10, deadline: deadline)
        #expect(line.text(width: 200, now: 10).hasSuffix(" · \(left)"), "\(line.text(width: 200, now: 10))")
    }

    @Test func standsStillWhileItIsPaused() {
        var line = line(5, of: 20)
        line.begin(panel())
        line.pause(at: 10)
        #expect(line.text(width: 200, now: 500) == "█████░░░░░░░░░░░░░░░ 5 of 20 pictures ready · paused")
        line.resume(at: 1010)
        #expect(line.text(width: 200, now: 1010).contains(" · 30/min · 30 s left"))
    }

    @Test func growsWithWhatIsAskedMeanwhile() {
        var line = line(20, of: 20)
        #expect(line.isDone)
        line.advance(at: 50)
        #expect(line.plainText == "21 of 21 pictures ready")
        line.expect(4)
        #expect(line.plainText == "21 of 25 pictures ready")
    }

    @Test func countsOtherThingsWithoutABar() {
        var line = ProgressLine("stories read", total: 300, start: 0, showsBar: false)
        for _ in 0..<100 { line.advance(at: 1) }
        #expect(line.text(width: 80, now: 1) == "100 of 300 stories read · 100/s · 2 s left")
    }

    @Test func theBarAgreesWithTheWords() {
        #expect(
            line(0, of: 1, ready: 45).text(width: 80, now: 0) == "███████████████████░ 45 of 46 pictures ready")
    }

    @Test func isFullAtTheEnd() {
        #expect(
            line(2, of: 2, every: 0.5).text(width: 200, now: 1) == "████████████████████ 2 of 2 pictures ready · 2/s")
        #expect(line(0, of: 0, ready: 3).plainText == "3 of 3 pictures ready")
    }
}
