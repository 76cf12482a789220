import Digests
import MarkupText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A report to look at: one HTML document that asks for nothing but the library's pictures.
///
/// It is well-formed XML too, so that a single unescaped character would show.
struct IndexPage: ReportFile {
    typealias Failure = Never

    private let report: ReportOutline
    private var stories: StoriesSection

    init(_ report: ReportOutline) {
        self.report = report
        stories = StoriesSection(report: report)
    }

    func begin() -> [UInt8] {
        let title = "\(report.headline) Run \(report.run.id)"
        return Self.bytes(
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <meta name="color-scheme" content="light dark"/>
            <meta http-equiv="Content-Security-Policy" content="\(Self.securityPolicy)"/>
            <title>\(title)</title>
            <style>
            \(Markup(verbatim: Self.stylesheet))</style>
            </head>
            <body>
            \(Self.shapes)
            <a class="skip" href="#stories">Skip to the stories</a>
            \(RunHeader(report: report).markup)
            <main>
            \(AttentionSection(report: report).markup)\(SimilarPicturesSection(report: report).markup)\
            \(BooksSection(books: report.books).markup)\
            \(TextAttemptsSection(attempts: report.textAttempts).markup)\
            \(stories.opening)
            """)
    }

    mutating func add(_ story: StoryReport) -> [UInt8] { Self.bytes(stories.section(for: story)) }

    func end() -> [UInt8] {
        Self.bytes(
            """
            \(StoriesSection.closing)</main>
            \(RunFooter(report: report).markup)
            <script>\(Markup(verbatim: Self.script))</script>
            </body>
            </html>

            """)
    }

    private static func bytes(_ markup: Markup) -> [UInt8] { Array(markup.source.utf8) }

    /// Nothing is loaded but pictures, and no script runs but the one that lets arrow keys turn the pages.
    private static var securityPolicy: String {
        let digest = SHA256Digest(of: script).base64
        return "default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'; script-src 'sha256-\(digest)'"
    }

    private static var stylesheet: String { String(decoding: PackageResources.report_css, as: UTF8.self) }
    private static var script: String { String(decoding: PackageResources.report_js, as: UTF8.self) }

    /// A shape for every standing, so that none is told by colour alone.
    private static let shapes: Markup = """
        <svg class="shapes" aria-hidden="true" width="0" height="0">
        <symbol id="shape-ready" viewBox="0 0 16 16"><circle cx="8" cy="8" r="6.5"/></symbol>
        <symbol id="shape-placeholder" viewBox="0 0 16 16"><path d="M8 1.5a6.5 6.5 0 0 0 0 13z"/>\
        <circle class="line" cx="8" cy="8" r="5.75"/></symbol>
        <symbol id="shape-failed" viewBox="0 0 16 16"><path class="line" d="M2.5 2.5l11 11M13.5 2.5l-11 11"/></symbol>
        <symbol id="shape-undrawn" viewBox="0 0 16 16">\
        <circle class="line dashed" cx="8" cy="8" r="5.75"/></symbol>
        </svg>
        """
}

extension SHA256Digest {
    /// As content security policies have it.
    fileprivate var base64: String {
        let bytes = stride(from: 0, to: 64, by: 2).compactMap { UInt8(hex.dropFirst($0).prefix(2), radix: 16) }
        return Data(bytes).base64EncodedString()
    }
}
