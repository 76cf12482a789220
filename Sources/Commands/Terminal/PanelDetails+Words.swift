import Domain
import Foundation
import LibraryStore
import Media
import Pipeline
import Platform

extension PanelDetails {
    /// Why there is no picture, or only a placeholder; nil for panels of every other status.
    var shortcoming: String? {
        guard status == .failed || status == .placeholder else { return nil }
        if status == .failed, interruptions >= PanelStore.interruptionLimit {
            return "given up after \(interruptions) runs that died while drawing it"
        }
        guard let lastAttempt else {
            let outcome = status == .placeholder ? "" : ", and no placeholder could be drawn"
            return "no backend was available\(outcome)\(outage.map { "; \($0)" } ?? "")"
        }
        let words = lastAttempt.message.map { ": \($0)" } ?? ""
        return "last attempt: \(lastAttempt.backend) (\(lastAttempt.rung.rawValue)), \(lastAttempt.outcome)\(words)"
    }
}

extension PanelDetails {
    /// When it is requested again, if that differs from what `run --retry` does with other pages.
    var outlook: String? {
        switch nextRequest {
        case .run: "the next run requests it before others"
        case .change: "all backends refused it; it is requested again when something that decides the requests changes"
        case .retry, nil: nil
        }
    }
}

extension PanelDetails {
    /// Whether a new picture will replace the shown one.
    var isDrawnAgain: Bool { queue != nil && (status == .ready || status == .placeholder) }

    /// The page request and what happens next; nil if there is nothing to report.
    var request: String? {
        let words = pageRequest.words
        let asked = words.isEmpty ? nil : "asked for: \(words.joined(separator: ", "))"
        let times = redraws > 0 ? "requested again \(redraws == 1 ? "once" : "\(redraws) times")" : nil
        return [isDrawnAgain ? "to be drawn again" : nil, asked, times]
            .compactMap(\.self).reduce(nil) { text, part in text.map { "\($0); \(part)" } ?? part }
    }
}

extension PanelDetails {
    /// What the shown picture lacks; nil if nothing is known to be missing.
    var omission: String? { notDrawn.isEmpty ? nil : "not drawn: \(notDrawn.joined(separator: ", "))" }
}

extension PanelDetails {
    /// Why this backend drew the shown picture; nil if that is not known.
    var choice: String? {
        guard status == .ready, let last = attempts?.last, last.outcome == .ready else { return nil }
        if let origin = last.origin {
            let source =
                switch origin {
                case .library: "the library had the same picture"
                case .cache: "the cache had the same picture"
                case .similar: "a picture of a similar page is shown"
                }
            return "\(last.backend) was not asked: \(source)"
        }
        if pageRequest.backend == last.backend { return "by \(last.backend), as it was asked for" }
        let before = (attempts ?? []).filter { $0.run == last.run && $0.backend != last.backend }
        guard !before.isEmpty else { return "by \(last.backend), the first that was asked" }
        var names: [String] = []
        for attempt in before where !names.contains(attempt.backend) { names.append(attempt.backend) }
        return "by \(last.backend), because \(names.joined(separator: ", ")) failed"
    }
}

extension Attempt {
    /// `2026-11-22 02:31 sd (full), refused after 3.2 s: no foxes`
    func words(_ timeZone: TimeZone) -> String {
        let result =
            if let origin {
                "\(origin.rawValue) instead"
            } else {
                "\(outcome) after \(TimeText.duration(seconds))"
            }
        let time = LocalTime(secondsSince1970: started, in: timeZone)
        return "\(time) \(backendAndServer) (\(rung.rawValue)), \(result)\(message.map { ": \($0)" } ?? "")".singleLine
    }
}

extension EarlierPicture {
    /// `picture 2: 2026-11-22 02:31 by sd, tried: library/images/…`
    func words(in library: String, _ timeZone: TimeZone) -> String {
        let time = drawnAt.map { "\(LocalTime(secondsSince1970: $0, in: timeZone)) " } ?? ""
        return "picture \(number): \(time)by \(picture.backend), \(reason.rawValue): \(library)/\(picture.path)"
            .singleLine
    }
}
