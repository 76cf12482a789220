import Testing

@testable import Commands

struct TimeSpanTests {
    @Test(arguments: [
        (0, "0.0 s"), (0.44, "0.4 s"), (9.94, "9.9 s"), (9.96, "10 s"), (99.4, "99 s"), (100, "1 min 40 s"),
        (320, "5 min 20 s"), (600, "10 min"), (5_969, "99 min"), (6_000, "1 h 40 min"), (8_400, "2 h 20 min"),
        (86_400, "24 h"),
    ])
    func isNoMoreExactThanAnEstimate(seconds: Double, words: String) {
        #expect("\(TimeSpan(seconds))" == words)
    }
}
