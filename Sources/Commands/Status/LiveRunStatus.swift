import Domain
import Foundation
import LibraryStore
import Media
import Pipeline
import Reports

/// The present state of a run in progress, read from its library.
struct LiveRunStatus {
    /// The number of panels that are named. A backend with many parallel requests may draw more.
    private static let namedPanels = 4
    /// The maximum number of panels that are read.
    private static let panelsLimit = 64
    /// The number of latest requests that the rate is computed from.
    private static let requestsLimit = 100

    private let drawing: [PanelInProgress]
    let picturesLeft: Int
    private let secondsAPiece: Double?
    private let secondsLeft: Double?
    /// When the run begins nothing more, and when its state was read, in seconds since 1970.
    private let deadline: Double?
    private let now: Double

    /// `isPaused` is the state of the library. A paused library has no rate.
    init(of run: StoredRun, in library: Library, now: Double, isPaused: Bool) async throws {
        drawing = try await library.panels.panelsInProgress(of: run.id, limit: Self.panelsLimit)
        deadline = run.deadline
        self.now = now
        picturesLeft = try await library.panels.queueLength(in: run.collections, upTo: .pass(.max))
        let spans = try await library.panels.latestSpans(of: run.id, requests: Self.requestsLimit)
        let pauses = try await library.control.pastPauses(since: run.started)
        guard !isPaused, let rate = ThroughputEstimator(of: spans, pauses: pauses) else {
            secondsAPiece = nil
            secondsLeft = nil
            return
        }
        let asked = drawing.count { $0.backend != nil }
        secondsAPiece = rate.secondsAPiece(at: now, inHand: asked)
        secondsLeft = rate.secondsLeft(for: picturesLeft, at: now, inHand: asked)
    }

    var document: StatusDocument.Now {
        StatusDocument.Now(
            drawing: named.map { panel in
                StatusDocument.Panel(
                    page: panel.name.path, storyTitle: panel.name.story.title, backend: panel.backend,
                    since: panel.since.map { Milliseconds(seconds: $0).iso8601 })
            }, others: others > 0 ? others : nil, picturesLeft: picturesLeft,
            picturesPerHour: secondsAPiece.flatMap { $0 > 0 ? (3600 / $0).rounded() : nil },
            secondsLeft: secondsLeft.map { $0.rounded(.up) },
            deadline: deadline.map { Milliseconds(seconds: $0).iso8601 })
    }

    private var named: [PanelInProgress] { Array(drawing.prefix(Self.namedPanels)) }
    private var others: Int { drawing.count - named.count }

    func lines(in timeZone: TimeZone) -> [String] {
        var lines: [String] = []
        if !drawing.isEmpty {
            let names = named.map { panel in
                let facts = [panel.backend.map { "by \($0)" }, panel.since.map { Self.since($0, timeZone) }]
                let words = facts.compactMap(\.self).joined(separator: " ")
                return panel.name.path + (words.isEmpty ? "" : " \(words)")
            }
            lines.append("drawing \(names.joined(separator: ", "))\(others > 0 ? " and \(others) more" : "")")
        }
        guard picturesLeft > 0 else { return lines }
        let rate = secondsAPiece.flatMap { $0 > 0 ? TimeText.rate(1 / $0) : nil }
        let left = secondsLeft.map { "about \(TimeText.left($0, deadline: deadline.map { $0 - now }))" }
        lines.append(
            ["\(Counted.pictures(picturesLeft)) to draw", rate, left].compactMap(\.self).joined(separator: ", "))
        return lines
    }

    /// `since 02:31:05`
    private static func since(_ time: Double, _ timeZone: TimeZone) -> String {
        let offset = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: time))
        return "since \(UTCTime(secondsSince1970: Int(time) + offset).clock)"
    }
}
