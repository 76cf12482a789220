import Domain
import Media

extension PDFFacts {
    /// The metadata of PDF/A-1b, which must agree with the information dictionary.
    var xmp: Markup {
        let author: Markup =
            authors.isEmpty
            ? .empty
            : "<dc:creator><rdf:Seq><rdf:li>\(authors.joined(separator: ", "))</rdf:li></rdf:Seq></dc:creator>\n"
        return """
            <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
            <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
            <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" \
            xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" \
            xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
            <dc:format>application/pdf</dc:format>
            <dc:title><rdf:Alt><rdf:li xml:lang="x-default">\(title)</rdf:li></rdf:Alt></dc:title>
            \(author)\
            <dc:source><rdf:Bag>\(sourceTypes.map { "<rdf:li>\($0)</rdf:li>" as Markup })</rdf:Bag></dc:source>
            <xmp:CreateDate>\(modified.iso8601)</xmp:CreateDate>
            <xmp:ModifyDate>\(modified.iso8601)</xmp:ModifyDate>
            <pdf:Producer>\(Self.producer)</pdf:Producer>
            <pdfaid:part>1</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>
            </rdf:Description>
            </rdf:RDF></x:xmpmeta>
            <?xpacket end="w"?>
            """
    }
}
