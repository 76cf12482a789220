import Domain
import MarkupText

extension Markup {
    /// The address of a file of the library, seen from `reports/<run>/`.
    static func libraryLink(_ path: String) -> Markup {
        var address = "../../"
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
    static func shape(_ standing: Standing) -> Markup {
        """
        <svg class="shape \(standing.rawValue)" aria-hidden="true"><use href="#shape-\(standing.rawValue)"/></svg>
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
}
