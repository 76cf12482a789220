import Domain
import Media

/// All attempts for a page in this run, in order, each with its request and its reply.
struct AttemptLadder {
    let attempts: [Attempt]

    var markup: Markup {
        guard !attempts.isEmpty else { return "<p class=\"none\">No backend was asked in this run.</p>\n" }
        return """
            <table class="ladder">
            <caption>\(Counted(attempts.count, "attempt", "attempts").description)</caption>
            <thead><tr><th scope="col">No.</th><th scope="col">Backend</th><th scope="col">Rung</th>\
            <th scope="col">Outcome</th><th scope="col">Began, UTC</th><th scope="col" class="amount">Time</th></tr></thead>
            \(attempts.map(body))</table>

            """
    }

    private func body(for attempt: Attempt) -> Markup {
        let started = Milliseconds(seconds: attempt.started)
        let message: Markup = attempt.message.map { "<p class=\"message\" dir=\"auto\">\($0)</p>" } ?? .empty
        let price: Markup = attempt.price.map { ", \($0.description) paid" } ?? .empty
        return """
            <tbody>
            <tr><td>\(attempt.number)</td><td><bdi>\(attempt.backendAndServer)</bdi></td><td>\(attempt.rung.rawValue)</td>\
            <td class="outcome">\(.shape(attempt.succeeded ? .ready : .failed)) <bdi>\(attempt.outcome.rawValue)</bdi></td>\
            <td><time datetime="\(started.iso8601)">\(started.clockText)</time></td>\
            <td class="amount">\(attempt.runtime.spanText)</td></tr>
            <tr><td></td><td colspan="5">\(message)<p class="concept" dir="auto">\(attempt.concept)</p>\
            <p class="seed">seed \(attempt.seed.description)\(price)</p></td></tr>
            </tbody>

            """
    }
}
