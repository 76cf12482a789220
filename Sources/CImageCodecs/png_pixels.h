#ifndef NIGHTPRESS_PNG_PIXELS_H
#define NIGHTPRESS_PNG_PIXELS_H

#include "CImageCodecs.h"

#include <png.h>
#include <stdbool.h>
#include <zlib.h>

// The pixels of a PNG file on their way into its IDAT chunks.
typedef struct {
    z_stream stream;
    // A filtered row: its filter type, three bytes a pixel, and one more that may be written to.
    uint8_t *row;
    // Compressed bytes that are not in the file yet.
    uint8_t *chunk;
    // Bytes that zlib's window has room for.
    size_t room;
} cic_png_pixels;

// False where memory is short; cic_png_pixels_end is due all the same.
bool cic_png_pixels_begin(cic_png_pixels *pixels, size_t width);

// Writes all IDAT chunks. Leaves by libpng's jump where the file cannot be written.
void cic_png_pixels_write(cic_png_pixels *pixels, png_structp png, const cic_png_picture *picture);

void cic_png_pixels_end(cic_png_pixels *pixels);

#endif
