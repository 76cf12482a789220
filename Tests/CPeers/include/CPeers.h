#ifndef NIGHTPRESS_CPEERS_H
#define NIGHTPRESS_CPEERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Encodes RGBX pixels to an RGB PNG file as libpng does by itself. `level` is zlib's, or -1 for libpng's defaults.
// Returns the size of the file; 0 on failure.
size_t cpeers_png_encode(const uint8_t *rgbx, size_t width, size_t height, int level);

#endif
