#include "CImageCodecs.h"
#include "run_deflate.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum { FILTER_SUB = 1, FILTER_UP = 2 };

// Filtered bytes in a block: enough for its codes to pay, few enough to stay in the cache.
enum { BLOCK_LIMIT = 192 << 10 };

uint32_t cic_crc32(uint32_t crc, const uint8_t *bytes, size_t count) {
    return (uint32_t)crc32_z(crc, bytes, count);
}

// Copies four bytes at a time; the next pixel overwrites the fourth.
static void pack_row(const uint8_t *restrict pixels, size_t width, uint8_t *restrict row) {
    for (size_t x = 0; x + 1 < width; x++) {
        memcpy(row + 3 * x, pixels + 4 * x, 4);
    }
    memcpy(row + 3 * (width - 1), pixels + 4 * (width - 1), 3);
}

static void subtract(
    const uint8_t *restrict row, const uint8_t *restrict prediction, size_t count, uint8_t *restrict rest) {
    for (size_t i = 0; i < count; i++) {
        rest[i] = row[i] - prediction[i];
    }
}

// How often a byte differs from the one before it: about as many symbols as run-length coding will write.
static size_t count_changes(const uint8_t *bytes, size_t count) {
    size_t changes = 0;
    size_t i = 1;
    while (i < count) {
        size_t end = count - i > 255 ? i + 255 : count;
        uint8_t in_block = 0;
        for (; i < end; i++) {
            in_block += bytes[i] != bytes[i - 1];
        }
        changes += in_block;
    }
    return changes;
}

// Writes the filter's number and the filtered row. `spare` has room for one row.
static void filter_row(const uint8_t *row, const uint8_t *above, size_t count, uint8_t *filtered, uint8_t *spare) {
    filtered[0] = FILTER_UP;
    if (memcmp(row, above, count) == 0) {
        memset(filtered + 1, 0, count);
        return;
    }
    subtract(row, above, count, filtered + 1);
    memcpy(spare, row, 3);
    subtract(row + 3, row, count - 3, spare + 3);
    if (count_changes(spare, count) < count_changes(filtered + 1, count)) {
        filtered[0] = FILTER_SUB;
        memcpy(filtered + 1, spare, count);
    }
}

typedef struct {
    // Filtered rows, each behind the number of its filter.
    uint8_t *block;
    size_t rows_in_block;
    // A row for trials.
    uint8_t *spare;
    // Rows without their fourth byte, by turns.
    uint8_t *packed[2];
    // What stands above the first row.
    uint8_t *zeros;
} workspace;

static bool workspace_make(workspace *space, size_t row_count) {
    space->rows_in_block = row_count < BLOCK_LIMIT ? BLOCK_LIMIT / (row_count + 1) : 1;
    size_t block_count = space->rows_in_block * (row_count + 1);
    space->block = calloc(block_count + 4 * row_count, 1);
    if (space->block == NULL) {
        return false;
    }
    space->spare = space->block + block_count;
    space->packed[0] = space->spare + row_count;
    space->packed[1] = space->packed[0] + row_count;
    space->zeros = space->packed[1] + row_count;
    return true;
}

static bool append_adler(run_deflater *deflater, uLong adler) {
    uint8_t bytes[4] = {(uint8_t)(adler >> 24), (uint8_t)(adler >> 16), (uint8_t)(adler >> 8), (uint8_t)adler};
    return run_deflate_append(deflater, bytes, sizeof bytes);
}

// The zlib format (RFC 1950): a header of two bytes, DEFLATE data, Adler-32.
static bool compress_rows(
    run_deflater *deflater, const uint8_t *pixels, size_t width, size_t height, size_t channels, workspace *space) {
    static const uint8_t header[2] = {0x78, 0x01};
    size_t row_count = width * 3;
    const uint8_t *above = space->zeros;
    uint8_t *end = space->block;
    uLong adler = 1;
    bool is_done = run_deflate_append(deflater, header, sizeof header);
    for (size_t y = 0; y < height && is_done; y++) {
        const uint8_t *row = pixels + y * width * channels;
        if (channels == 4) {
            pack_row(row, width, space->packed[y & 1]);
            row = space->packed[y & 1];
        }
        filter_row(row, above, row_count, end, space->spare);
        above = row;
        end += row_count + 1;
        bool is_last = y + 1 == height;
        if (is_last || (y + 1) % space->rows_in_block == 0) {
            size_t count = (size_t)(end - space->block);
            adler = adler32_z(adler, space->block, count);
            is_done = run_deflate_block(deflater, space->block, count, is_last);
            end = space->block;
        }
    }
    return is_done && append_adler(deflater, adler);
}

cic_status cic_png_compress(const uint8_t *pixels, size_t width, size_t height, size_t channels, cic_buffer *data) {
    workspace space;
    run_deflater deflater;
    if (!workspace_make(&space, width * 3)) {
        return CIC_OUT_OF_MEMORY;
    }
    bool is_done = run_deflate_begin(&deflater, space.rows_in_block * (width * 3 + 1)) &&
        compress_rows(&deflater, pixels, width, height, channels, &space);
    run_deflate_end(&deflater);
    free(space.block);
    *data = (cic_buffer){.bytes = deflater.bytes, .count = deflater.count};
    return is_done ? CIC_DONE : CIC_OUT_OF_MEMORY;
}
