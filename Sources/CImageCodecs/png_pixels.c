#include "png_pixels.h"

#include <stdlib.h>
#include <string.h>

enum {
    // Compressed bytes of an IDAT chunk: most pages have a few chunks.
    CHUNK_SIZE = 256 << 10,
    // Pixels that are compared at once with the pixels before them.
    RUN_LENGTH = 8,
    // Of drawn scenes, higher levels make files a few percent smaller in up to twice the time.
    LEVEL = 1,
};

static uint32_t subtract_bytes(uint32_t left, uint32_t right) {
    return ((left | 0x80808080) - (right & 0x7f7f7f7f)) ^ ((left ^ ~right) & 0x80808080);
}

// Subtracts the pixel before from each pixel. Writes four bytes per pixel of three bytes; the next pixel overwrites the
// last one.
static void filter_rgbx(const uint8_t *restrict pixels, size_t width, uint8_t *restrict filtered) {
    uint32_t before = 0;
    size_t x = 0;
    while (x < width) {
        size_t end = width - x < RUN_LENGTH ? width : x + RUN_LENGTH;
        bool repeats = x > 0 && end - x == RUN_LENGTH
            && memcmp(pixels + 4 * x, pixels + 4 * (x - 1), 4 * RUN_LENGTH) == 0;
        if (repeats) {
            memset(filtered + 3 * x, 0, 3 * RUN_LENGTH);
            x = end;
        }
        for (; x < end; x++) {
            uint32_t pixel;
            memcpy(&pixel, pixels + 4 * x, 4);
            uint32_t difference = subtract_bytes(pixel, before);
            memcpy(filtered + 3 * x, &difference, 4);
            before = pixel;
        }
    }
}

static void filter_rgb(const uint8_t *restrict pixels, size_t width, uint8_t *restrict filtered) {
    memcpy(filtered, pixels, 3);
    for (size_t i = 3; i < 3 * width; i++) {
        filtered[i] = (uint8_t)(pixels[i] - pixels[i - 3]);
    }
}

// In drawn scenes most pixels equal their left neighbours, so the Sub filter produces runs of zeros. `filtered` has room
// for one more byte than the rows take.
static void filter_rows(const cic_png_picture *picture, uint8_t *filtered) {
    void (*filter)(const uint8_t *, size_t, uint8_t *) = picture->channels == 4 ? filter_rgbx : filter_rgb;
    for (size_t y = 0; y < picture->height; y++) {
        uint8_t *row = filtered + y * (1 + 3 * picture->width);
        row[0] = PNG_FILTER_VALUE_SUB;
        filter(picture->pixels + y * picture->width * picture->channels, picture->width, row + 1);
    }
}

bool cic_png_pixels_pack(const cic_png_picture *picture, cic_buffer *packed) {
    size_t count = picture->height * (1 + 3 * picture->width);
    uint8_t *filtered = malloc(count + 1);
    *packed = (cic_buffer){0};
    if (filtered == NULL) {
        return false;
    }
    filter_rows(picture, filtered);
    bool is_packed = cic_deflate(filtered, count, LEVEL, packed);
    free(filtered);
    return is_packed;
}

void cic_png_pixels_write(png_structp png, const cic_buffer *packed) {
    for (size_t start = 0; start < packed->count; start += CHUNK_SIZE) {
        size_t rest = packed->count - start;
        png_write_chunk(
            png, (png_const_bytep) "IDAT", packed->bytes + start, rest < CHUNK_SIZE ? rest : CHUNK_SIZE);
    }
}
