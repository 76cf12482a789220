import CEmbedded
import Domain
import Media
package import Platform
package import SystemPackage

/// Writes a PDF file page by page: PDF/A-1b, without transparency. Fonts are embedded whole, pictures unchanged.
package final class PDFDocument {
    private static let pictureLimit = 1 << 30

    private let facts: PDFFacts
    private let fileSystem: any FileSystem
    private let file: PDFFile
    private let pageTree: PDFFile.Reference
    private var pages: [PDFFile.Reference] = []
    private var fonts: [PDFFont] = []
    private var pictures: [String: PDFFile.Reference] = [:]
    private var structure = PDFStructure()
    private var outline = PDFOutline()

    package init(_ facts: PDFFacts, at path: FilePath, on fileSystem: any FileSystem) throws {
        self.facts = facts
        self.fileSystem = fileSystem
        file = try PDFFile(try fileSystem.begin(path))
        pageTree = file.reserve()
    }

    /// `entries` are those of the page in the outline.
    package func add(_ page: DrawnPage, entries: [OutlineEntry] = []) throws {
        let reference = file.reserve()
        var names: [String: PDFFile.Reference] = [:]
        let content = PDFContent(page: page, isTagged: facts.isTagged, font: font) { [self] picture in
            let picture = try self.reference(of: picture)
            names["P\(picture.number)"] = picture
            return "P\(picture.number)"
        }
        let (text, parts) = try content.operators()
        let stream = try file.addStream("/Filter /FlateDecode", try ZlibStream.packed(Array(text.utf8)))
        let fontNames = fonts.map { "/\($0.name) \($0.reference)" }.joined(separator: " ")
        let pictureNames = names.sorted { $0.value.number < $1.value.number }.map { "/\($0) \($1)" }
        let structs = facts.isTagged ? " /StructParents \(pages.count) /Tabs /S" : ""
        try file.add(
            """
            <</Type /Page /Parent \(pageTree) \(page.boxes)\(structs) /Resources <</Font <<\(fontNames)>> \
            /XObject <<\(pictureNames.joined(separator: " "))>>>> /Contents \(stream)>>
            """, as: reference)
        pages.append(reference)
        structure.add(parts, of: reference)
        for entry in entries { outline.add(entry, reference) }
    }

    /// Nothing may be added afterwards.
    package func finish() throws {
        for font in fonts { try font.write(to: file) }
        try file.add(
            "<</Type /Pages /Count \(pages.count) /Kids [\(pages.map(\.description).joined(separator: " "))]>>",
            as: pageTree)
        let profile = try file.addStream(
            "/Filter /FlateDecode /N 3", try ZlibStream.packed(embedded_srgb_icc.contents))
        let metadata = try file.addStream("/Type /Metadata /Subtype /XML", Array(facts.xmp.source.utf8))
        let direction = facts.language.direction == .rightToLeft ? " /Direction /R2L" : ""
        let extras = facts.isTagged ? try accessibility() : ""
        let catalog = try file.add(
            """
            <</Type /Catalog /Pages \(pageTree) /Lang \(PDFText.string(facts.language.text)) /Metadata \(metadata) \
            /OutputIntents [<</Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) /Info (sRGB) \
            /DestOutputProfile \(profile)>>] /ViewerPreferences <</DisplayDocTitle true\(direction)>>\(extras)>>
            """)
        try file.finish(
            catalog: catalog, information: try file.add(facts.information), identifier: facts.identifier)
    }

    /// Entries of the catalog for structure and outline.
    private func accessibility() throws -> String {
        let root = try outline.write(to: file)
        return " /MarkInfo <</Marked true>> /StructTreeRoot \(try structure.write(to: file)) /Outlines \(root)"
    }

    private func font(_ typeface: Typeface) -> PDFFont {
        if let font = fonts.first(where: { $0.typeface === typeface }) { return font }
        let font = PDFFont(typeface, name: "F\(fonts.count + 1)", file.reserve())
        fonts.append(font)
        return font
    }

    private func reference(of picture: DrawnPicture) throws -> PDFFile.Reference {
        if let known = pictures[picture.digest] { return known }
        let pixels = try EncodedPixels(of: try fileSystem.read(picture.file, limit: Self.pictureLimit))
        let space = pixels.channels == 1 ? "/DeviceGray" : "/DeviceRGB"
        let filter =
            switch pixels.coding {
            case .jpeg: "/Filter /DCTDecode"
            case .png:
                """
                /Filter /FlateDecode /DecodeParms <</Predictor 15 /Colors \(pixels.channels) \
                /BitsPerComponent 8 /Columns \(pixels.width)>>
                """
            }
        let reference = try file.addStream(
            """
            /Type /XObject /Subtype /Image /Width \(pixels.width) /Height \(pixels.height) /ColorSpace \(space) \
            /BitsPerComponent 8 \(filter)
            """, pixels.data)
        pictures[picture.digest] = reference
        return reference
    }
}

extension DrawnPage {
    fileprivate var boxes: String {
        let media = box(0, 0, width, height)
        guard let bleed else { return "/MediaBox \(media)" }
        let trim = box(bleed.left, bleed.bottom, width - bleed.right, height - bleed.top)
        return "/MediaBox \(media) /BleedBox \(media) /TrimBox \(trim)"
    }

    private func box(_ values: Double...) -> String { "[\(values.map(PDFNumber.text).joined(separator: " "))]" }
}
