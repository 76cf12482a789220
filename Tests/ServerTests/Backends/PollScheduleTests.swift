import Testing

@testable import Backends

/// How soon the end of a job is noticed, and at what cost.
struct PollScheduleTests {
    private struct Polling {
        /// From the job's end to the poll that notices it.
        var delay: Duration
        var polls: Int
    }

    private func polling(_ duration: Duration, expecting expected: Duration?) -> Polling {
        let schedule = PollSchedule(expected: expected)
        var elapsed = Duration.zero
        var polls = 0
        while elapsed < duration {
            elapsed += schedule.pause(after: elapsed)
            polls += 1
        }
        return Polling(delay: elapsed - duration, polls: polls)
    }

    @Test(arguments: [6, 20, 100, 101, 350, 1000, 9000, 30_000, 600_000])
    func noticesTheEndOfAnyJobSoon(milliseconds: Int) {
        let duration = Duration.milliseconds(milliseconds)
        let first = polling(duration, expecting: nil)
        let limit = min(max(.milliseconds(5), duration / 10), .seconds(1))
        #expect(first.delay <= limit)
        #expect(first.polls <= 75 + milliseconds / 1000)
        for factor in [0.5, 0.9, 1, 1.1, 3] {
            let later = polling(duration * factor, expecting: duration)
            #expect(later.polls <= polling(duration * factor, expecting: nil).polls + 12, "\(factor)")
            let mostDelay = min(max(.milliseconds(5), duration * factor / 20), .seconds(1))
            if factor >= 0.9 { #expect(later.delay <= mostDelay, "\(factor)") }
        }
    }

    @Test func pollsAUsualJobSeldom() {
        #expect(polling(.milliseconds(100), expecting: .milliseconds(100)).polls <= 4)
        #expect(polling(.seconds(10), expecting: .seconds(10)).polls <= 12)
    }

    /// A job that ends early is noticed within a second.
    @Test func doesNotTrustEarlierJobs() {
        #expect(polling(.milliseconds(100), expecting: .seconds(600)).delay <= .seconds(1))
    }

    @Test func goesByTheShortestOfTheLastFiveJobs() {
        let durations = JobDurations()
        #expect(durations.schedule == PollSchedule(expected: nil))
        for seconds in [1, 9, 8, 7, 6] { durations.note(.seconds(seconds)) }
        #expect(durations.schedule == PollSchedule(expected: .seconds(1)))
        durations.note(.seconds(5))
        #expect(durations.schedule == PollSchedule(expected: .seconds(5)))
    }
}
