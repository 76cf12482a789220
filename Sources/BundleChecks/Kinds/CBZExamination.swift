import Archives

/// Holds a comic archive against its `ComicInfo.xml`.
struct CBZExamination {
    static let information = "ComicInfo.xml"
    private static let endings = [".png", ".jpg", ".jpeg"]

    func callAsFunction(_ archive: OpenArchive) -> Examination {
        var examination = Examination()
        let pictures = archive.entries.filter { Self.isPicture($0.name) }.sorted {
            $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
        }
        for picture in pictures {
            examination.expectations[picture.name] = EntryExpectation(isPicture: true, authority: Self.information)
        }
        for entry in archive.entries where !Self.isPicture(entry.name) && entry.name != Self.information {
            examination.problems.append(.unlisted(entry.name, by: Self.information))
        }
        guard let bytes = archive.document(Self.information) else { return examination }
        do {
            compare(try TagScanner.tags(in: bytes), pictures, &examination)
        } catch {
            examination.problems.append(.malformed(Self.information, problem: error.reason))
        }
        return examination
    }

    /// Readers show pictures by name; `Image` counts them from 0.
    private func compare(
        _ tags: [TagScanner.Tag], _ pictures: [ZIPReader.Entry], _ examination: inout Examination
    ) {
        if let count = tags.first(where: { $0.name == "PageCount" })?.text, Int(count) != pictures.count {
            examination.problems.append(
                .wrongCount(pictures: pictures.count, stated: count, by: Self.information))
        }
        var seen: Set<Int> = []
        for page in tags where page.name == "Page" {
            let number = page.attributes["Image"] ?? ""
            guard let image = Int(number), pictures.indices.contains(image) else {
                examination.problems.append(.missing("picture \(number)", namedBy: Self.information))
                continue
            }
            guard seen.insert(image).inserted else {
                examination.problems.append(
                    .malformed(Self.information, problem: "it describes picture \(image) twice"))
                continue
            }
            compare(page, pictures[image], &examination)
        }
        guard !seen.isEmpty else { return }
        for (number, picture) in pictures.enumerated() where !seen.contains(number) {
            examination.problems.append(.unlisted(picture.name, by: Self.information))
        }
    }

    private func compare(_ page: TagScanner.Tag, _ picture: ZIPReader.Entry, _ examination: inout Examination) {
        if let size = page.attributes["ImageSize"], Int(size) != picture.size {
            examination.problems.append(
                .wrongBytes(picture.name, size: picture.size, stated: size, by: Self.information))
        }
        examination.expectations[picture.name]?.width = page.attributes["ImageWidth"].flatMap { Int($0) }
        examination.expectations[picture.name]?.height = page.attributes["ImageHeight"].flatMap { Int($0) }
    }

    private static func isPicture(_ name: String) -> Bool {
        endings.contains { name.lowercased().hasSuffix($0) }
    }
}
