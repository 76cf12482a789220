import Crypto

/// A SHA-256 of bytes that come piece by piece.
package struct SHA256Hasher: Sendable {
    private var hash = SHA256()

    package init() {}

    package mutating func update(_ piece: UnsafeRawBufferPointer) {
        hash.update(bufferPointer: piece)
    }

    /// Of all pieces so far.
    package var digest: SHA256Digest { SHA256Digest(hash.finalize()) }
}
