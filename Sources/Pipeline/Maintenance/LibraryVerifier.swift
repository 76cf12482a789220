import Generation
import LibraryStore
import Platform
import SystemPackage

/// Compares the files of an open library with its rows, and repairs what it can if requested.
struct LibraryVerifier {
    /// How many rows are in memory at the same time.
    static let batch = 512
    /// How many pages of one picture are named.
    private static let namedPages = 3

    let context: LibraryContext
    let isRepairing: Bool
    /// Whether only sizes are compared.
    let isQuick: Bool
    /// Makes the generator of placeholders for books that are written again.
    let placeholders: @Sendable () throws -> any ImageGenerator
    /// How many files are read at the same time.
    let width: Int

    var library: Library { context.library }
    var listener: @Sendable (RunEvent) -> Void { context.listener }

    func callAsFunction() async throws -> VerifyResult {
        var findings = VerifyResult()
        listener(
            .checking(pictures: try await library.integrity.pictureCount() + library.pictures.renditionFileCount()))
        try await verifyPictures(&findings)
        try await verifyRenditions(&findings)
        if !isQuick { try await verifyPages(&findings) }
        let recorded = try await verifyBooks(&findings)
        guard !isQuick else { return findings }
        let pictures = try await StrayFiles(library: library)()
        let books = try BookFiles(in: library)
        findings.strays = pictures.strays + books.books.filter { !recorded.contains($0.path) }
        findings.unknown = pictures.unknown + books.unknown
        return findings
    }

    private func verifyPictures(_ findings: inout VerifyResult) async throws {
        var key = ""
        while true {
            let rows = try await library.integrity.pictureRows(after: key, limit: Self.batch)
            guard let last = rows.last else { return }
            key = last.key
            let faults = await faults(in: rows.map { $0.picture?.keptFile })
            findings.pictures += rows.count
            findings.bytes += zip(rows, faults).reduce(0) { $0 + ($1.1 == nil ? $1.0.picture?.fileSize ?? 0 : 0) }
            findings.problems += try await problems(
                zip(rows, faults).compactMap { row, fault in fault.map { (row, $0) } })
        }
    }

    /// One result for each row, nil if its file is undamaged. `width` files are read at the same time.
    func faults(in rows: [PictureRecord?]) async -> [PictureCheck.Fault?] {
        let check = PictureCheck(root: library.root, fileSystem: library.fileSystem)
        if isQuick {
            defer { for _ in rows { listener(.checked) } }
            return check.faultsOfSizes(in: rows)
        }
        return await withTaskGroup(of: (index: Int, fault: PictureCheck.Fault?).self) { group in
            var faults = [PictureCheck.Fault?](repeating: nil, count: rows.count)
            for index in rows.indices {
                if index >= width, let checked = await group.next() {
                    faults[checked.index] = checked.fault
                    listener(.checked)
                }
                group.addTask { (index, check.fault(in: rows[index])) }
            }
            for await checked in group {
                faults[checked.index] = checked.fault
                listener(.checked)
            }
            return faults
        }
    }

    /// Repairs pictures if requested: removes the file first, and then its row and what shows it.
    private func problems(_ faults: [(row: PictureRow, fault: PictureCheck.Fault)]) async throws -> [IntegrityProblem] {
        guard !faults.isEmpty else { return [] }
        let pages = try await library.integrity.pages(showing: faults.map(\.row.key), limit: Self.namedPages)
        var problems: [IntegrityProblem] = []
        var gone: [String] = []
        for (row, fault) in faults {
            var problem = IntegrityProblem(
                kind: fault.kind, subject: pages[row.key], file: row.picture?.path ?? row.key, problem: fault.problem)
            if isRepairing, problem.isRepairable {
                problem.repair = removal(of: row, fault)
                if problem.isRepaired { gone.append(row.key) }
            }
            problems.append(problem)
        }
        try await library.integrity.forget(pictures: gone)
        return problems
    }

    private func removal(of row: PictureRow, _ fault: PictureCheck.Fault) -> IntegrityProblem.Repair {
        guard fault.kind == .damagedPicture, let picture = row.picture else { return .done }
        do {
            try library.pictures.removeDamaged(picture.path)
            return .done
        } catch {
            return .failed("\(error)")
        }
    }
}
