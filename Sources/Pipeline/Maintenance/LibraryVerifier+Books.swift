import Domain
import LibraryStore
import Platform
import SystemPackage

/// Verifies books: reads every file, and compares it with what was recorded when it was written.
extension LibraryVerifier {
    private struct Fault {
        var kind: IntegrityProblem.Kind
        /// Relative to the library.
        var file: String
        var problem: String
    }

    /// Returns the paths of all recorded books.
    func verifyBooks(_ findings: inout VerifyResult) async throws -> Set<String> {
        let bundles = try await library.integrity.allBundles()
        // A book that an export did not finish is written again. That is not a problem.
        for (bundle, subject, _) in bundles where bundle.isPlaced {
            findings.books += 1
            guard let fault = try fault(in: bundle) else { continue }
            let problem = IntegrityProblem(
                kind: fault.kind, subject: AffectedPages(named: [subject], count: 1), file: fault.file,
                problem: fault.problem)
            findings.problems.append(isRepairing ? try await repaired(problem, bundle) : problem)
        }
        return Set(bundles.map(\.bundle.path))
    }

    private func fault(in bundle: StoredBundle) throws -> Fault? {
        func damaged(_ problem: String) -> Fault { Fault(kind: .damagedBook, file: bundle.path, problem: problem) }
        guard let path = BookPath(bundle.path) else { return damaged("its record does not name a place for books") }
        let (place, isFolder) = (library.root.pushing(path.path), path.format.isFolder)
        guard let status = try library.fileSystem.ownStatus(of: place) else {
            return Fault(kind: .lostBook, file: bundle.path, problem: "it does not exist")
        }
        guard status.kind == (isFolder ? .directory : .file) else {
            return damaged(isFolder ? "it is not a folder" : "it is not a file")
        }
        if !isFolder, status.size != bundle.fileSize {
            return damaged("it has \(status.size) bytes, not \(bundle.fileSize)")
        }
        guard !isQuick else { return nil }
        do {
            return try difference(of: bundle, at: place, isFolder: isFolder).map(damaged)
        } catch {
            guard !error.isOfWholeDisk else { throw error }
            return damaged(error.reason)
        }
    }

    /// Nil if the book is what was written.
    private func difference(
        of bundle: StoredBundle, at place: FilePath, isFolder: Bool
    ) throws(FileSystemError) -> String? {
        if let recorded = bundle.fingerprint {
            let found = try BookFingerprint(at: place, isFolder: isFolder, library.fileSystem)
            if let difference = found.differences(from: recorded).first {
                return isFolder ? "“\(difference.file)”: \(difference.reason)" : difference.reason
            }
        }
        let size = try library.fileSystem.bookSize(of: place) ?? 0
        return size == bundle.fileSize ? nil : "it has \(size) bytes, not \(bundle.fileSize)"
    }

    /// Keeps what is there under another name, because a person may have changed it, and writes the book again.
    private func repaired(_ problem: IntegrityProblem, _ bundle: StoredBundle) async throws -> IntegrityProblem {
        var problem = problem
        let fileSystem = library.fileSystem
        do {
            if let path = BookPath(bundle.path)?.path,
                try fileSystem.ownStatus(of: library.root.pushing(path)) != nil
            {
                let kept = try KeptAside(fileSystem: fileSystem, now: context.environment.now()).keep(
                    library.root.pushing(path))
                problem.kept = path.parent.appending(kept.name ?? "").string
            }
            problem.isMadeAgain = try await ExportBooks.rewrite(bundle, in: context, placeholders: placeholders)
            if !problem.isMadeAgain { try await library.integrity.forget(bundles: [bundle.path]) }
            problem.repair = .done
        } catch let error as FileSystemError {
            problem.repair = .failed("\(error)")
        }
        return problem
    }
}
