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
        let names = archive.survey.places
        return await withTaskGroup(of: (place: Int, outcome: Outcome).self) { group in
            var found: [Int: Outcome] = [:]
            for (number, place) in archive.survey.readable.enumerated() {
                if number >= width, let done = await group.next() { found[done.place] = done.outcome }
                switch archive.content(at: place) {
                case .damaged(let problem): found[place] = Outcome(problems: [problem])
                case .whole(let bytes):
                    let name = archive.entries[place].name
                    let expectation = expectations[name] ?? EntryExpectation()
                    group.addTask { (place, await outcome(of: bytes, name, expectation, among: names)) }
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
    private func outcome(
        of bytes: [UInt8], _ name: String, _ expectation: EntryExpectation, among names: [String: Int]
    ) async -> Outcome {
        var outcome = Outcome()
        if let digest = expectation.digest, SHA256Digest(of: bytes).hex != digest.value {
            outcome.problems.append(.wrongDigest(name, by: digest.authority))
        }
        if expectation.isXML {
            outcome.problems += documentProblems(bytes, name, isForeign: expectation.isForeign, among: names)
        }
        if expectation.isFont, let flaw = FontFlaw.first(in: bytes) {
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
        } catch  where !expectation.isForeign || error.isCertain {
            outcome.problems.append(.badPicture(name, reason: "\(error)"))
        } catch {
            return outcome
        }
        return outcome
    }

    /// Documents of other programs may exceed limits, have an unknown encoding, and declare their own entities. What
    /// they link to must be there.
    private func documentProblems(
        _ bytes: [UInt8], _ name: String, isForeign: Bool, among names: [String: Int]
    ) -> [BundleProblem] {
        guard let document = XMLEncoding.utf8(bytes) else {
            return isForeign ? [] : [.malformed(name, problem: "its encoding is not known")]
        }
        do throws(XMLScanner.Failure) {
            try XMLScanner.scan(document, allowsDeclarations: isForeign) { (_) throws(XMLScanner.Failure) in }
        } catch {
            return (isForeign ? error.flaw : error.reason).map { [.malformed(name, problem: $0)] } ?? []
        }
        guard isForeign else { return [] }
        return DocumentLinks.all(in: document).compactMap { link in
            switch EntryReference(link, in: name) {
            case .elsewhere: nil
            case .outside: .malformed(name, problem: "its link “\(link.excerpt)” leads out of the book")
            case .entry(let found):
                found.contains { names[$0] != nil } ? nil : .missing(found[0], namedBy: name)
            }
        }
    }

    private func sizeProblems(_ bitmap: Bitmap, _ name: String, _ expectation: EntryExpectation) -> [BundleProblem] {
        let stated = (expectation.width?.value ?? bitmap.width, expectation.height?.value ?? bitmap.height)
        guard stated != (bitmap.width, bitmap.height) else { return [] }
        let authority = expectation.width?.authority ?? expectation.height?.authority ?? ""
        let size = "\(bitmap.width)x\(bitmap.height)"
        return [.wrongSize(name, size: size, stated: "\(stated.0)x\(stated.1)", by: authority)]
    }
}

extension PictureError {
    /// Whether no other program can read the picture either. JPEG decoders differ in what they take for damage.
    fileprivate var isCertain: Bool {
        switch self {
        case .notAPicture, .damaged(.png, _): true
        default: false
        }
    }
}

extension PictureFormat {
    fileprivate var words: String { rawValue.uppercased() }
}
