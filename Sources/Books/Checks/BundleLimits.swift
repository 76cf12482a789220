import Media

/// Limits on how much of a book's file is read. They are checked before memory is used.
package struct BundleLimits: Hashable, Sendable {
    /// Higher than needed for any book that Nightpress writes.
    static let standard = BundleLimits(
        entries: ZIPWriter.entryLimit, directory: 64 << 20, entry: 64 << 20, ratio: 1_100, excess: 40,
        allowance: 64 << 20)

    var entries: Int
    /// Bytes of the list of entries.
    var directory: Int
    /// Bytes of one entry, unpacked.
    var entry: Int
    /// How many times larger an entry may become when it is unpacked. Deflate reaches 1,032.
    var ratio: Int
    /// How many times larger all entries together may become, in addition to `allowance` bytes.
    var excess: Int
    var allowance: Int

    /// Bytes of a PDF; printing houses take at most 650 megabytes.
    var pdf = 700 << 20

    /// The most bytes that an archive of `size` bytes may unpack to.
    func most(from size: Int) -> Int {
        let (product, overflows) = size.multipliedReportingOverflow(by: excess)
        return overflows ? .max : product.addingReportingOverflow(allowance).overflow ? .max : product + allowance
    }
}
