import Domain
import Media
import Platform

/// Reads every entry that may be read, and compares it with what its book says about it.
struct EntryInspection {
    /// By name of the entry.
    let expectations: [String: EntryExpectation]
    /// How many entries are in memory, and decoded, at the same time.
    let width: Int

    struct Outcome: Sendable {
        /// In the order of the entries.
        var problems: [BundleProblem] = []
        /// How many pictures could be decoded.
        var pictures = 0
    }

    func callAsFunction(_ archive: OpenArchive) async -> Outcome {
        await withTaskGroup(of: (place: Int, outcome: Outcome).self) { group in
            var found: [Int: Outcome] = [:]
            for (number, place) in archive.survey.readable.enumerated() {
                if number >= width, let done = await group.next() { found[done.place] = done.outcome }
                switch archive.content(at: place) {
                case .damaged(let problem): found[place] = Outcome(problems: [problem])
                case .whole(let bytes):
                    let name = archive.entries[place].name
                    let expectation = expectations[name] ?? EntryExpectation()
                    group.addTask { (place, await outcome(of: bytes, name, expectation)) }
                }
            }
            for await done in group { found[done.place] = done.outcome }
            return archive.survey.readable.lazy.compactMap { found[$0] }.reduce(into: Outcome()) { all, one in
                all.problems += one.problems
                all.pictures += one.pictures
            }
        }
    }

    @concurrent
    private func outcome(of bytes: [UInt8], _ name: String, _ expectation: EntryExpectation) async -> Outcome {
        var outcome = Outcome()
        if let digest = expectation.digest, SHA256Digest(of: bytes).hex != digest.value {
            outcome.problems.append(.wrongDigest(name, by: digest.authority))
        }
        if expectation.isXML, let flaw = TagScanner.flaw(inNestingOf: bytes) {
            outcome.problems.append(.malformed(name, problem: flaw))
        }
        guard let format = expectation.format else { return outcome }
        do {
            let header = try PictureHeader.read(bytes)
            let bitmap = try PictureDecoder.decode(bytes)
            outcome.pictures = 1
            if header.format != format.value {
                outcome.problems.append(
                    .wrongType(name, type: header.format.words, stated: format.value.words, by: format.authority))
            }
            outcome.problems += sizeProblems(bitmap, name, expectation)
        } catch {
            outcome.problems.append(.badPicture(name, reason: "\(error)"))
        }
        return outcome
    }

    private func sizeProblems(_ bitmap: Bitmap, _ name: String, _ expectation: EntryExpectation) -> [BundleProblem] {
        let stated = (expectation.width?.value ?? bitmap.width, expectation.height?.value ?? bitmap.height)
        guard stated != (bitmap.width, bitmap.height) else { return [] }
        let authority = expectation.width?.authority ?? expectation.height?.authority ?? ""
        let size = "\(bitmap.width)x\(bitmap.height)"
        return [.wrongSize(name, size: size, stated: "\(stated.0)x\(stated.1)", by: authority)]
    }
}

extension PictureFormat {
    fileprivate var words: String { rawValue.uppercased() }
}
