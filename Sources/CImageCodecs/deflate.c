#include "CImageCodecs.h"

#include <stdlib.h>
#include <zlib.h>

bool cic_deflate(const uint8_t *bytes, size_t count, cic_buffer *packed) {
    uLongf length = compressBound((uLong)count);
    *packed = (cic_buffer){.bytes = malloc(length)};
    if (packed->bytes == NULL || compress2(packed->bytes, &length, bytes, (uLong)count, 9) != Z_OK) {
        return false;
    }
    packed->count = length;
    return true;
}
