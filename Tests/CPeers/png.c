#include "CPeers.h"

#include <png.h>
#include <stdlib.h>

static void count_bytes(png_structp png, png_bytep bytes, size_t count) {
    (void)bytes;
    *(size_t *)png_get_io_ptr(png) += count;
}

static void flush_nothing(png_structp png) {
    (void)png;
}

size_t cpeers_png_encode(const uint8_t *rgbx, size_t width, size_t height, int level) {
    volatile size_t size = 0;
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png == NULL ? NULL : png_create_info_struct(png);
    if (info == NULL || setjmp(png_jmpbuf(png)) != 0) {
        png_destroy_write_struct(&png, &info);
        return 0;
    }
    png_set_write_fn(png, (png_voidp)&size, count_bytes, flush_nothing);
    if (level >= 0) {
        png_set_compression_level(png, level);
    }
    png_set_IHDR(
        png, info, (png_uint_32)width, (png_uint_32)height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    png_set_filler(png, 0, PNG_FILLER_AFTER);
    for (size_t y = 0; y < height; y++) {
        png_write_row(png, rgbx + y * width * 4);
    }
    png_write_end(png, NULL);
    png_destroy_write_struct(&png, &info);
    return size;
}
