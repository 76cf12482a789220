#include "CImageCodecs.h"
#include "png_failure.h"

#include <setjmp.h>
#include <string.h>

typedef struct {
    const uint8_t *bytes;
    size_t left;
} memory_source;

static void read_bytes(png_structp png, png_bytep bytes, size_t count) {
    memory_source *source = png_get_io_ptr(png);
    if (count > source->left) {
        png_error(png, "the file ends early");
    }
    memcpy(bytes, source->bytes, count);
    source->bytes += count;
    source->left -= count;
}

// Chunks that are not needed for the pixels are skipped unread, so that they cannot be decompression bombs. Every CRC
// is checked.
static void set_limits(png_structp png, size_t width, size_t height) {
    png_set_user_limits(png, (png_uint_32)width, (png_uint_32)height);
    png_set_chunk_malloc_max(png, 1 << 20);
    png_set_chunk_cache_max(png, 1);
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
}

// Requests 8-bit RGB for a file of any kind.
static void set_transforms(png_structp png, png_infop info) {
    png_color_16 white = {.red = 255, .green = 255, .blue = 255, .gray = 255};
    int color_type = png_get_color_type(png, info);
    int has_transparency = (color_type & PNG_COLOR_MASK_ALPHA) != 0 || png_get_valid(png, info, PNG_INFO_tRNS) != 0;
    png_set_expand(png);
    png_set_scale_16(png);
    if ((color_type & PNG_COLOR_MASK_COLOR) == 0) {
        png_set_gray_to_rgb(png);
    }
    if (has_transparency) {
        png_set_background_fixed(png, &white, PNG_BACKGROUND_GAMMA_SCREEN, 0, PNG_FP_1);
    }
}

static void read_pixels(png_structp png, png_infop info, size_t width, size_t height, uint8_t *rgb) {
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    if (png_get_rowbytes(png, info) != width * 3) {
        png_error(png, "the rows are not RGB");
    }
    for (int pass = 0; pass < passes; pass++) {
        for (size_t y = 0; y < height; y++) {
            png_read_row(png, rgb + y * width * 3, NULL);
        }
    }
    png_read_end(png, NULL);
}

cic_outcome cic_png_decode(const uint8_t *file, size_t count, size_t width, size_t height, uint8_t *rgb) {
    cic_outcome outcome = {.status = CIC_DONE};
    memory_source source = {.bytes = file, .left = count};
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &outcome, cic_png_fail, cic_png_ignore_warning);
    png_infop info = png == NULL ? NULL : png_create_info_struct(png);
    if (info == NULL) {
        png_destroy_read_struct(&png, NULL, NULL);
        outcome.status = CIC_OUT_OF_MEMORY;
        return outcome;
    }
    if (setjmp(png_jmpbuf(png)) == 0) {
        set_limits(png, width, height);
        png_set_read_fn(png, &source, read_bytes);
        png_read_info(png, info);
        if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) {
            png_error(png, "the size is not the one in the header");
        }
        set_transforms(png, info);
        read_pixels(png, info, width, height, rgb);
    }
    png_destroy_read_struct(&png, &info, NULL);
    return outcome;
}
