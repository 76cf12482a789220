import Domain
import MarkupText

/// `junit.xml`, in the shape that CI servers share (https://github.com/testmoapp/junitxml):
/// a suite for a story, a case for a page. A placeholder, or a page that was never drawn, counts as skipped. What is
/// wrong with the input counts as an error, in a suite of its own that comes first.
struct JUnitFile: ReportFile {
    typealias Failure = Never

    private let outline: ReportOutline

    init(_ outline: ReportOutline) {
        self.outline = outline
    }

    private var run: RunFacts { outline.run }
    private var problems: [String] { outline.problems }

    func begin() -> [UInt8] {
        let started = Milliseconds(seconds: run.started)
        let elapsed = Milliseconds(seconds: run.finished) - started
        return Array(
            ("""
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="Nightpress run \(run.id.singleLine)" \(outline.counts.junitAttributes(errors: problems.count)) \
            time="\(elapsed.decimal)" timestamp="\(started.iso8601WithoutZone)">
            \(inputSuite)
            """ as Markup).source.utf8)
    }

    func add(_ story: StoryReport) -> [UInt8] { Array(story.suite(run: run).source.utf8) }

    func end() -> [UInt8] { Array("</testsuites>\n".utf8) }

    private var inputSuite: Markup {
        guard !problems.isEmpty else { return .empty }
        let cases = problems.enumerated().map { index, problem -> Markup in
            """
            <testcase name="input \(index + 1)" classname="input" time="\(Milliseconds.zero.decimal)">\
            <error message="\(problem.singleLine)" type="input"/></testcase>

            """
        }
        return """
            <testsuite name="input" \(RunCounts([]).junitAttributes(errors: problems.count)) \
            time="\(Milliseconds.zero.decimal)" \
            timestamp="\(Milliseconds(seconds: run.started).iso8601WithoutZone)" hostname="\(run.host.singleLine)">
            \(cases)</testsuite>

            """
    }
}

extension RunCounts {
    fileprivate func junitAttributes(errors: Int = 0) -> Markup {
        """
        tests="\(total + errors)" failures="\(failed)" errors="\(errors)" skipped="\(placeholders + undrawn)"
        """
    }
}

extension StoryReport {
    fileprivate func suite(run: RunFacts) -> Markup {
        let started = pages.flatMap(\.attempts).map { Milliseconds(seconds: $0.started) }.min { $0.count < $1.count }
        let elapsed = pages.reduce(.zero) { $0 + $1.runtime }
        return """
            <testsuite name="\(collectionTitle.singleLine): \(title.singleLine)" \(counts.junitAttributes()) \
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
                \(page.causeText)\(history)</failure></testcase>

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
