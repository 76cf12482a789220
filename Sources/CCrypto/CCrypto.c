#include "CCrypto.h"

// Apple systems have CryptoKit instead.
#ifndef __APPLE__

#include <openssl/evp.h>
#include <stdlib.h>

/// These calls fail only if there is no memory or the library is broken. As in Swift, the program then ends.
static void require(int status) {
    if (status != 1) abort();
}

ccrypto_sha256 ccrypto_sha256_make(void) {
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    require(context != NULL);
    require(EVP_DigestInit_ex(context, EVP_sha256(), NULL));
    return (ccrypto_sha256)context;
}

void ccrypto_sha256_free(ccrypto_sha256 hash) { EVP_MD_CTX_free((EVP_MD_CTX *)hash); }

void ccrypto_sha256_update(ccrypto_sha256 hash, const void *bytes, size_t count) {
    require(EVP_DigestUpdate((EVP_MD_CTX *)hash, bytes, count));
}

void ccrypto_sha256_digest(ccrypto_sha256 hash, uint8_t *digest) {
    EVP_MD_CTX *copy = EVP_MD_CTX_new();
    require(copy != NULL);
    require(EVP_MD_CTX_copy_ex(copy, (EVP_MD_CTX *)hash));
    require(EVP_DigestFinal_ex(copy, digest, NULL));
    EVP_MD_CTX_free(copy);
}

void ccrypto_digest_sha256(const void *bytes, size_t count, uint8_t *digest) {
    require(EVP_Digest(bytes, count, digest, NULL, EVP_sha256(), NULL));
}

void ccrypto_digest_sha1(const void *bytes, size_t count, uint8_t *digest) {
    require(EVP_Digest(bytes, count, digest, NULL, EVP_sha1(), NULL));
}

#endif
