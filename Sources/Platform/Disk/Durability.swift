/// The meaning of `durably` on a file system.
package enum Durability: Sendable {
    /// Waits until the data is on the disk: it survives a power cut.
    case full
    /// Does not wait: the data survives the end of the program, but not a power cut.
    case relaxed
}
