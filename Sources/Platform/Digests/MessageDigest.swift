#if canImport(CryptoKit)
    import CryptoKit

    /// Digests from the system's library.
    enum MessageDigest {
        static func sha256(_ bytes: [UInt8]) -> [UInt8] { Array(SHA256.hash(data: bytes)) }
        static func sha1(_ bytes: [UInt8]) -> [UInt8] { Array(Insecure.SHA1.hash(data: bytes)) }
    }

    /// Computes the SHA-256 of bytes that arrive in pieces.
    package struct SHA256Hasher: ~Copyable, Sendable {
        private var hash = SHA256()

        package init() {}

        package mutating func update(_ piece: UnsafeRawBufferPointer) { hash.update(bufferPointer: piece) }

        /// The digest of all bytes so far.
        package var digest: SHA256Digest { SHA256Digest(bytes: Array(hash.finalize())) }
    }
#else
    import CCrypto

    /// Digests from the system's library.
    enum MessageDigest {
        static func sha256(_ bytes: [UInt8]) -> [UInt8] {
            digest(bytes, size: CCRYPTO_SHA256_SIZE, ccrypto_digest_sha256)
        }

        static func sha1(_ bytes: [UInt8]) -> [UInt8] {
            digest(bytes, size: CCRYPTO_SHA1_SIZE, ccrypto_digest_sha1)
        }

        private static func digest(
            _ bytes: [UInt8], size: Int,
            _ function: (UnsafeRawPointer?, Int, UnsafeMutablePointer<UInt8>?) -> Void
        ) -> [UInt8] {
            [UInt8](unsafeUninitializedCapacity: size) { digest, count in
                bytes.withUnsafeBytes { function($0.baseAddress, $0.count, digest.baseAddress) }
                count = size
            }
        }
    }

    /// Computes the SHA-256 of bytes that arrive in pieces.
    package struct SHA256Hasher: ~Copyable, Sendable {
        private let hash = ccrypto_sha256_make()

        package init() {}

        deinit { ccrypto_sha256_free(hash) }

        package mutating func update(_ piece: UnsafeRawBufferPointer) {
            ccrypto_sha256_update(hash, piece.baseAddress, piece.count)
        }

        /// The digest of all bytes so far.
        package var digest: SHA256Digest {
            SHA256Digest(
                bytes: [UInt8](unsafeUninitializedCapacity: CCRYPTO_SHA256_SIZE) { digest, count in
                    ccrypto_sha256_digest(hash, digest.baseAddress)
                    count = CCRYPTO_SHA256_SIZE
                })
        }
    }
#endif
