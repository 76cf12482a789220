#include "CImageCodecs.h"

#include <libdeflate.h>
#include <stdlib.h>

bool cic_deflate(const uint8_t *bytes, size_t count, int level, cic_buffer *packed) {
    struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
    *packed = (cic_buffer){0};
    if (compressor != NULL) {
        size_t capacity = libdeflate_zlib_compress_bound(compressor, count);
        packed->bytes = malloc(capacity);
        if (packed->bytes != NULL) {
            packed->count = libdeflate_zlib_compress(compressor, bytes, count, packed->bytes, capacity);
        }
    }
    libdeflate_free_compressor(compressor);
    return packed->count > 0;
}
