import Media
package import Platform
package import SystemPackage

/// Looks whether a book's file is whole: a bundle for apps, an EPUB or a CBZ, from wherever it comes.
///
/// Everything is read within limits, and nothing is ever written to the disk. What lies at a path is asked of the file
/// system; the archive itself is libzip's to open.
package struct BundleCheck: Sendable {
    private let fileSystem: any FileSystem
    private let width: Int
    private let limits: BundleLimits

    /// A picture may take 160 megabytes while it is looked at.
    private static let mostAtATime = 8

    /// `width` pictures are decoded at a time.
    package init(fileSystem: any FileSystem, width: Int, limits: BundleLimits = .standard) {
        self.fileSystem = fileSystem
        self.width = min(max(1, width), Self.mostAtATime)
        self.limits = limits
    }

    /// Throws ``BundleCheckError`` where the file is none of these.
    package func callAsFunction(_ path: FilePath) async throws -> BundleFindings {
        try requireFile(path)
        let census = try ZIPEndRecords(path: path)
        guard census.beginsAsArchive || census.endsAsArchive else { throw BundleCheckError.notAnArchive(path) }
        if let problem = excess(census) { return Self.findings(census, [problem], path) }
        let (archive, damage) = try open(path, census)
        let hidden = try census.namesWithNUL(path: path).map { BundleProblem.unsafeName($0, .control) }
        guard let archive else { return Self.findings(census, damage, path) }
        let kind = try kind(of: archive, path)
        var examination = try examine(archive, as: kind, path)
        if archive.survey.readable.isEmpty { examination.problems = [] }
        let inspected = await EntryInspection(expectations: examination.expectations, width: width)(archive)
        return BundleFindings(
            kind: kind, fileSize: census.fileSize, entries: archive.entries.count, pictures: inspected.pictures,
            problems: damage + hidden + archive.survey.problems + examination.problems + inspected.problems)
    }

    private func requireFile(_ path: FilePath) throws(BundleCheckError) {
        let status: FileStatus?
        do {
            status = try fileSystem.status(of: path)
        } catch {
            throw .fileSystem(error)
        }
        switch status?.kind {
        case nil: throw .missing(path)
        case .directory?: throw .folder(path)
        case .file?: break
        case .link?, .other?: throw .special(path)
        }
    }

    private func excess(_ census: ZIPEndRecords) -> BundleProblem? {
        if census.entryCount > limits.entries {
            return .tooManyEntries(count: census.entryCount, limit: limits.entries)
        }
        if census.directorySize > limits.directory {
            return .longDirectory(size: census.directorySize, limit: limits.directory)
        }
        return census.listCount > 1 ? .severalLists(count: census.listCount) : nil
    }

    /// One that cannot be opened strictly is opened leniently, to say more of what is wrong with it.
    private func open(_ path: FilePath, _ census: ZIPEndRecords) throws -> (OpenArchive?, [BundleProblem]) {
        do {
            let reader = try ZIPReader(path: path)
            return (OpenArchive(reader, fileSize: census.fileSize, limits: limits), [])
        } catch {
            guard case .cannotOpen(_, let reason) = error else { throw error }
            guard let reader = try? ZIPReader(path: path, isLenient: true) else {
                return (nil, [.damagedArchive(reason: reason)])
            }
            let archive = OpenArchive(reader, fileSize: census.fileSize, limits: limits)
            return (archive, archive.survey.problems.isEmpty ? [.damagedArchive(reason: reason)] : [])
        }
    }

    private func kind(of archive: OpenArchive, _ path: FilePath) throws(BundleCheckError) -> BundleFindings.Kind {
        if EPUBChecker.isOne(archive) { return .epub }
        if archive.has(AppManifest.path) { return .bundle }
        if archive.has(CBZChecker.information) { return .cbz }
        throw .unknownKind(path)
    }

    private func examine(
        _ archive: OpenArchive, as kind: BundleFindings.Kind, _ path: FilePath
    ) throws -> BundleChecker {
        switch kind {
        case .bundle: try AppBundleChecker(path: path)(archive)
        case .epub: EPUBChecker()(archive)
        case .cbz: CBZChecker()(archive)
        }
    }

    /// Of an archive that is not looked into, so that its name must tell what it is.
    private static func findings(
        _ census: ZIPEndRecords, _ problems: [BundleProblem], _ path: FilePath
    ) -> BundleFindings {
        let kind: BundleFindings.Kind =
            switch path.suffix?.lowercased() {
            case "epub": .epub
            case "cbz": .cbz
            default: .bundle
            }
        return BundleFindings(kind: kind, fileSize: census.fileSize, problems: problems)
    }
}
