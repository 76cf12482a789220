import Testing

@testable import Commands

@Suite struct LiveLineTests {
    @Test func showsTheBarTheRateTheTimeLeftAndTheLatestPage() {
        var line = LiveLine(done: 5, total: 20, ready: 4, started: 100)
        #expect(
            line.text(width: 200, now: 110)
                == "█████░░░░░░░░░░░░░░░ 9 of 24 pictures ready · 30/min · 30 s left")
        line.advance(story: "The Lantern Fox", page: 3)
        #expect(
            line.text(width: 200, now: 106)
                == "██████░░░░░░░░░░░░░░ 10 of 24 pictures ready · 1/s · 14 s left · The Lantern Fox, page 3")
    }

    @Test(arguments: [
        (200, "██████████░░░░░░░░░░ 1 of 2 pictures ready · 6/min · 10 s left · Fox, page 1"),
        (70, "██████████░░░░░░░░░░ 1 of 2 pictures ready · 6/min · 10 s left"),
        (55, "██████████░░░░░░░░░░ 1 of 2 pictures ready · 6/min"),
        (43, "██████████░░░░░░░░░░ 1 of 2 pictures ready"),
        (30, "1 of 2 pictures ready"),
        (6, "1 of 2"),
        (0, ""),
        (-1, ""),
    ])
    func leavesOutWhatHasNoRoom(width: Int, text: String) {
        var line = LiveLine(done: 0, total: 2, ready: 0, started: 0)
        line.advance(story: "Fox", page: 1)
        #expect(line.text(width: width, now: 10) == text)
        #expect(line.text(width: width, now: 10).count <= max(width, 0))
    }

    @Test func saysNothingOfRatesBeforeTheFirstPicture() {
        let line = LiveLine(done: 0, total: 100, ready: 0, started: 0)
        #expect(line.text(width: 200, now: 60) == "░░░░░░░░░░░░░░░░░░░░ 0 of 100 pictures ready")
    }

    /// After one of eleven pictures, with ten to come.
    @Test(arguments: [(9.0, "90 s left"), (11.0, "2 min left"), (500.0, "83 min left"), (600.0, "1 h 40 min left")])
    func namesTheTimeLeftInFittingUnits(seconds: Double, left: String) {
        let line = LiveLine(done: 1, total: 11, ready: 0, started: 0)
        #expect(line.text(width: 200, now: seconds).hasSuffix(" · \(left)"))
    }

    /// After one of eleven pictures in ten seconds, with ten to come.
    @Test(arguments: [(105.0, "95 s to the deadline"), (111.0, "2 min left"), (5.0, "0 s to the deadline")])
    func namesTheTimeToADeadlineThatComesFirst(deadline: Double, left: String) {
        let line = LiveLine(done: 1, total: 11, ready: 0, started: 0, deadline: deadline)
        #expect(line.text(width: 200, now: 10).hasSuffix(" · \(left)"), "\(line.text(width: 200, now: 10))")
    }

    @Test func countsPicturesThatAreChecked() {
        var line = LiveLine(done: 0, total: 2000, ready: 0, started: 0, outcome: "checked")
        for _ in 0..<1000 { line.advance() }
        #expect(
            line.text(width: 200, now: 2) == "██████████░░░░░░░░░░ 1000 of 2000 pictures checked · 500/s · 2 s left")
    }

    @Test func isFullAtTheEnd() {
        let line = LiveLine(done: 2, total: 2, ready: 0, started: 0)
        #expect(line.text(width: 200, now: 1) == "████████████████████ 2 of 2 pictures ready · 2/s")
        #expect(LiveLine(done: 0, total: 0, ready: 3, started: 0).plainText == "3 of 3 pictures ready")
    }
}
