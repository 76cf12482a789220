import Domain
import LibraryStore

/// Verifies pages.
extension LibraryVerifier {
    func verifyPages(_ findings: inout VerifyResult) async throws {
        var last = PanelID(0)
        while true {
            let panels = try await library.integrity.barePanels(after: last, limit: Self.batch)
            guard let end = panels.last else { return }
            last = end.id
            findings.problems += panels.map { panel in
                IntegrityProblem(
                    kind: .barePage, subject: AffectedPages(named: [panel.page], count: 1),
                    problem: panel.picture.map { "it shows the picture “\($0)”, which the library does not know" }
                        ?? "it is called ready and has no picture", repair: isRepairing ? .done : .notTried)
            }
            if isRepairing { try await library.pictures.requeue(panels.map(\.id)) }
        }
    }
}
