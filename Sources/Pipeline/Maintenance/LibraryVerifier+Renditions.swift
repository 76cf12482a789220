import LibraryStore
import Platform
import SystemPackage

/// Verifies pictures made from pictures. A lost one costs only time: the next book that needs it makes it again.
extension LibraryVerifier {
    func verifyRenditions(_ findings: inout VerifyResult) async throws {
        var key = ""
        while true {
            let files = try await library.pictures.renditionFiles(after: key, limit: Self.batch)
            guard let last = files.last else { return }
            key = last.key
            let faults = await faults(in: files.map(\.file))
            findings.copies += files.count
            var gone: [String] = []
            for case (let file, let fault?) in zip(files, faults) {
                let problem = problem(file, fault)
                if problem.isRepaired { gone.append(file.key) }
                findings.problems.append(problem)
            }
            try await library.pictures.forget(renditionFiles: gone)
        }
    }

    /// Repairs the rendition if requested: removes the file first, and then its rows.
    private func problem(_ file: RenditionFile, _ fault: PictureCheck.Fault) -> IntegrityProblem {
        let kind: IntegrityProblem.Kind =
            switch fault.kind {
            case .lostPicture: .lostRendition
            case .damagedPicture: .damagedRendition
            default: .unreadableRendition
            }
        var problem = IntegrityProblem(
            kind: kind, subject: AffectedPages(named: [], count: 0), file: file.file?.path ?? file.key,
            problem: fault.problem)
        guard isRepairing, problem.isRepairable else { return problem }
        do {
            if kind == .damagedRendition, let path = file.file?.path {
                try library.pictures.removeDamaged(path)
            }
            problem.repair = .done
        } catch {
            problem.repair = .failed("\(error)")
        }
        return problem
    }
}
