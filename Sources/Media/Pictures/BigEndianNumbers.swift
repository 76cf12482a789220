extension [UInt8] {
    func bigEndian16(at index: Int) -> Int { Int(self[index]) << 8 | Int(self[index + 1]) }

    func bigEndian32(at index: Int) -> Int { bigEndian16(at: index) << 16 | bigEndian16(at: index + 2) }
}
