import Domain
import Media
import SystemPackage

/// Compares an app bundle with its manifest and its list of digests.
struct AppBundleChecker {
    /// How many places of a manifest are named that do not match its schema.
    private static let namedProblems = 20
    /// How many values a manifest may have. A manifest of maximum length has about 600,000, forty for each page.
    private static let valueLimit = 1_000_000

    let path: FilePath
    private let schema: JSONSchema

    init(path: FilePath) throws {
        self.path = path
        schema = try JSONSchema(parsing: AppManifest.schema)
    }

    func callAsFunction(_ archive: OpenArchive) throws(BundleCheckError) -> BundleChecker {
        var examination = BundleChecker(isOwn: true)
        for (place, name, words) in [(0, AppManifest.path, "first"), (1, ChecksumList.path, "second")]
        where archive.has(name) && archive.entries[place].name != name {
            examination.problems.append(.outOfPlace(name, place: "the \(words) of the archive"))
        }
        readManifest(try manifest(in: archive), archive, &examination)
        readDigests(archive, &examination)
        return examination
    }

    private enum Reading {
        case unreadable
        case malformed([String])
        case whole(AppManifest)
    }

    /// Throws if the archive is a bundle of another kind, or of a later program version.
    private func manifest(in archive: OpenArchive) throws(BundleCheckError) -> Reading {
        guard let bytes = archive.document(AppManifest.path) else { return .unreadable }
        guard bytes.count <= AppManifest.sizeLimit else {
            return .malformed(["it has \(bytes.count) bytes, at most \(AppManifest.sizeLimit) are read"])
        }
        guard JSONValueCount.valueCount(of: bytes) <= Self.valueLimit else {
            return .malformed(["it has more than \(Self.valueLimit) values"])
        }
        guard let value = try? JSONValue(parsing: bytes) else { return .malformed(["it is not JSON"]) }
        guard case .object(let members) = value, members["format"] == .string(AppManifest.format) else {
            throw .unknownKind(path)
        }
        if case .number(let version)? = members["version"], let version = Int(exactly: version),
            version > AppManifest.version
        {
            throw .newer(path, version: version)
        }
        let problems = schema.problems(in: value)
        guard problems.isEmpty else {
            let rest = problems.count - Self.namedProblems
            return .malformed(
                problems.prefix(Self.namedProblems).map(\.description)
                    + (rest > 0 ? ["and \(rest) more problems"] : []))
        }
        guard let manifest = try? AppManifest(parsing: bytes) else {
            return .malformed(["it cannot be read as its schema says"])
        }
        return .whole(manifest)
    }

    private func readManifest(_ reading: Reading, _ archive: OpenArchive, _ examination: inout BundleChecker) {
        switch reading {
        case .unreadable: break
        case .malformed(let problems):
            examination.problems += problems.map { .malformed(AppManifest.path, problem: $0) }
        case .whole(let manifest): compare(manifest, archive, &examination)
        }
    }

    private func compare(_ manifest: AppManifest, _ archive: OpenArchive, _ examination: inout BundleChecker) {
        var files: [String: AppManifest.File] = [:]
        for picture in manifest.stories.lazy.flatMap(\.pages).flatMap(\.pictures) {
            for size in RenditionSize.allCases {
                let file = picture.sizes[size]
                if let other = files.updateValue(file, forKey: file.path) {
                    if other != file {
                        examination.problems.append(
                            .malformed(AppManifest.path, problem: "it describes “\(file.path.excerpt)” in two ways"))
                    }
                    continue
                }
                expect(file, archive, &examination)
            }
        }
        let known: Set<String> = [AppManifest.path, ChecksumList.path]
        for entry in archive.files where files[entry.name] == nil && !known.contains(entry.name) {
            examination.problems.append(.unlisted(entry.name, by: AppManifest.path))
        }
    }

    private func expect(_ file: AppManifest.File, _ archive: OpenArchive, _ examination: inout BundleChecker) {
        guard let place = archive.survey.places[file.path] else {
            examination.problems.append(.missing(file.path, namedBy: AppManifest.path))
            return
        }
        let size = archive.entries[place].size
        if size != file.bytes {
            examination.problems.append(
                .wrongBytes(file.path, size: size, stated: "\(file.bytes)", by: AppManifest.path))
        }
        let format = EntryExpectation.Fact(endingOf: file.path)
        if format == nil {
            examination.problems.append(
                .malformed(AppManifest.path, problem: "its picture “\(file.path.excerpt)” has no picture's name"))
        }
        examination.expectations[file.path] = EntryExpectation(
            digest: fact(file.sha256), format: format, width: fact(file.width),
            height: fact(file.height))
    }

    private func fact<Value>(_ value: Value) -> EntryExpectation.Fact<Value> {
        EntryExpectation.Fact(value: value, authority: AppManifest.path)
    }

    /// Reads the digests of the list. If they differ from those of the manifest, one of the two is wrong.
    private func readDigests(_ archive: OpenArchive, _ examination: inout BundleChecker) {
        guard archive.has(ChecksumList.path) else {
            examination.problems.append(.missing(ChecksumList.path, namedBy: "every bundle"))
            return
        }
        guard let bytes = archive.document(ChecksumList.path) else { return }
        let list: ChecksumList
        do {
            list = try ChecksumList(parsing: bytes)
        } catch {
            examination.problems.append(.malformed(ChecksumList.path, problem: error.description))
            return
        }
        for line in list.lines {
            guard archive.has(line.path) else {
                examination.problems.append(.missing(line.path, namedBy: ChecksumList.path))
                continue
            }
            if let stated = examination.expectations[line.path]?.digest?.value, stated != line.digest {
                examination.problems.append(
                    .malformed(
                        AppManifest.path,
                        problem: "its SHA-256 of “\(line.path.excerpt)” is not the one in “\(ChecksumList.path)”"))
            }
            examination.expectations[line.path, default: EntryExpectation()].digest =
                EntryExpectation.Fact(value: line.digest, authority: ChecksumList.path)
        }
        let paths = Set(list.lines.map(\.path))
        for entry in archive.files where entry.name != ChecksumList.path && !paths.contains(entry.name) {
            examination.problems.append(.unlisted(entry.name, by: ChecksumList.path))
        }
    }
}
