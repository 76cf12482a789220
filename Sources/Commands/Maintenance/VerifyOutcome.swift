import Domain
import LibraryStore
import Pipeline

/// The result of `verify` as text.
struct VerifyOutcome {
    let findings: VerifyResult

    /// One line for each finding, then a summary of what was checked, then what to do. With `isQuiet`, problems only.
    func text(isQuiet: Bool) -> String {
        var text = ""
        for problem in findings.problems where !isQuiet || !problem.isLeftAlone { text.add(line: problem.description) }
        if !isQuiet {
            for stray in findings.strays {
                text.add(line: "stray: “\(stray.path)” (\(ByteCount(stray.size))), which the library does not know")
            }
            for path in findings.unknown {
                text.add(line: "unknown: “\(path.onOneLine)”, which Nightpress did not put there")
            }
            text.add(line: summary)
        }
        for line in advice(isQuiet: isQuiet) { text.add(line: line) }
        return text
    }

    private var run: String { "“nightpress run PIPELINE\(findings.shard.option)”" }

    private var summary: String {
        let copies = findings.copies == 0 ? "" : ", \(Counted(findings.copies, "copy", "copies"))"
        let pictures = "\(Counted.pictures(findings.pictures)) (\(ByteCount(findings.bytes)))\(copies)"
        let checked = "\(pictures) and \(Counted(findings.books, "book", "books"))"
        let open = findings.problems.count { !$0.isRepaired && !$0.isHarmless }
        let repaired = findings.problems.count(where: \.isRepaired)
        let problems = Counted(open, "problem", "problems")
        let outcome =
            switch (open, repaired) {
            case (0, 0): findings.problems.isEmpty ? "all whole" : "all whole that pages show"
            case (0, _): "\(repaired) repaired"
            case (_, 0): "\(problems)"
            default: "\(repaired) repaired, \(problems) left"
            }
        return "\(checked) checked in \(TimeText.duration(findings.seconds)): \(outcome)"
    }

    /// What to do about all findings, in order.
    private func advice(isQuiet: Bool) -> [String] {
        let open = findings.problems.filter { !$0.isRepaired && !$0.isLeftAlone }
        var advice: [String] = []
        if open.contains(where: { $0.kind == .danglingRow }) {
            advice.append(
                "Put a copy of the database in its place, or make a new library in another folder with "
                    + "“nightpress run PIPELINE\(findings.shard.option) --library DIR”.")
        }
        if open.contains(where: { $0.kind == .unreadablePicture || $0.kind == .unreadableRendition }) {
            advice.append("Make readable, or remove by hand, what cannot be checked, and verify again.")
        }
        if open.contains(where: { if case .failed = $0.repair { true } else { false } }) {
            advice.append("Remove by hand what could not be repaired, and then “nightpress verify --repair” again.")
        }
        let repairable = open.filter { $0.isRepairable && $0.repair == .notTried }
        if repairable.contains(where: { !$0.isOfCopy }) {
            advice.append("Repair it with “nightpress verify --repair”, then \(run).")
        } else if !repairable.isEmpty {
            advice.append("Repair it with “nightpress verify --repair”; copies are made again for the next book.")
        }
        if findings.problems.contains(where: { $0.isRepaired && $0.subject?.count != 0 && !$0.isMadeAgain }) {
            advice.append("Make again what was repaired with \(run).")
        }
        if !isQuiet, findings.problems.contains(where: \.isLeftAlone) {
            advice.append("Forget pictures that no page shows and that are lost with “nightpress verify --repair”.")
        }
        if !isQuiet, !findings.strays.isEmpty {
            advice.append("Remove stray files with “nightpress clean -f”.")
        }
        return advice
    }
}

extension IntegrityProblem {
    /// Whether the finding is reported but needs no action.
    fileprivate var isLeftAlone: Bool { isHarmless && repair == .notTried }
}
