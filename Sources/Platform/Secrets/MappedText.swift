/// Text, and for each of its bytes the range of the source that it comes from.
struct MappedText {
    /// Stands between decoded parts that are not next to each other in the source. It is part of no encoding.
    static let barrier = UInt8(ascii: "|")

    private(set) var bytes: [UInt8]
    /// Positions in the source. Both are empty for the source itself.
    private var starts: [UInt32] = []
    private var ends: [UInt32] = []
    private let isSource: Bool

    /// The source itself: at most 4 GB.
    init(_ source: [UInt8]) {
        bytes = source
        isSource = true
    }

    /// An empty text, to append to.
    init() {
        bytes = []
        isSource = false
    }

    func source(of range: Range<Int>) -> Range<Int> {
        isSource ? range : Int(starts[range.lowerBound])..<Int(ends[range.upperBound - 1])
    }

    /// Whether bytes of the source between the byte at `index` and the one before it were dropped.
    func hasGap(before index: Int) -> Bool { !isSource && starts[index] > ends[index - 1] }

    mutating func append(_ byte: UInt8, from range: Range<Int>) {
        bytes.append(byte)
        starts.append(UInt32(truncatingIfNeeded: range.lowerBound))
        ends.append(UInt32(truncatingIfNeeded: range.upperBound))
    }

    /// Moves the end of the last byte's range.
    mutating func extendLast(to end: Int) {
        if let last = ends.indices.last { ends[last] = UInt32(truncatingIfNeeded: end) }
    }

    mutating func reserve(_ count: Int) {
        bytes.reserveCapacity(count)
        starts.reserveCapacity(count)
        ends.reserveCapacity(count)
    }
}
