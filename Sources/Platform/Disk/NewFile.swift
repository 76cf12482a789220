/// A file that is made piece by piece, so that it never lies in memory whole. One that is given up before
/// ``finish(durably:)`` is left as far as it came.
package protocol NewFile: AnyObject {
    func append(_ bytes: [UInt8]) throws(FileSystemError)

    /// Nothing may be appended after. `durably` syncs the file.
    func finish(durably: Bool) throws(FileSystemError)
}
