import Domain
import Media

extension Markup {
    /// The address of a library file, relative to `reports/<run>/`, or to a folder below it that `up` leads out of.
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

    /// The shape of a state in its colour. The word is next to it.
    static func shape(_ state: PageState) -> Markup {
        """
        <svg class="shape \(state.rawValue)" aria-hidden="true"><use href="#shape-\(state.rawValue)"/></svg>
        """
    }

    /// A picture that is loaded when it scrolls into view. Its space is reserved until then.
    static func picture(_ picture: PictureFacts, alt: String, up: String = "") -> Markup {
        """
        <img src="\(.libraryLink(picture.path, up: up))" alt="\(alt.singleLine)" width="\(picture.width)" \
        height="\(picture.height)" loading="lazy" decoding="async"/>
        """
    }

    /// Text with its language, in paragraphs and lines. It cannot change the writing direction of the text around it.
    static func paragraphs(_ text: String, language: String) -> Markup {
        let paragraphs = text.plainText.split(separator: "\n\n").map { paragraph -> Markup in
            let lines = paragraph.split(separator: "\n").map { line -> Markup in "\(String(line))" }
            return "<p>\(lines.joined(separator: "<br/>"))</p>"
        }
        return """
            <div class="text" lang="\(language)" dir="auto">\(paragraphs)</div>
            """
    }

    /// Links from `index.html` to pages, grouped by story.
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

    /// The same links, in a collapsed element if there are many.
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
    /// Its full-size picture; nil if it has none, or if the size is unknown.
    var fullPicture: PictureFacts? {
        guard let picture, let size else { return nil }
        return PictureFacts(path: picture, width: size.width, height: size.height)
    }

    /// The thumbnail, or else the full-size picture.
    var smallPicture: PictureFacts? { thumbnail ?? fullPicture }
}
