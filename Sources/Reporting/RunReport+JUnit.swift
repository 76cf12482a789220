import Domain

extension RunReport {
    /// The whole of `junit.xml`, in the shape that CI servers share (https://github.com/testmoapp/junitxml):
    /// a suite for a story, a case for a page. A placeholder, or a page that was never drawn, counts as skipped.
    package func junit() -> String {
        let counts = counts
        let started = Milliseconds(seconds: run.started)
        let elapsed = Milliseconds(seconds: run.finished) - started
        let markup: Markup = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="Nightpress run \(run.id.singleLine)" \(counts.junitAttributes) \
            time="\(elapsed.decimal)" timestamp="\(started.iso8601WithoutZone)">
            \(stories.map { $0.suite(run: run) })</testsuites>

            """
        return markup.text
    }
}

extension RunCounts {
    fileprivate var junitAttributes: Markup {
        """
        tests="\(total)" failures="\(failed)" errors="0" skipped="\(placeholders + undrawn)"
        """
    }
}

extension StoryReport {
    fileprivate func suite(run: RunFacts) -> Markup {
        let started = pages.flatMap(\.attempts).map { Milliseconds(seconds: $0.started) }.min { $0.count < $1.count }
        let elapsed = pages.reduce(.zero) { $0 + $1.runtime }
        return """
            <testsuite name="\(collectionTitle.singleLine): \(title.singleLine)" \(counts.junitAttributes) \
            time="\(elapsed.decimal)" \
            timestamp="\((started ?? Milliseconds(seconds: run.started)).iso8601WithoutZone)" \
            hostname="\(run.host.singleLine)">
            \(pages.map(testCase))</testsuite>

            """
    }

    private func testCase(for page: PageReport) -> Markup {
        let opening: Markup = """
            <testcase name="\(name(of: page))" classname="\(collection.text).\(slug.text)" time="\(page.runtime.decimal)"
            """
        switch page.standing {
        case .ready:
            return "\(opening)/>\n"
        case .placeholder:
            return "\(opening)><skipped message=\"placeholder: \(page.causeText)\"/></testcase>\n"
        case .undrawn:
            return "\(opening)><skipped message=\"\(page.statusText)\"/></testcase>\n"
        case .failed:
            let history = page.attempts.map { attempt -> Markup in "\n\(attempt.number). \(attempt.summary)" }
            return """
                \(opening)><failure message="\(page.causeText)" type="\(page.cause?.outcome.singleLine ?? "failed")">\
                \(regenerateCommand(for: page)) draws it anew.\(history)</failure></testcase>

                """
        }
    }
}

extension PageReport {
    fileprivate var causeText: String { cause?.summary ?? "no attempt is recorded" }
}

extension AttemptReport {
    /// `comfy, full: refused: the prompt was blocked`, on one line.
    fileprivate var summary: String {
        let words = message.map { ": " + $0 } ?? ""
        return "\(backend), \(rung): \(outcome)\(words)".singleLine
    }
}
