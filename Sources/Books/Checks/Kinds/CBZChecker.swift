import Domain
import Media

/// Compares a comic archive with its `ComicInfo.xml`.
struct CBZChecker {
    static let information = "ComicInfo.xml"

    func callAsFunction(_ archive: OpenArchive) -> BundleChecker {
        var examination = BundleChecker()
        var pictures: [ZIPReader.Entry] = []
        for entry in archive.files where entry.name != Self.information {
            if let format = EntryExpectation.Fact(endingOf: entry.name) {
                pictures.append(entry)
                examination.expectations[entry.name] = EntryExpectation(format: format)
            } else {
                examination.problems.append(.unlisted(entry.name, by: Self.information))
            }
        }
        pictures.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        guard let bytes = archive.document(Self.information) else { return examination }
        do {
            examination.expectations[Self.information] = EntryExpectation(isXML: true)
            examination = try compare(bytes, pictures, examination)
        } catch {
            examination.expectations[Self.information] = nil
            examination.problems.append(.malformed(Self.information, problem: error.reason))
        }
        return examination
    }

    /// Readers show pictures in the order of their names. `Image` counts them from 0.
    private func compare(
        _ bytes: [UInt8], _ pictures: [ZIPReader.Entry], _ examination: BundleChecker
    ) throws(TagScanner.Failure) -> BundleChecker {
        var (examination, scanner) = (examination, TagScanner(bytes))
        var (count, seen): (String?, Set<Int>) = (nil, [])
        while let tag = try scanner.next("PageCount", "Page") {
            if tag.name == "PageCount" {
                count = count ?? tag.text
            } else {
                compare(tag, pictures, &seen, &examination)
            }
        }
        if let count, Int(count) != pictures.count {
            examination.problems.append(.wrongCount(pictures: pictures.count, stated: count, by: Self.information))
        }
        guard !seen.isEmpty else { return examination }
        for (number, picture) in pictures.enumerated() where !seen.contains(number) {
            examination.problems.append(.unlisted(picture.name, by: Self.information))
        }
        return examination
    }

    private func compare(
        _ page: TagScanner.Tag, _ pictures: [ZIPReader.Entry], _ seen: inout Set<Int>,
        _ examination: inout BundleChecker
    ) {
        let number = page.attributes["Image"] ?? ""
        guard let image = Int(number), pictures.indices.contains(image) else {
            examination.problems.append(.missing("picture \(number)", namedBy: Self.information))
            return
        }
        guard seen.insert(image).inserted else {
            examination.problems.append(.malformed(Self.information, problem: "it describes picture \(image) twice"))
            return
        }
        let picture = pictures[image]
        if let size = page.attributes["ImageSize"], Int(size) != picture.size {
            examination.problems.append(
                .wrongBytes(picture.name, size: picture.size, stated: size, by: Self.information))
        }
        examination.expectations[picture.name]?.width = fact(page.attributes["ImageWidth"])
        examination.expectations[picture.name]?.height = fact(page.attributes["ImageHeight"])
    }

    private func fact(_ pixels: String?) -> EntryExpectation.Fact<Int>? {
        pixels.flatMap { Int($0) }.map { EntryExpectation.Fact(value: $0, authority: Self.information) }
    }
}
