import FakeImageServers
import TestServer

@testable import Domain

/// A row of the table of faults: what a server does during a run, and what the run must make of it.
struct OutageRow: Sendable {
    var name: String
    var limits = OutageLimits()
    var occupant: FaultyServer.Occupant? = .painter
    var changes: [FaultyServer.Change] = []
    var fault: FaultyServer.Fault = { _, _ in nil }
    var isStubOnly = false
    /// How many of all pages show a picture of the model.
    var drawn: @Sendable (_ all: Int) -> ClosedRange<Int> = { $0...$0 }
    /// The most time, in seconds, that the run takes beyond one without faults.
    var extra: Double?
    /// The most time that pages wait for one outage, in seconds.
    var longestOutage: Double?
    var end = RunEnd.whole
}

extension OutageRow {
    static let all = [
        faulty, outage(of: 10), outage(of: 60), outage(of: 300), late, restarts, never, neverWithoutWait,
        neverWithoutModel, gone, back, refusing("accepted when short") { $0.count <= 160 },
        refusing("accepted when softened") { $0.contains("Make it more") }, hollow, flapping, otherProduct,
    ]

    private static let almostAll: @Sendable (Int) -> ClosedRange<Int> = { $0 * 99 / 100...$0 }

    private static let faulty = OutageRow(
        name: "30 % of answers faulty", fault: { number, _ in Self.randomFault(number) }, drawn: almostAll)

    private static func outage(of seconds: Double) -> OutageRow {
        OutageRow(
            name: "one outage of \(Int(seconds)) s",
            changes: [.init(.later(20), nil), .init(.later(seconds), .painter)], longestOutage: seconds + 20)
    }

    private static let late = OutageRow(
        name: "starts 45 s late", occupant: nil, changes: [.init(.later(45), .painter)], drawn: almostAll,
        longestOutage: 65)

    private static let restarts = OutageRow(
        name: "restarts every 60 s for 8 s",
        changes: (0..<20).flatMap { _ in [.init(.later(52), nil), .init(.later(8), .painter)] }, drawn: almostAll,
        longestOutage: 28)

    private static let never = OutageRow(
        name: "never there", occupant: nil, drawn: { _ in 0...0 }, extra: 80, end: .placeholders)

    private static let neverWithoutWait = OutageRow(
        name: "never there, --no-wait", limits: .none, occupant: nil, drawn: { _ in 0...0 }, extra: 0,
        end: .placeholders)

    private static let neverWithoutModel = OutageRow(
        name: "never there, --stub", occupant: nil, isStubOnly: true, extra: 0)

    private static let gone = OutageRow(
        name: "gone for good after page 50", limits: OutageLimits(patience: .seconds(20)),
        changes: [.init(.requests(52), nil)], drawn: { _ in 50...52 }, extra: 40, end: .placeholders)

    private static let back = OutageRow(
        name: "gone, back after patience", limits: OutageLimits(patience: .seconds(20)),
        changes: [.init(.requests(52), nil), .init(.later(21.5), .painter)])

    private static func refusing(
        _ name: String, unless isAccepted: @escaping @Sendable (String) -> Bool
    ) -> OutageRow {
        OutageRow(
            name: "every form of refusal, \(name)",
            fault: { number, request in
                let prompt = (ImagesQuestion(request)?.text("prompt") ?? "").split(separator: ">").last ?? ""
                return isAccepted(String(prompt)) ? nil : refusals[number % refusals.count]
            })
    }

    /// Its health is good.
    private static let hollow = OutageRow(
        name: "healthy, and nothing is generated after page 50", limits: OutageLimits(patience: .seconds(60)),
        fault: { number, _ in number <= 50 ? nil : .playing(.json(#"{"error":"it fell over"}"#, status: 500)) },
        drawn: { _ in 50...50 }, extra: 120, end: .placeholders)

    private static let flapping = OutageRow(
        name: "flapping every 10 s",
        changes: (0..<60).flatMap { _ in [.init(.later(10), nil), .init(.later(10), .painter)] }, drawn: almostAll)

    private static let otherProduct = OutageRow(
        name: "another product after a restart",
        changes: [.init(.later(20), nil), .init(.later(5), .languageModel)], drawn: { 1...$0 - 1 }, extra: 30,
        end: .placeholders)

    private static func randomFault(_ number: Int) -> ImageSituation? {
        var random = SeededGenerator(seed: StableHash(of: "\(number)").value)
        return random.nextUnit() < 0.3 ? random.pick(faults) : nil
    }

    private static let whole = FakePicture.png(width: 64, height: 112, seed: 5)

    /// Reset, 500, 503, garbled, cut, blank, refused, slow.
    private static let faults: [ImageSituation] = [
        .playing(.reset()), .playing(.json(#"{"error":"it fell over"}"#, status: 500)),
        .playing(.reply(status: 503, headers: [("Retry-After", "3")])), .sending(Array("<svg/>".utf8)),
        .sending(Array(whole.prefix(whole.count / 2))), blank,
        .playing(.json(#"{"error":{"code":"moderation_blocked","message":"no"}}"#, status: 400)),
        .playing(.after(.milliseconds(500), .closeEarly(sent: Array("{\"data\":[".utf8), announced: 1000))),
    ]

    private static let blank = ImageSituation.sending(FakePicture.oneColour(0, 0, 0, width: 64, height: 112))

    private static let refusals: [ImageSituation] = [
        .playing(.json(#"{"error":{"code":"moderation_blocked","message":"no"}}"#, status: 400)),
        .playing(.json(#"{"error":{"code":"content_policy_violation","message":"no"}}"#, status: 400)),
        .playing(.json(#"{"error":{"message":"Potential NSFW content was detected"}}"#, status: 500)),
        .playing(.json(#"{"detail":"The prompt was flagged by our safety filter and blocked"}"#, status: 422)),
        .empty, blank,
    ]
}
