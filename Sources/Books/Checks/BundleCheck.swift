import Media
package import Platform
package import SystemPackage

/// Checks whether a book's file is undamaged: an app bundle, an EPUB, a CBZ or a PDF from any source.
///
/// A book of Nightpress must be exactly as it says of itself. Of another program's book only what is certain is
/// reported: a wrong container, XML that is not well-formed, files that are named but missing, damaged files.
///
/// Everything is read within limits, and nothing is written to the disk. The file system reports what exists at a path;
/// libzip opens the archive.
package struct BundleCheck: Sendable {
    private let fileSystem: any FileSystem
    private let width: Int
    private let limits: BundleLimits

    /// A picture may take 160 megabytes while it is checked.
    private static let mostAtATime = 8

    /// `width` pictures are decoded at the same time.
    package init(fileSystem: any FileSystem, width: Int, limits: BundleLimits = .standard) {
        self.fileSystem = fileSystem
        self.width = min(max(1, width), Self.mostAtATime)
        self.limits = limits
    }

    /// Throws ``BundleCheckError`` if the file is none of these.
    package func callAsFunction(_ path: FilePath) async throws -> BundleFindings {
        try requireFile(path)
        if let findings = try pdfFindings(path) { return findings }
        let census = try ZIPEndRecords(path: path)
        guard census.beginsAsArchive || census.endsAsArchive else { throw BundleCheckError.notAnArchive(path) }
        if let problem = excess(census) { return Self.findings(census, [problem], path) }
        let (archive, damage) = try open(path, census)
        let hidden = try census.namesWithNUL(path: path).map { BundleProblem.unsafeName($0, .control) }
        guard let archive else { return Self.findings(census, damage, path) }
        let kind = try kind(of: archive, path)
        var examination = try examine(archive, as: kind, path, census.opening)
        if archive.survey.readable.isEmpty { examination.problems = [] }
        let inspected = await EntryInspection(expectations: examination.expectations, width: width)(archive)
        let large = archive.survey.large.compactMap { archive.damage(at: $0) }
        var problems = damage + hidden + archive.survey.problems + examination.problems + inspected.problems + large
        if let problem = try digestProblem(census, examination, kind, path) { problems.append(problem) }
        return BundleFindings(
            kind: kind, fileSize: census.fileSize, entries: archive.entries.count, pictures: inspected.pictures,
            problems: examination.isForeign ? problems.filter(\.isCertain) : problems)
    }

    /// What is wrong with the digest at the end of a book of Nightpress. A bundle for apps also has a list of the digests
    /// of its files, so that it can be packed again, without a comment.
    private func digestProblem(
        _ census: ZIPEndRecords, _ examination: BundleChecker, _ kind: BundleFindings.Kind, _ path: FilePath
    ) throws(ArchiveError) -> BundleProblem? {
        if let stated = ArchiveDigest(comment: census.comment) {
            return try ArchiveDigest(of: path) == stated ? nil : .changedArchive
        }
        guard census.comment.isEmpty else { return examination.isOwn ? .changedArchive : nil }
        return examination.isOwn && kind != .bundle ? .noDigest : nil
    }

    /// Nil if the file is not a PDF.
    private func pdfFindings(_ path: FilePath) throws(BundleCheckError) -> BundleFindings? {
        do {
            var beginning: [UInt8] = []
            let opening = try fileSystem.read(path, limit: limits.pdf)
            beginning = Array(opening.prefix(5))
            guard beginning == Array("%PDF-".utf8) else { return nil }
            return PDFChecker(opening).findings
        } catch {
            if case .tooLarge = error.cause { return nil }
            throw .fileSystem(error)
        }
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
        case .link?, .pipe?, .socket?, .device?, .other?: throw .special(path)
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

    /// An archive that cannot be opened strictly is opened leniently, to report more of its problems.
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
        if EPUBChecker.isOne(archive, path) { return .epub }
        if archive.has(AppManifest.path) { return .bundle }
        if CBZChecker.isOne(archive, path) { return .cbz }
        throw .unknownKind(path)
    }

    private func examine(
        _ archive: OpenArchive, as kind: BundleFindings.Kind, _ path: FilePath, _ opening: [UInt8]
    ) throws -> BundleChecker {
        switch kind {
        case .bundle: try AppBundleChecker(path: path)(archive)
        case .epub: EPUBChecker(opening: opening)(archive)
        case .cbz: CBZChecker()(archive)
        case .pdf: BundleChecker()
        }
    }

    /// The findings on an archive whose content is not read. Its format is taken from its name.
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
