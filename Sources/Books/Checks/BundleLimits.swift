import Media

/// How much of a book's file is looked at. Checked before any memory is taken.
package struct BundleLimits: Hashable, Sendable {
    /// Beyond every book that is written here.
    static let standard = BundleLimits(
        entries: ZIPWriter.entryLimit, directory: 64 << 20, entry: 64 << 20, ratio: 1_100, excess: 40,
        allowance: 64 << 20)

    var entries: Int
    /// Bytes of the list of entries.
    var directory: Int
    /// Bytes of one entry, unpacked.
    var entry: Int
    /// How many times larger an entry may get; deflate comes to 1,032.
    var ratio: Int
    /// How many times larger all entries together may get, beside `allowance` bytes.
    var excess: Int
    var allowance: Int

    /// The most bytes that an archive of `size` bytes may unpack to.
    func most(from size: Int) -> Int {
        let (product, overflows) = size.multipliedReportingOverflow(by: excess)
        return overflows ? .max : product.addingReportingOverflow(allowance).overflow ? .max : product + allowance
    }
}
