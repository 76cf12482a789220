#include "CImageCodecs.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

enum {
    SIGNATURE_SIZE = 8,
    // Length, type and CRC of a chunk.
    CHUNK_FRAME = 12,
    HEADER_SIZE = 13,
    // libpng's limit for other chunks, as cic_png_decode sets it.
    CHUNK_LIMIT = 1 << 20,
    PIXEL_SIZE = 3,
};

typedef struct {
    const uint8_t *type;
    const uint8_t *data;
    size_t count;
} png_chunk;

typedef struct {
    const uint8_t *bytes;
    size_t left;
} png_reader;

static uint32_t read_number(const uint8_t *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static bool is_type(const png_chunk *chunk, const char *type) {
    return memcmp(chunk->type, type, 4) == 0;
}

// False at the end, and if the chunk is cut short or its CRC is wrong.
static bool read_chunk(png_reader *reader, png_chunk *chunk) {
    if (reader->left < CHUNK_FRAME || read_number(reader->bytes) > reader->left - CHUNK_FRAME) {
        return false;
    }
    chunk->count = read_number(reader->bytes);
    chunk->type = reader->bytes + 4;
    chunk->data = reader->bytes + 8;
    reader->bytes += CHUNK_FRAME + chunk->count;
    reader->left -= CHUNK_FRAME + chunk->count;
    return libdeflate_crc32(0, chunk->type, 4 + chunk->count) == read_number(chunk->data + chunk->count);
}

static bool is_plain_header(const png_chunk *chunk, size_t width, size_t height) {
    // 8 bits of RGB, the only compression, the only filter method, not interlaced.
    static const uint8_t kind[] = {8, 2, 0, 0, 0};
    return is_type(chunk, "IHDR") && chunk->count == HEADER_SIZE && read_number(chunk->data) == width
        && read_number(chunk->data + 4) == height && memcmp(chunk->data + 8, kind, sizeof kind) == 0;
}

// Whether libpng skips the chunk: it does not change the pixels.
static bool is_skipped(const png_chunk *chunk) {
    for (size_t i = 0; i < 4; i++) {
        uint8_t letter = chunk->type[i] | 0x20;
        if (letter < 'a' || letter > 'z') {
            return false;
        }
    }
    bool is_critical = (chunk->type[0] & 0x20) == 0;
    return !is_critical && chunk->count <= CHUNK_LIMIT && !is_type(chunk, "tRNS");
}

// Finds the compressed pixels in chunks that follow one another. `first` is the first of them, and `count` the number
// of their bytes. False if there is a chunk that may change the pixels, or that libpng may refuse.
static bool find_pixels(png_reader reader, size_t width, size_t height, png_reader *first, size_t *count) {
    png_chunk chunk;
    bool is_behind = false;
    *first = (png_reader){0};
    *count = 0;
    if (!read_chunk(&reader, &chunk) || !is_plain_header(&chunk, width, height)) {
        return false;
    }
    for (png_reader start = reader; read_chunk(&reader, &chunk); start = reader) {
        if (is_type(&chunk, "IEND")) {
            return chunk.count == 0 && first->bytes != NULL;
        } else if (is_type(&chunk, "IDAT")) {
            if (is_behind) {
                return false;
            }
            *first = first->bytes == NULL ? start : *first;
            *count += chunk.count;
        } else if (is_skipped(&chunk)) {
            is_behind = first->bytes != NULL;
        } else {
            return false;
        }
    }
    return false;
}

static void join_chunks(png_reader reader, uint8_t *joined, size_t count) {
    png_chunk chunk;
    for (size_t done = 0; done < count && read_chunk(&reader, &chunk); done += chunk.count) {
        memcpy(joined + done, chunk.data, chunk.count);
    }
}

static void add_left(uint8_t *row, size_t count) {
    uint8_t red = 0, green = 0, blue = 0;
    for (size_t i = 0; i < count; i += PIXEL_SIZE) {
        row[i] = red += row[i];
        row[i + 1] = green += row[i + 1];
        row[i + 2] = blue += row[i + 2];
    }
}

static void add_above(uint8_t *restrict row, const uint8_t *restrict above, size_t count) {
    for (size_t i = 0; i < count; i++) {
        row[i] += above[i];
    }
}

static void add_average(uint8_t *restrict row, const uint8_t *restrict above, size_t count) {
    for (size_t i = 0; i < count; i++) {
        unsigned left = i < PIXEL_SIZE ? 0 : row[i - PIXEL_SIZE];
        row[i] += (uint8_t)((left + above[i]) / 2);
    }
}

static uint8_t nearest(int left, int above, int corner) {
    int from_left = abs(above - corner), from_above = abs(left - corner), from_corner = abs(left + above - 2 * corner);
    if (from_left <= from_above && from_left <= from_corner) {
        return (uint8_t)left;
    }
    return (uint8_t)(from_above <= from_corner ? above : corner);
}

static void add_nearest(uint8_t *restrict row, const uint8_t *restrict above, size_t count) {
    for (size_t i = 0; i < PIXEL_SIZE; i++) {
        row[i] += above[i];
    }
    for (size_t i = PIXEL_SIZE; i < count; i++) {
        row[i] += nearest(row[i - PIXEL_SIZE], above[i], above[i - PIXEL_SIZE]);
    }
}

// Moves each row to its place and undoes its filter. `rgb` begins with rows that each have their filter's number before
// them. `zeros` is the row above the first. False if a filter is unknown.
static bool restore_rows(uint8_t *rgb, size_t count, size_t height, const uint8_t *zeros) {
    for (size_t y = 0; y < height; y++) {
        const uint8_t *filtered = rgb + y * (count + 1);
        const uint8_t *above = y == 0 ? zeros : rgb + (y - 1) * count;
        uint8_t *row = rgb + y * count;
        uint8_t filter = filtered[0];
        memmove(row, filtered + 1, count);
        switch (filter) {
        case 0: break;
        case 1: add_left(row, count); break;
        case 2: add_above(row, above, count); break;
        case 3: add_average(row, above, count); break;
        case 4: add_nearest(row, above, count); break;
        default: return false;
        }
    }
    return true;
}

bool cic_png_decode_plain(const uint8_t *file, size_t count, size_t width, size_t height, uint8_t *rgb) {
    static const uint8_t signature[SIGNATURE_SIZE] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    png_reader first;
    size_t packed;
    size_t row_count = PIXEL_SIZE * width;
    if (count < SIGNATURE_SIZE || memcmp(file, signature, SIGNATURE_SIZE) != 0
        || !find_pixels((png_reader){file + SIGNATURE_SIZE, count - SIGNATURE_SIZE}, width, height, &first, &packed)) {
        return false;
    }
    uint8_t *stream = malloc(packed + 1);
    uint8_t *zeros = calloc(row_count, 1);
    bool is_decoded = false;
    if (stream != NULL && zeros != NULL) {
        join_chunks(first, stream, packed);
        is_decoded = cic_unpack_exactly(stream, packed, rgb, (row_count + 1) * height)
            && restore_rows(rgb, row_count, height, zeros);
    }
    free(zeros);
    free(stream);
    return is_decoded;
}
