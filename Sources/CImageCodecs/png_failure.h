#ifndef NIGHTPRESS_PNG_FAILURE_H
#define NIGHTPRESS_PNG_FAILURE_H

#include <png.h>

// libpng's error handlers, for structures with a cic_outcome as their error pointer.

// Stores libpng's message and jumps to the jump buffer.
_Noreturn void cic_png_fail(png_structp png, png_const_charp message);

void cic_png_ignore_warning(png_structp png, png_const_charp message);

#endif
