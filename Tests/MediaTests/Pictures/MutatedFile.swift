@testable import Domain

/// A file with random changes of the kinds that damaged files and faulty writers have.
struct MutatedFile {
    private(set) var bytes: [UInt8]

    /// One to four changes. In half of all cases the chunks of PNG files get correct CRCs, so that the damage reaches
    /// the decoder behind them.
    init(_ sample: [UInt8], donor: [UInt8], random: inout SeededGenerator) {
        bytes = sample
        for _ in 0...random.next(below: 4) { change(donor: donor, random: &random) }
        if random.next(below: 2) == 0, bytes.starts(with: RawPNG.signature) { repairChecksums() }
    }

    private mutating func change(donor: [UInt8], random: inout SeededGenerator) {
        guard bytes.count > 8 else { return }
        let place = random.next(below: bytes.count)
        let end = min(place + 1 + random.next(below: 16), bytes.count)
        switch random.next(below: 8) {
        case 0, 1: bytes[place] ^= 1 << UInt8(random.next(below: 8))
        case 2: bytes[place] = random.pick([0, 1, 0x7F, 0x80, 0xFE, 0xFF])
        case 3: bytes.removeSubrange(place...)
        case 4: bytes.removeSubrange(place..<end)
        case 5: bytes.insert(contentsOf: bytes[place..<end], at: random.next(below: bytes.count))
        case 6:
            let from = random.next(below: donor.count)
            bytes.insert(contentsOf: donor[from..<min(from + 64, donor.count)], at: place)
        default:
            let number = RawPNG.number(random.pick([0, 1, 0xFFFF, 0x10000, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF]))
            for (index, byte) in zip(place..<min(place + 4, bytes.count), number) { bytes[index] = byte }
        }
    }

    private mutating func repairChecksums() {
        var position = RawPNG.signature.count
        while position + 12 <= bytes.count {
            let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            let end = position + 8 + length
            guard end + 4 <= bytes.count else { return }
            bytes.replaceSubrange(
                end..<end + 4, with: RawPNG.number(Int(RawPNG.crc(of: Array(bytes[position + 4..<end])))))
            position = end + 4
        }
    }
}
