import Domain
import LibraryStore
import Platform
import SystemPackage

/// Verifies pages and books. Their content is not read.
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

    /// Returns the paths of all recorded books.
    func verifyBooks(_ findings: inout VerifyResult) async throws -> Set<String> {
        var gone: [String] = []
        let bundles = try await library.integrity.allBundles()
        // A book that an export did not finish is written again. That is not a problem.
        for (bundle, subject, _) in bundles where bundle.isPlaced {
            findings.books += 1
            guard let (kind, problem) = try fault(in: bundle) else { continue }
            findings.problems.append(
                IntegrityProblem(
                    kind: kind, subject: AffectedPages(named: [subject], count: 1), file: bundle.path,
                    problem: problem, repair: isRepairing ? .done : .notTried))
            gone.append(bundle.path)
        }
        if isRepairing { try await library.integrity.forget(bundles: gone) }
        return Set(bundles.map(\.bundle.path))
    }

    private func fault(in bundle: StoredBundle) throws -> (IntegrityProblem.Kind, String)? {
        guard let path = BookPath(bundle.path) else {
            return (.damagedBook, "its record does not name a place for books")
        }
        let place = library.root.pushing(path.path)
        guard let status = try library.fileSystem.status(of: place) else { return (.lostBook, "it does not exist") }
        guard status.kind == (path.format.isFolder ? .directory : .file) else {
            return (.damagedBook, path.format.isFolder ? "it is not a folder" : "it is not a file")
        }
        let size = try library.fileSystem.bookSize(of: place) ?? 0
        return size == bundle.fileSize ? nil : (.damagedBook, "it has \(size) bytes, not \(bundle.fileSize)")
    }
}
