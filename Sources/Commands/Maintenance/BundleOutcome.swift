import Books
import Domain
import Platform
import SystemPackage

/// The result of `verify-bundle` for one file, as text.
struct BundleOutcome {
    /// The number of problems of a file that are named.
    private static let namedProblems = 100

    let path: FilePath
    let findings: BundleFindings

    /// One line for each problem, then a summary of what was checked, then what to do. With `isQuiet`, problems only.
    func text(isQuiet: Bool) -> String {
        var text = ""
        for problem in findings.problems.prefix(Self.namedProblems) { text.add(line: "“\(path)”: \(problem)") }
        let rest = findings.problems.count - Self.namedProblems
        if rest > 0 { text.add(line: "“\(path)”: and \(rest) more problems") }
        if !isQuiet { text.add(line: summary) }
        if let advice { text.add(line: advice) }
        return text
    }

    private var summary: String {
        let outcome = findings.isWhole ? "whole" : "\(Counted(findings.problems.count, "problem", "problems"))"
        let pictures = Counted.pictures(findings.pictures)
        return "“\(path)”: \(kind), \(pictures) (\(ByteCount(findings.fileSize))): \(outcome)"
    }

    private var kind: String {
        switch findings.kind {
        case .bundle: "bundle for apps"
        case .epub: "EPUB"
        case .cbz: "CBZ"
        case .pdf: "PDF"
        }
    }

    private var advice: String? {
        if findings.isWhole { return nil }
        return findings.problems.contains(where: \.isHostile)
            ? "Do not unpack it: Nightpress writes no such files."
            : "Write it again with “nightpress export”, or fetch it again from where it came."
    }
}
