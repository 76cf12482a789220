import Archives
import Digests
import Domain
import ImageCodecs

/// Reads every entry that may be read, and holds it against what its book says of it.
struct EntryInspection {
    /// By the names of entries.
    let expectations: [String: EntryExpectation]
    /// The file that tells digests.
    let digestAuthority: String
    /// How many entries are in memory, and decoded, at a time.
    let width: Int

    struct Outcome: Sendable {
        /// In the order of the entries.
        var problems: [BundleProblem] = []
        var pictures = 0
    }

    func callAsFunction(_ archive: OpenArchive) async -> Outcome {
        await withTaskGroup(of: (place: Int, problems: [BundleProblem]).self) { group in
            var outcome = Outcome()
            var found: [Int: [BundleProblem]] = [:]
            for (number, place) in archive.survey.readable.enumerated() {
                if number >= width, let done = await group.next() { found[done.place] = done.problems }
                switch archive.content(at: place) {
                case .failure(let problem): found[place] = [problem]
                case .success(let bytes):
                    let name = archive.entries[place].name
                    let expectation = expectations[name] ?? EntryExpectation()
                    if expectation.isPicture { outcome.pictures += 1 }
                    group.addTask { (place, await problems(in: bytes, of: name, expectation)) }
                }
            }
            for await done in group { found[done.place] = done.problems }
            outcome.problems = archive.survey.readable.flatMap { found[$0] ?? [] }
            return outcome
        }
    }

    @concurrent
    private func problems(
        in bytes: [UInt8], of name: String, _ expectation: EntryExpectation
    ) async -> [BundleProblem] {
        var problems: [BundleProblem] = []
        if let digest = expectation.digest, SHA256Digest(of: bytes).hex != digest {
            problems.append(.wrongDigest(name, by: digestAuthority))
        }
        if expectation.isPicture { problems += pictureProblems(bytes, name, expectation) }
        return problems
    }

    private func pictureProblems(
        _ bytes: [UInt8], _ name: String, _ expectation: EntryExpectation
    ) -> [BundleProblem] {
        do {
            let header = try PictureHeader.read(bytes)
            let bitmap = try PictureDecoder.decode(bytes)
            var problems: [BundleProblem] = []
            if !name.hasSuffix(".\(header.format.fileExtension)"), !(header.format == .jpeg && name.hasSuffix(".jpeg"))
            {
                problems.append(.wrongType(name, type: header.format.rawValue.uppercased()))
            }
            let stated = (expectation.width ?? bitmap.width, expectation.height ?? bitmap.height)
            if stated != (bitmap.width, bitmap.height) {
                problems.append(
                    .wrongSize(
                        name, size: "\(bitmap.width)x\(bitmap.height)", stated: "\(stated.0)x\(stated.1)",
                        by: expectation.authority))
            }
            return problems
        } catch {
            return [.badPicture(name, reason: "\(error)")]
        }
    }
}
