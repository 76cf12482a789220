/// One parsed line of comma-separated values (RFC 4180).
///
/// A field may be in quotation marks. Inside them, two quotation marks represent one. A line break inside them, which
/// RFC 4180 allows, is an error here. The files that are read have no values with line breaks, so an unclosed quotation
/// mark affects one line and not the rest of the file. No CSV package that was considered does this and also reports
/// every wrong line.
struct CSVLine {
    enum Problem: Error {
        /// The quotation mark is in the field with this number, counted from 1.
        case openQuotation(field: Int)
        case textBehindQuotation(field: Int)
        case quotationInText(field: Int)
    }

    let fields: [String]

    /// `line` does not include its line end.
    init(_ line: Substring.UTF8View) throws(Problem) {
        var fields: [String] = []
        var rest = line
        while true {
            fields.append(try Self.takeField(of: &rest, number: fields.count + 1))
            guard rest.popFirst() != nil else { break }
        }
        self.fields = fields
    }

    private static let quotation = UInt8(ascii: "\"")
    private static let comma = UInt8(ascii: ",")

    /// Leaves the comma after the field unread.
    private static func takeField(
        of rest: inout Substring.UTF8View, number: Int
    ) throws(Problem) -> String {
        guard rest.first == quotation else {
            let field = rest.prefix { $0 != comma }
            guard !field.contains(quotation) else { throw .quotationInText(field: number) }
            rest = rest[field.endIndex...]
            return String(Substring(field))
        }
        rest.removeFirst()
        var field = ""
        while true {
            let part = rest.prefix { $0 != quotation }
            field += String(Substring(part))
            rest = rest[part.endIndex...]
            guard rest.popFirst() != nil else { throw .openQuotation(field: number) }
            if rest.first == quotation {
                rest.removeFirst()
                field += "\""
            } else if rest.isEmpty || rest.first == comma {
                return field
            } else {
                throw .textBehindQuotation(field: number)
            }
        }
    }
}
