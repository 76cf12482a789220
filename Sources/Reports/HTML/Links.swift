import Domain
import Media

extension Markup {
    /// The address of a file of the library, seen from `reports/<run>/`, or further down where `up` says so.
    static func libraryLink(_ path: String, up: String = "") -> Markup {
        var address = up + "../../"
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                address.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                address += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return "\(address)"
    }

    /// The shape of a standing, in its colour; the word stands beside it.
    static func shape(_ state: PageState) -> Markup {
        """
        <svg class="shape \(state.rawValue)" aria-hidden="true"><use href="#shape-\(state.rawValue)"/></svg>
        """
    }

    /// A picture that is loaded when it comes into sight, and whose place is held until then.
    static func picture(_ picture: PictureFacts, alt: String, up: String = "") -> Markup {
        """
        <img src="\(.libraryLink(picture.path, up: up))" alt="\(alt.singleLine)" width="\(picture.width)" \
        height="\(picture.height)" loading="lazy" decoding="async"/>
        """
    }

    /// Text in a language of its own, in paragraphs and lines, kept from turning the text around it.
    static func paragraphs(_ text: String, language: String) -> Markup {
        let paragraphs = text.plainText.split(separator: "\n\n").map { paragraph -> Markup in
            let lines = paragraph.split(separator: "\n").map { line -> Markup in "\(String(line))" }
            return "<p>\(lines.joined(separator: "<br/>"))</p>"
        }
        return """
            <div class="text" lang="\(language)" dir="auto">\(paragraphs)</div>
            """
    }

    /// Links to pages, story by story, from `index.html`.
    static func places(_ pages: PagePlaces) -> Markup {
        let items = pages.places.map { place -> Markup in
            let links = place.pages.map { number -> Markup in
                "<a href=\"\(place.document)#\(number)\" aria-label=\"Page \(number)\">\(number)</a>"
            }
            return """
                <li><bdi lang="\(place.language)">\(place.title)</bdi> \
                <span class="numbers">\(links.joined(separator: " "))</span></li>

                """
        }
        return """
            <ul class="places">
            \(items)</ul>
            """
    }

    /// Likewise, folded away where there are many.
    static func foldedPlaces(_ pages: PagePlaces) -> Markup {
        guard pages.pageCount > 36 else { return places(pages) }
        return """
            <details><summary>\(Counted.pages(pages.pageCount).description) in \
            \(Counted.stories(pages.places.count).description)</summary>
            \(places(pages))</details>
            """
    }
}

extension PageReport {
    /// Its picture in full; nil where it has none, or none whose size is known.
    var fullPicture: PictureFacts? {
        guard let picture, let size else { return nil }
        return PictureFacts(path: picture, width: size.width, height: size.height)
    }

    /// The small one where there is one.
    var smallPicture: PictureFacts? { thumbnail ?? fullPicture }
}
