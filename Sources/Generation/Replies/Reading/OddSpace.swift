/// White space between values that JSON does not allow.
enum OddSpace {
    static func match(_ bytes: [UInt8], at position: Int) -> (repair: Repair.Kind, length: Int)? {
        switch bytes[position] {
        case 0x00: return (.nullByte, 1)
        case 0x0B, 0x0C: return (.oddSpace, 1)
        case 0xC2 where position + 1 < bytes.count:
            return bytes[position + 1] == 0xA0 || bytes[position + 1] == 0x85 ? (.oddSpace, 2) : nil
        case 0xE1...0xEF where position + 2 < bytes.count:
            let scalar = UInt32(bytes[position] & 0x0F) << 12 | UInt32(bytes[position + 1] & 0x3F) << 6
            return match(scalar | UInt32(bytes[position + 2] & 0x3F)).map { ($0, 3) }
        default: return nil
        }
    }

    private static func match(_ scalar: UInt32) -> Repair.Kind? {
        switch scalar {
        case 0xFEFF: .byteOrderMark
        case 0x1680, 0x2000...0x200D, 0x2028, 0x2029, 0x202F, 0x205F, 0x2060, 0x3000: .oddSpace
        default: nil
        }
    }
}
