import Media
import Platform

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The head of every document of a report, with its content security policy. Pictures and the stylesheet are files of
/// the report or the library. Only the document's own script runs. Nothing is loaded from the network.
struct DocumentHead: Sendable {
    /// The relative path from the document to the report's folder: empty, or `../../`.
    let up: String
    /// A script that is part of the program, well-formed as XML.
    let script: String
    private let policy: String

    /// `loadsMore` allows the document's script, and nothing else, to load further scripts.
    init(up: String, script: String, loadsMore: Bool) {
        self.up = up
        self.script = script
        // The meaning of `'self'` is not standardized for local files, so the `file:` scheme is listed, too.
        policy = """
            default-src 'none'; img-src 'self' file:; style-src 'self' file:; \
            script-src 'sha256-\(SHA256Digest(of: script).base64)'\(loadsMore ? " 'strict-dynamic'" : ""); \
            base-uri 'none'; form-action 'none'
            """
    }

    func markup(title: String) -> Markup {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8"/>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="color-scheme" content="light dark"/>
        <meta http-equiv="Content-Security-Policy" content="\(policy)"/>
        <title>\(title.singleLine)</title>
        <link rel="stylesheet" href="\(up)\(StyleFile.name)"/>
        </head>
        """
    }

    var scriptMarkup: Markup { "<script>\(Markup(verbatim: script))</script>" }

    /// Each state has its own shape, so that it does not depend on colour alone.
    static let shapes: Markup = """
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
    /// In the format of content security policies.
    fileprivate var base64: String {
        let bytes = stride(from: 0, to: 64, by: 2).compactMap { UInt8(hex.dropFirst($0).prefix(2), radix: 16) }
        return Data(bytes).base64EncodedString()
    }
}
