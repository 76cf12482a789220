/// Digests by libcrypto. Handles are numbers, so that they may go from one thread to another.
#ifndef CCRYPTO_H
#define CCRYPTO_H

#include <stddef.h>
#include <stdint.h>

enum { CCRYPTO_SHA256_SIZE = 32, CCRYPTO_SHA1_SIZE = 20 };

typedef uintptr_t ccrypto_sha256;

ccrypto_sha256 ccrypto_sha256_make(void);
void ccrypto_sha256_free(ccrypto_sha256 hash);
void ccrypto_sha256_update(ccrypto_sha256 hash, const void *bytes, size_t count);
/// The digest of all bytes so far. More may follow.
void ccrypto_sha256_digest(ccrypto_sha256 hash, uint8_t *digest);

void ccrypto_digest_sha256(const void *bytes, size_t count, uint8_t *digest);
void ccrypto_digest_sha1(const void *bytes, size_t count, uint8_t *digest);

#endif
