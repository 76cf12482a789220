/// The quotation marks of a string.
enum Quote {
    case straight
    case apostrophe
    /// “ ” „ ‟, in any pairing; a straight mark may close the string.
    case smartDouble
    /// ‘ ’ ‚ ‛, in any pairing; a straight mark may close the string.
    case smartSingle

    init?(opening bytes: [UInt8], at position: Int) {
        switch bytes[position] {
        case 0x22: self = .straight
        case 0x27: self = .apostrophe
        default:
            guard let smart = Self.smart(bytes, at: position) else { return nil }
            self = smart
        }
    }

    /// Whether its mark is also an apostrophe.
    var isSingle: Bool { self == .apostrophe || self == .smartSingle }

    /// Bytes of the opening mark.
    var length: Int {
        switch self {
        case .straight, .apostrophe: 1
        case .smartDouble, .smartSingle: 3
        }
    }

    var repair: Repair.Kind? {
        switch self {
        case .straight: nil
        case .apostrophe: .singleQuotes
        case .smartDouble, .smartSingle: .smartQuotes
        }
    }

    /// Bytes of a mark at the position that could close the string; nil if there is none.
    func closingLength(_ bytes: [UInt8], at position: Int) -> Int? {
        switch (self, bytes[position]) {
        case (.straight, 0x22), (.apostrophe, 0x27), (.smartDouble, 0x22), (.smartSingle, 0x27): 1
        case (.smartDouble, 0xE2), (.smartSingle, 0xE2): Self.smart(bytes, at: position) == self ? 3 : nil
        default: nil
        }
    }

    private static func smart(_ bytes: [UInt8], at position: Int) -> Quote? {
        guard position + 2 < bytes.count, bytes[position] == 0xE2, bytes[position + 1] == 0x80 else { return nil }
        return switch bytes[position + 2] {
        case 0x98...0x9B: .smartSingle
        case 0x9C...0x9F: .smartDouble
        default: nil
        }
    }
}
