import Domain
import Media

/// The package document: metadata, manifest and spine.
struct EPUBPackage: Sendable {
    static let path = "package.opf"

    private static let prefixes = """
        rendition: http://www.idpf.org/vocab/rendition/# schema: http://schema.org/ \
        dcterms: http://purl.org/dc/terms/ marc: http://id.loc.gov/vocabulary/ \
        iptc: http://iptc.org/std/Iptc4xmpExt/2008-02-29/
        """

    private let publication: EPUBPublication

    init(_ publication: EPUBPublication) {
        self.publication = publication
    }

    var markup: Markup {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="publication-id" \
        xml:lang="\(publication.language.text)" dir="\(publication.language.direction.rawValue)" \
        prefix="\(Self.prefixes)">
        <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
        \(lines: metadata)
        </metadata>
        <manifest>
        \(lines: manifest)
        </manifest>
        <spine page-progression-direction="\(publication.language.direction.rawValue)">
        \(lines: spine)
        </spine>
        </package>

        """
    }

    private var metadata: [Markup] {
        let book = publication.book
        let ages = book.audience.ages
        return [
            """
            <dc:identifier id="publication-id">urn:uuid:\(book.identifier)</dc:identifier>
            <dc:title id="title" dir="auto">\(book.title)</dc:title>
            <dc:language>\(publication.language.text)</dc:language>
            """
        ] + creators + belonging + [
            """
            <meta property="dcterms:modified">\(UTCTime(secondsSince1970: book.modified).iso8601)</meta>
            <meta property="schema:typicalAgeRange">\(ages.lowerBound)-\(ages.upperBound)</meta>
            """
        ] + publication.rendition.markup + accessibility.markup + publication.pictures.map(origin)
    }

    private var accessibility: AccessibilityMetadata {
        AccessibilityMetadata(of: publication.book, publication.rendition)
    }

    private var creators: [Markup] {
        publication.book.authors.enumerated().map { index, author in
            """
            <dc:creator id="creator-\(index + 1)" dir="auto">\(author)</dc:creator>
            <meta refines="#creator-\(index + 1)" property="role" scheme="marc:relators">aut</meta>
            """
        }
    }

    private var belonging: [Markup] {
        guard let collection = publication.book.collectionTitle else { return [] }
        return [
            """
            <meta property="belongs-to-collection" id="collection" dir="auto">\(collection)</meta>
            <meta refines="#collection" property="collection-type">set</meta>
            """
        ]
    }

    /// The IPTC digital source type of one picture. A placeholder is also described as one.
    private func origin(of picture: EPUBPicture) -> Markup {
        let type: Markup =
            """
            <meta refines="#\(picture.id)" property="iptc:DigitalSourceType">\
            \(picture.provenance.digitalSourceType)</meta>
            """
        guard picture.provenance == .placeholder else { return type }
        return """
            \(type)
            <meta refines="#\(picture.id)" property="dcterms:description" xml:lang="en">placeholder</meta>
            """
    }

    private var manifest: [Markup] {
        let cover = publication.book.firstPicture?.digest
        return [
            """
            <item id="nav" href="\(EPUBNavigation.path)" media-type="application/xhtml+xml" properties="nav"/>
            <item id="style" href="\(XHTMLDocument.stylePath)" media-type="text/css"/>
            """
        ]
            + [publication.regions].compactMap { regions in
                regions.map { _ in
                    """
                    <item id="regions" href="\(RegionNavigation.path)" media-type="application/xhtml+xml" \
                    properties="data-nav"/>
                    """
                }
            }
            + publication.fonts.files.enumerated().map { index, font in
                """
                <item id="font-\(index + 1)" href="\(font.path)" media-type="\(font.mediaType)"/>
                """
            }
            + publication.documents.map {
                """
                <item id="\($0.id)" href="\($0.path)" media-type="application/xhtml+xml"/>
                """
            }
            + publication.pictures.map { picture in
                let properties: Markup = picture.digest == cover ? " properties=\"cover-image\"" : ""
                return """
                    <item id="\(picture.id)" href="\(picture.path)" \
                    media-type="\(picture.format.mediaType)"\(properties)/>
                    """
            }
    }

    private var spine: [Markup] {
        publication.documents.map { document in
            let properties = document.spineProperties.map { " properties=\"\($0)\"" } ?? Markup.empty
            return """
                <itemref idref="\(document.id)"\(properties)/>
                """
        }
    }
}
