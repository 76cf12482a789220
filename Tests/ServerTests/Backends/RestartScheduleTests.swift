import Testing

@testable import Backends

/// When a server that the run started, and that ended by itself, is started again.
struct RestartScheduleTests {
    @Test func pausesLongerEachTimeAndGivesUpAfterFive() {
        var schedule = RestartSchedule()
        #expect((0..<5).map { schedule.pause(at: Double($0) * 30) } == [1, 2, 4, 8, 16].map(Duration.seconds))
        #expect(!schedule.allows(at: 150))
        #expect(schedule.pause(at: 150) == nil)
    }

    @Test func forgetsRestartsAfterTenMinutes() {
        var schedule = RestartSchedule()
        for time in 0..<5 { _ = schedule.pause(at: Double(time)) }
        #expect(!schedule.allows(at: 599))
        #expect(schedule.allows(at: 600))
        #expect(schedule.pause(at: 603) == .seconds(2))
    }
}
