/// How many values a JSON document has. They are counted before they take memory, which is many times that of the
/// bytes.
enum JSONValueCount {
    /// At least the number of values in the document, if it is valid JSON.
    static func valueCount(of document: [UInt8]) -> Int {
        var (count, isInString, isEscaped) = (1, false, false)
        for byte in document {
            switch byte {
            case _ where isEscaped: isEscaped = false
            case UInt8(ascii: "\\"): isEscaped = isInString
            case UInt8(ascii: "\""): isInString.toggle()
            case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"): count += isInString ? 0 : 1
            default: break
            }
        }
        return count
    }
}
