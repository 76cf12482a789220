/// What a PDF of this program keeps to, as a sentence about a part of the file that does not.
package enum PDFRule: String, Hashable, Sendable {
    case end = "has no table of objects where its end says; it is cut short or damaged"
    case object = "is not where the table of objects says; the file is damaged"
    case digest = "are not those that were written; the file is damaged"
    case boxes = "has a trim box outside its bleed box, or a bleed box outside its media box"
    case font = "is a font that is not embedded"
    case transparency = "uses transparency, which printing houses refuse"
    case action = "has actions or scripts"
    case encryption = "is encrypted"
}
