import Domain
import Media

/// `junit.xml`, valid by the schema of Jenkins. Its suites are also valid by Ant's schema, which allows no attributes
/// on the root element. Each story is a suite and each page a case. A placeholder counts as skipped, or as a failure if
/// the report is strict. A page that was never drawn counts as skipped. Text stand-ins are in the suite's output. Input problems count as errors in a suite of
/// their own, which comes first.
///
/// Schemas: `junit-10.xsd` of Jenkins' xUnit plugin, and https://github.com/windyroad/JUnit-Schema.
struct JUnitFile: ReportFile {
    typealias Failure = Never

    private let outline: ReportOutline
    /// The number of the next suite, counted from 0.
    private var number = 0

    init(_ outline: ReportOutline) {
        self.outline = outline
    }

    private var run: RunFacts { outline.run }
    private var problems: [String] { outline.problems }

    mutating func begin() -> [UInt8] {
        let counts = outline.counts
        return Array(
            ("""
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="Nightpress run \(run.id.singleLine)" tests="\(outline.listedPages + problems.count)" \
            failures="\(counts.junitFailures(strict: outline.isStrict))" errors="\(problems.count)" \
            time="\(run.span.length.decimal)">
            \(inputSuite())
            """ as Markup).source.utf8)
    }

    mutating func add(_ story: StoryReport) -> [UInt8] {
        let started = story.pages.flatMap(\.attempts).map { Milliseconds(seconds: $0.started) }
            .min { $0.count < $1.count }
        let titles = [story.collectionTitle.singleLine, story.title.singleLine].filter { !$0.isEmpty }
        let suite = suite(
            titles.isEmpty ? story.path : titles.joined(separator: ": "),
            package: "\(story.collection.text).\(story.slug.text)",
            counts: story.counts, time: story.pages.reduce(.zero) { $0 + $1.runtime },
            started: started ?? Milliseconds(seconds: run.started),
            cases: story.pages.map { story.testCase(for: $0, isStrict: outline.isStrict) },
            output: story.standIns.map(\.words))
        return Array(suite.source.utf8)
    }

    func end() -> [UInt8] { Array("</testsuites>\n".utf8) }

    private mutating func inputSuite() -> Markup {
        guard !problems.isEmpty else { return .empty }
        let cases = problems.enumerated().map { index, problem -> Markup in
            """
            <testcase name="input \(index + 1)" classname="input" time="\(Milliseconds.zero.decimal)">\
            <error message="\(problem.singleLine)" type="input"/></testcase>

            """
        }
        return suite(
            "input", package: "input", counts: RunCounts([]), errors: problems.count, time: .zero,
            started: Milliseconds(seconds: run.started), cases: cases)
    }

    /// Ant's schema requires the empty elements and some of the attributes.
    private mutating func suite(
        _ name: String, package: String, counts: RunCounts, errors: Int = 0, time: Milliseconds,
        started: Milliseconds, cases: [Markup], output: [String] = []
    ) -> Markup {
        defer { number += 1 }
        let host = run.host.singleLine
        let failures = counts.junitFailures(strict: outline.isStrict)
        return """
            <testsuite id="\(number)" package="\(package)" name="\(name)" tests="\(counts.total + errors)" \
            failures="\(failures)" errors="\(errors)" \
            skipped="\(counts.total - counts.ready - failures)" time="\(time.decimal)" \
            timestamp="\(started.iso8601WithoutZone)" hostname="\(host.isEmpty ? "localhost" : host)">
            <properties><property name="run" value="\(run.id.singleLine)"/></properties>
            \(cases)\(Self.systemOut(output))
            <system-err/>
            </testsuite>

            """
    }
}

extension JUnitFile {
    fileprivate static func systemOut(_ lines: [String]) -> Markup {
        lines.isEmpty ? "<system-out/>" : "<system-out>\(lines.map(\.singleLine).joined(separator: "\n"))</system-out>"
    }
}

extension RunCounts {
    /// Pages that are neither ready nor failures count as skipped.
    fileprivate func junitFailures(strict isStrict: Bool) -> Int { failed + (isStrict ? placeholders : 0) }
}

extension StoryReport {
    fileprivate func testCase(for page: PageReport, isStrict: Bool) -> Markup {
        let opening: Markup = """
            <testcase name="\(name(of: page))" classname="\(collection.text).\(slug.text)" time="\(page.runtime.decimal)"
            """
        switch page.state {
        case .ready:
            return "\(opening)/>\n"
        case .placeholder where !isStrict:
            return "\(opening)><skipped message=\"placeholder: \(page.causeText)\"/></testcase>\n"
        case .undrawn:
            return "\(opening)><skipped message=\"\(page.statusText)\"/></testcase>\n"
        case .placeholder, .failed:
            let head = page.state == .placeholder ? "placeholder: " : ""
            let history = page.attempts.map { attempt -> Markup in
                "\n\(attempt.number). \(PageCause(attempt, in: .this).summary)"
            }
            return """
                \(opening)><failure message="\(head + page.causeText)" type="\(page.junitType)">\
                \(head + page.causeText)\(history)</failure></testcase>

                """
        }
    }
}

extension PageReport {
    fileprivate var causeText: String {
        if let deadRuns { return "given up after \(deadRuns) runs that died while drawing it" }
        return cause?.summary ?? outage?.singleLine ?? "no attempt is recorded"
    }

    fileprivate var junitType: String {
        state == .placeholder ? "placeholder" : cause?.attempt.outcome.rawValue ?? "failed"
    }
}
