/// Why a book cannot be printed as its pipeline says.
enum PrintProblem: Error, Hashable, Sendable {
    case unknownPreset(String)
    /// In inches.
    case unknownTrim(PrintPreset, width: Double, height: Double)
    case unknownPaper(PrintPreset, String)
    case tooManyPages(PrintPreset, Int)
    case unknownSpine(PrintPreset)
}

extension PrintProblem: CustomStringConvertible {
    /// Follows what could not be made and a colon.
    var description: String {
        switch self {
        case .unknownPreset(let name):
            "there is no preset “\(name)”; choose from \(PrintPreset.all.map(\.name).joined(separator: ", "))"
        case .unknownTrim(let preset, let width, let height):
            """
            \(preset.house) does not print “\(preset.name)” in \(Self.inches(width))x\(Self.inches(height)) in; choose a \
            “trim” from \(preset.trims.map { "\(Self.inches($0[0]))x\(Self.inches($0[1]))" }.joined(separator: ", "))
            """
        case .unknownPaper(let preset, let name):
            """
            “\(preset.name)” has no paper “\(name)”; \
            \(preset.papers.isEmpty ? "leave “paper” out" : "choose from \(preset.papers.map(\.name).joined(separator: ", "))")
            """
        case .tooManyPages(let preset, let pages):
            """
            it has \(pages) pages, and \(preset.house) prints “\(preset.name)” with at most \(preset.pages.most); print \
            its stories one by one
            """
        case .unknownSpine(let preset):
            """
            \(preset.house) gives the width of the spine with its cover template; take it from there, and name it with \
            “spine” under “print”
            """
        }
    }

    private static func inches(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let (whole, part) = hundredths.quotientAndRemainder(dividingBy: 100)
        if part == 0 { return "\(whole)" }
        return part.isMultiple(of: 10) ? "\(whole).\(part / 10)" : "\(whole).\(part < 10 ? "0" : "")\(part)"
    }
}
