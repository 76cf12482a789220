import Domain
import Media
import Platform
import SystemPackage

/// Compares a comic archive with its `ComicInfo.xml`.
///
/// A comic of another program may have pictures of any kind, other files, and no `ComicInfo.xml`. Its statements are
/// compared only if every picture is one that this program knows, and if the order of their names is certain.
struct CBZChecker {
    static let information = "ComicInfo.xml"
    private static let otherPictures = ["webp", "gif", "avif", "jxl", "bmp", "tif", "tiff", "jp2", "heic"]

    static func isOne(_ archive: OpenArchive, _ path: FilePath) -> Bool {
        archive.has(information) || path.suffix?.lowercased() == "cbz"
    }

    func callAsFunction(_ archive: OpenArchive) -> BundleChecker {
        let information = archive.document(Self.information)
        var examination = BundleChecker(isForeign: !(information.map(Self.isOwn) ?? false))
        examination.isOwn = !examination.isForeign
        var (pictures, hasOthers): ([ZIPReader.Entry], Bool) = ([], false)
        for entry in archive.files where entry.name != Self.information {
            if let format = EntryExpectation.Fact(endingOf: entry.name) {
                pictures.append(entry)
                examination.expectations[entry.name] = EntryExpectation(
                    format: format, isForeign: examination.isForeign)
            } else if entry.name.lowercased().hasSuffix(".acbf") {
                examination.expectations[entry.name] = EntryExpectation(
                    isXML: true, isForeign: examination.isForeign)
            } else if examination.isForeign {
                hasOthers = hasOthers || Self.otherPictures.contains { entry.name.lowercased().hasSuffix(".\($0)") }
            } else {
                examination.problems.append(.unlisted(entry.name, by: Self.information))
            }
        }
        pictures.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        guard let bytes = information else { return examination }
        do {
            examination.expectations[Self.information] = EntryExpectation(
                isXML: true, isForeign: examination.isForeign)
            // Programs sort numbers in names in different ways if they have different lengths.
            if examination.isForeign, hasOthers || Set(pictures.map(\.name.count)).count > 1 { return examination }
            examination = try compare(bytes, pictures, examination)
        } catch {
            if examination.isForeign { return examination }
            examination.expectations[Self.information] = nil
            examination.problems.append(.malformed(Self.information, problem: error.reason))
        }
        return examination
    }

    /// Whether Nightpress wrote a `ComicInfo.xml`: its notes have the origin of the pictures.
    private static func isOwn(_ information: [UInt8]) -> Bool {
        let text = String(decoding: information, as: UTF8.self)
        return text.contains("Digital source type: http") && text.contains("urn:uuid:")
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
