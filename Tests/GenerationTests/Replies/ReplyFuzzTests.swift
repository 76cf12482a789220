import Foundation
import Testing

@testable import Domain
@testable import Generation

@Suite struct ReplyFuzzTests {
    static let soakSeconds = ProcessInfo.processInfo.environment["NIGHTPRESS_SOAK_SECONDS"].flatMap(
        Int.init)

    @Test func survivesDamagedReplies() {
        var mutation = ReplyMutation(random: SeededGenerator(seed: 7))
        var spent = Duration.zero
        while spent < .seconds(2) {
            spent += ProcessorTime.measure { Self.check(mutation.next()) }
        }
    }

    @Test(
        .enabled(
            if: soakSeconds != nil, "a long run: set NIGHTPRESS_SOAK_SECONDS to the seconds it is to take"
        ))
    func survivesDamagedRepliesForLong() {
        let end = ContinuousClock.now + .seconds(Self.soakSeconds ?? 0)
        var mutation = ReplyMutation(random: SeededGenerator(seed: UInt64(Self.soakSeconds ?? 0)))
        var count = 0
        var values = 0
        var slowest = (time: Duration.zero, size: 0)
        while ContinuousClock.now < end {
            let reply = mutation.next()
            let time = ProcessorTime.measure { values += Self.check(reply) ? 1 : 0 }
            if time > slowest.time { slowest = (time, reply.count) }
            count += 1
        }
        print(
            "\(count) replies, \(values) with a value; the slowest took \(slowest.time) for \(slowest.size) bytes"
        )
    }

    /// Whether the reply gives a value. A value must be equal after it is written as strict JSON and read again.
    @discardableResult
    private static func check(_ reply: [UInt8]) -> Bool {
        var parsed: ParsedReply?
        let bound = Duration.milliseconds(20) + .microseconds(12) * reply.count
        let isInTime = (0..<4).contains { _ in
            ProcessorTime.measure { parsed = try? ReplyParser().parse(reply) } < bound
        }
        #expect(isInTime, "\(reply)")
        guard let parsed else { return false }
        let text = JSONToken.text(of: JSONToken.tokens(of: parsed.value))
        let again = try? ReplyParser(limits: ReplyLimits(bytes: 10_000_000)).parse(text)
        #expect(again == ParsedReply(value: parsed.value, repairs: []), "\(reply)")
        return true
    }
}
