#ifndef NIGHTPRESS_PNG_PIXELS_H
#define NIGHTPRESS_PNG_PIXELS_H

#include "CImageCodecs.h"

#include <png.h>
#include <stdbool.h>
#include <zlib.h>

// Writes the pixels of a PNG file into IDAT chunks.
typedef struct {
    z_stream stream;
    // A filtered row: its filter type, three bytes per pixel, and one more byte that may be overwritten.
    uint8_t *row;
    // Compressed bytes that are not written to the file yet.
    uint8_t *chunk;
    // Bytes that still fit into zlib's window.
    size_t room;
} cic_png_pixels;

// False if memory is short. Call cic_png_pixels_end in this case, too.
bool cic_png_pixels_begin(cic_png_pixels *pixels, size_t width);

// Writes all IDAT chunks. Jumps with libpng's longjmp if the file cannot be written.
void cic_png_pixels_write(cic_png_pixels *pixels, png_structp png, const cic_png_picture *picture);

void cic_png_pixels_end(cic_png_pixels *pixels);

#endif
