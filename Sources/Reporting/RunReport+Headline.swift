extension ReportOutline {
    /// The outcome in one sentence: the first line of the report, and the last of the terminal.
    package var headline: String {
        let counts = counts
        switch run.outcome {
        case .whole, .placeholders: return Self.summary(of: counts).asSentence
        case .failures where counts.failed == 0:
            return (Self.summary(of: counts) + "; something else failed, see the notices").asSentence
        case .failures: return Self.summary(of: counts).asSentence
        case .stopped: return "The run stopped at its limit: \(Self.summary(of: counts))."
        case .interrupted where run.untimelyEnd == .withoutAWord:
            return "The run ended without a word (killed or crashed): \(Self.summary(of: counts))."
        case .interrupted where run.untimelyEnd == .withAnError:
            return "The run ended with an error, see the notices: \(Self.summary(of: counts))."
        case .interrupted: return "The run was interrupted: \(Self.summary(of: counts))."
        }
    }

    private static func summary(of counts: RunCounts) -> String {
        switch counts.total {
        case 0: return "there was nothing to draw"
        case 1 where counts.ready == 1: return "the only picture is ready"
        case counts.ready: return "all \(counts.total) pictures are ready"
        default: break
        }
        var shortfalls: [String] = []
        if counts.failed > 0 { shortfalls.append("\(counts.failed) failed") }
        if counts.placeholders > 0 {
            shortfalls.append(
                counts.placeholders == 1 ? "1 has a placeholder" : "\(counts.placeholders) have placeholders")
        }
        if counts.undrawn > 0 {
            shortfalls.append("\(counts.undrawn) \(counts.undrawn == 1 ? "is" : "are") not drawn")
        }
        let readiness =
            switch counts.ready {
            case 0: "none of \(counts.total) pictures is ready"
            case 1: "1 of \(counts.total) pictures is ready"
            default: "\(counts.ready) of \(counts.total) pictures are ready"
            }
        return readiness + "; " + shortfalls.formattedAsList
    }
}

extension RunReport {
    package var headline: String { outline.headline }
}

extension String {
    /// With a capital first and a full stop last.
    var asSentence: String {
        prefix(1).uppercased() + dropFirst() + "."
    }
}

extension [String] {
    /// `a`, `a and b`, `a, b and c`.
    var formattedAsList: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
