import Domain
import Media

/// A cell of a table of tab-separated values.
///
/// Spreadsheet programs calculate a cell that begins like a formula, with its functions that open files and addresses.
/// A text that begins so gets an apostrophe, which makes it text: https://owasp.org/www-community/attacks/CSV_Injection
enum TSVCell {
    /// A number that this program wrote. It can be negative, and is never changed.
    case number(String)
    case text(String)

    static func line(_ cells: [TSVCell]) -> String { cells.map(\.content).joined(separator: "\t") + "\n" }

    private var content: String {
        switch self {
        case .number(let number): return number
        case .text(let text):
            let line = text.singleLine
            return Self.isInterpreted(line) ? "'" + line : line
        }
    }

    /// Also full-width and small forms, which some programs read as the ASCII characters. A quotation mark would be
    /// removed, together with its effect on what follows it. Characters without a width are not counted as a beginning.
    private static func isInterpreted(_ line: String) -> Bool {
        let scalars = line.unicodeScalars.drop {
            $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
                || $0.properties.generalCategory == .format
        }
        return scalars.first.map { starts.contains($0) } ?? false
    }

    private static let starts = Set("=+-@\"＝＋－＠﹦﹢﹣﹫−＂".unicodeScalars)
}
