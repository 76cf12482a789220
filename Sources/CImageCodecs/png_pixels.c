#include "png_pixels.h"

#include <stdlib.h>
#include <string.h>

enum {
    // Compressed bytes of an IDAT chunk: most pages have one or two chunks.
    CHUNK_SIZE = 256 << 10,
    // zlib moves its window of twice 32 KiB when 262 bytes are left in it. A full flush before that empties it and
    // avoids moving the hash tables, which Z_RLE never uses. This saves a third of zlib's time and makes no file
    // larger.
    WINDOW_SIZE = 63 << 10,
    // Pixels that are compared at once with the pixels before them.
    RUN_LENGTH = 8,
};

// In drawn scenes most pixels equal their left neighbours, so the Sub filter produces runs of zeros. Of zlib's
// strategies at the fastest level, Z_RLE, which finds only runs, takes the least time and makes the smallest files.
bool cic_png_pixels_begin(cic_png_pixels *pixels, size_t width) {
    enum { LEVEL = 1, WINDOW_BITS = 15, MEMORY_LEVEL = 8 };
    *pixels = (cic_png_pixels){.room = WINDOW_SIZE};
    pixels->row = malloc(1 + 3 * width + 1);
    pixels->chunk = malloc(CHUNK_SIZE);
    pixels->stream.next_out = pixels->chunk;
    pixels->stream.avail_out = CHUNK_SIZE;
    return pixels->row != NULL && pixels->chunk != NULL
        && deflateInit2(&pixels->stream, LEVEL, Z_DEFLATED, WINDOW_BITS, MEMORY_LEVEL, Z_RLE) == Z_OK;
}

void cic_png_pixels_end(cic_png_pixels *pixels) {
    deflateEnd(&pixels->stream);
    free(pixels->chunk);
    free(pixels->row);
}

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

static void write_chunk(cic_png_pixels *pixels, png_structp png) {
    png_write_chunk(png, (png_const_bytep) "IDAT", pixels->chunk, CHUNK_SIZE - pixels->stream.avail_out);
    pixels->stream.next_out = pixels->chunk;
    pixels->stream.avail_out = CHUNK_SIZE;
}

static void compress_input(cic_png_pixels *pixels, png_structp png, int flush) {
    deflate(&pixels->stream, flush);
    while (pixels->stream.avail_out == 0) {
        write_chunk(pixels, png);
        deflate(&pixels->stream, flush);
    }
}

static void write_row(cic_png_pixels *pixels, png_structp png, size_t count) {
    pixels->stream.next_in = pixels->row;
    while (count > 0) {
        size_t piece = count < pixels->room ? count : pixels->room;
        pixels->stream.avail_in = (uInt)piece;
        pixels->room -= piece;
        count -= piece;
        compress_input(pixels, png, pixels->room == 0 ? Z_FULL_FLUSH : Z_NO_FLUSH);
        pixels->room = pixels->room == 0 ? WINDOW_SIZE : pixels->room;
    }
}

void cic_png_pixels_write(cic_png_pixels *pixels, png_structp png, const cic_png_picture *picture) {
    void (*filter)(const uint8_t *, size_t, uint8_t *) = picture->channels == 4 ? filter_rgbx : filter_rgb;
    pixels->row[0] = PNG_FILTER_VALUE_SUB;
    for (size_t y = 0; y < picture->height; y++) {
        filter(picture->pixels + y * picture->width * picture->channels, picture->width, pixels->row + 1);
        write_row(pixels, png, 1 + 3 * picture->width);
    }
    compress_input(pixels, png, Z_FINISH);
    write_chunk(pixels, png);
}
