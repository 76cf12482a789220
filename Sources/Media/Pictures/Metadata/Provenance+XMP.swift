package import Domain

extension Provenance {
    /// An XMP packet that contains only the origin of a picture. It labels pictures in exported books.
    package var xmpPacket: String {
        """
        <?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
        <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
        <rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
         Iptc4xmpExt:DigitalSourceType="\(digitalSourceType)"/>
        </rdf:RDF></x:xmpmeta>
        <?xpacket end="r"?>
        """
    }
}
