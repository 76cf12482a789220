#ifndef NIGHTPRESS_RUN_DEFLATE_H
#define NIGHTPRESS_RUN_DEFLATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Writes DEFLATE data (RFC 1951) in which the only matches are runs of one byte.
//
// Filtered rows of drawn scenes are runs and little else. For these it takes less than half the time of zlib's own
// run-length strategy at the same size, and unlike zlib's its output is the same with every version of zlib.
typedef struct {
    uint8_t *bytes;
    size_t count;
    size_t capacity;
    // Bits that do not fill a byte yet, the first one lowest.
    uint64_t pending;
    unsigned pending_count;
    uint16_t *tokens;
    size_t block_limit;
} run_deflater;

// Blocks may have up to `block_limit` bytes. False where there is no memory; ended in either case by run_deflate_end.
bool run_deflate_begin(run_deflater *deflater, size_t block_limit);

// Adds bytes as they are, before the first block or after the last.
bool run_deflate_append(run_deflater *deflater, const uint8_t *bytes, size_t count);

// Adds one block; after the last one the output ends with a whole byte.
bool run_deflate_block(run_deflater *deflater, const uint8_t *bytes, size_t count, bool is_last);

// Frees everything but the output.
void run_deflate_end(run_deflater *deflater);

#endif
