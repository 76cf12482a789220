/// What “durably” means on a file system.
package enum Durability: Sendable {
    /// Waits until the disk has what was written: it outlives a power cut.
    case full
    /// Waits for nothing: it outlives the program, but not a power cut.
    case relaxed
}
