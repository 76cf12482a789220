/// A number of bytes as text: `980 bytes`, `12.3 kB`, `4.1 GB`. A kilobyte has 1000 bytes.
struct ByteCount: CustomStringConvertible {
    private static let units = ["kB", "MB", "GB", "TB"]

    let bytes: Int

    init(_ bytes: Int) {
        self.bytes = bytes
    }

    var description: String {
        guard bytes >= 1000 else { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
        var tenths = (bytes + 50) / 100
        var unit = 0
        while tenths >= 10_000, unit < Self.units.count - 1 {
            tenths = (tenths + 500) / 1000
            unit += 1
        }
        return "\(tenths / 10).\(tenths % 10) \(Self.units[unit])"
    }
}
