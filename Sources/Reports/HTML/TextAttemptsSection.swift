import Domain
import Media

/// Requests to language models by backend, and every answer that was rejected or repaired.
struct TextAttemptsSection {
    let attempts: [(collection: Slug, attempt: TextAttempt)]

    var markup: Markup {
        guard !attempts.isEmpty else { return .empty }
        return """
            <section class="texts" aria-labelledby="texts">
            <h2 id="texts">Asked of language models</h2>
            <table>
            <thead><tr><th scope="col">Backend</th><th scope="col" class="amount">Requests</th>\
            <th scope="col" class="amount">Usable</th><th scope="col" class="amount">Repaired</th>\
            <th scope="col" class="amount">Tokens in</th><th scope="col" class="amount">Tokens out</th>\
            <th scope="col" class="amount">Time</th></tr></thead>
            <tbody>
            \(backends.map(row))</tbody>
            </table>
            \(details)</section>

            """
    }

    private var backends: [String] {
        attempts.reduce(into: []) { if !$0.contains($1.attempt.backend) { $0.append($1.attempt.backend) } }
    }

    private func row(_ backend: String) -> Markup {
        let own = attempts.map(\.attempt).filter { $0.backend == backend }
        let used = own.filter(\.succeeded)
        let time = Milliseconds(seconds: own.reduce(0) { $0 + $1.seconds })
        return """
            <tr><th scope="row"><bdi>\(backend)</bdi></th><td class="amount">\(own.count)</td>\
            <td class="amount">\(used.count)</td><td class="amount">\(used.count { !$0.repairs.isEmpty })</td>\
            <td class="amount">\(sum(own.compactMap(\.promptTokens)))</td>\
            <td class="amount">\(sum(own.compactMap(\.replyTokens)))</td>\
            <td class="amount">\(time.spanText)</td></tr>

            """
    }

    /// A dash if no tokens were counted.
    private func sum(_ tokens: [Int]) -> String { tokens.isEmpty ? "–" : "\(tokens.reduce(0, +))" }

    private var details: Markup {
        let odd = attempts.filter { !$0.attempt.succeeded || !$0.attempt.repairs.isEmpty }
        guard !odd.isEmpty else { return .empty }
        let items = odd.map { collection, attempt -> Markup in
            let words: Markup = attempt.message.map { "<p class=\"message\" dir=\"auto\">\($0)</p>" } ?? .empty
            let outcome =
                attempt.succeeded ? "repaired: \(attempt.repairs.joined(separator: ", "))" : attempt.outcome.rawValue
            return """
                <li><bdi>\(collection.text)/\(attempt.story.text)</bdi>, \(attempt.subject), no. \(attempt.number), \
                <bdi>\(attempt.backendAndServer)</bdi>: \(outcome)\(words)</li>

                """
        }
        return """
            <details><summary>\(Counted(odd.count, "answer", "answers").description) unusable or repaired</summary>
            <ul class="problems">
            \(items)</ul>
            </details>

            """
    }
}
