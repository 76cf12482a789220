/// The orientation of a picture. It is the only part of EXIF that changes how programs display it.
struct EXIFOrientation: Hashable {
    /// 2 to 8. Code 1, upright pixels, is not represented.
    let code: UInt8

    /// Whether width and height are exchanged.
    var isOnItsSide: Bool { code >= 5 }

    private static let tag = 0x0112
    private static let shortType = 3
    private static let entryCount = 12

    /// Reads a TIFF structure, the format of EXIF; nil if the code is 1 or missing, or cannot be read.
    init?(tiff: ArraySlice<UInt8>) {
        let bytes = Array(tiff.prefix(65_535))
        guard bytes.count >= 8, let order = ByteOrder(bytes), order.number16(bytes, at: 2) == 42 else { return nil }
        let directory = order.number32(bytes, at: 4)
        guard directory >= 8, directory <= bytes.count - 2 else { return nil }
        let entries = min(order.number16(bytes, at: directory), (bytes.count - directory - 2) / Self.entryCount)
        for entry in 0..<entries {
            let start = directory + 2 + entry * Self.entryCount
            guard order.number16(bytes, at: start) == Self.tag else { continue }
            guard order.number16(bytes, at: start + 2) == Self.shortType,
                case let code = order.number16(bytes, at: start + 8), (2...8).contains(code)
            else { return nil }
            self.code = UInt8(code)
            return
        }
        return nil
    }

    /// A TIFF structure with only this orientation.
    var tiff: [UInt8] {
        [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, code, 0, 0, 0, 0, 0, 0]
    }

    private enum ByteOrder {
        case big
        case little

        init?(_ bytes: [UInt8]) {
            switch (bytes[0], bytes[1]) {
            case (0x4D, 0x4D): self = .big
            case (0x49, 0x49): self = .little
            default: return nil
            }
        }

        func number16(_ bytes: [UInt8], at index: Int) -> Int {
            self == .big ? bytes.bigEndian16(at: index) : Int(bytes[index + 1]) << 8 | Int(bytes[index])
        }

        func number32(_ bytes: [UInt8], at index: Int) -> Int {
            self == .big
                ? bytes.bigEndian32(at: index) : number16(bytes, at: index + 2) << 16 | number16(bytes, at: index)
        }
    }
}
