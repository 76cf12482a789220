import Domain
import Media
import Pipeline

/// The work that a backend would do, as text.
struct BackendWorkText {
    let work: BackendWork

    var facts: [(name: String, text: String)] {
        [(work.name.singleLine, amount)] + times.map { ("", $0) }
    }

    private var amount: String {
        if work.isBuiltIn { return "\(Counted(work.pictures, "picture", "pictures")), built in" }
        let requests = Counted(work.requests, "request", "requests")
        switch work.kind {
        case .pictures:
            let portraits = work.portraits == 0 ? "" : " and \(Counted(work.portraits, "portrait", "portraits"))"
            var text = "\(Counted(work.pictures, "picture", "pictures"))\(portraits), about \(requests)"
            if let cost = work.cost, work.price != .zero { text += ", cost about \(cost.rounded)" }
            if work.known > 0 { text += "; \(work.known) more \(work.known == 1 ? "needs" : "need") no request" }
            return text
        case .text: return "\(Counted(work.stories, "story", "stories")), about \(requests)"
        }
    }

    private var times: [String] {
        let (article, what) = work.kind == .pictures ? ("a", "picture") : ("an", "answer")
        guard let pace = work.pace else { return ["no past \(what)s of “\(work.name.singleLine)” to estimate from"] }
        let each = SpanText(pace.seconds, of: pace.sample)
        return (work.seconds.map { ["\(SpanText($0, of: pace.sample)) in all"] } ?? [])
            + ["\(each) \(article) \(what), by the last \(pace.sample == 1 ? what : "\(pace.sample) \(what)s")"]
    }
}

/// An estimated time with its range: `about 2 h 20 min (2 h to 2 h 40 min)`.
struct SpanText: CustomStringConvertible {
    let description: String

    /// `sample` is the number of measured values. The range is left out if there is only one.
    init(_ seconds: Quartiles, of sample: Int) {
        let range = sample > 1 ? " (\(TimeSpan(seconds.lower)) to \(TimeSpan(seconds.upper)))" : ""
        description = "about \(TimeSpan(seconds.middle))\(range)"
    }
}

extension Amount {
    /// Rounded to hundredths. An estimate is not more exact.
    var rounded: Amount {
        millionths < 10_000 ? self : Amount(millionths: (millionths + 5_000) / 10_000 * 10_000)
    }
}
