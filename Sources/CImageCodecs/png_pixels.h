#ifndef NIGHTPRESS_PNG_PIXELS_H
#define NIGHTPRESS_PNG_PIXELS_H

#include "CImageCodecs.h"

#include <png.h>
#include <stdbool.h>

// Filters and compresses the pixels of a PNG file. False if memory is short; free the bytes in any case.
bool cic_png_pixels_pack(const cic_png_picture *picture, cic_buffer *packed);

// Writes packed pixels as IDAT chunks. Jumps with libpng's longjmp if the file cannot be written.
void cic_png_pixels_write(png_structp png, const cic_buffer *packed);

#endif
