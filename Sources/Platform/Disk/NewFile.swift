/// A file that is written in pieces, so that it is never completely in memory. If it is released before
/// ``finish(durably:)``, the incomplete file is left.
package protocol NewFile: AnyObject {
    func append(_ bytes: [UInt8]) throws(FileSystemError)

    /// Ends the file. `durably` syncs it. Nothing may be appended afterwards.
    func finish(durably: Bool) throws(FileSystemError)
}
