#include "jpeg_error.h"

#include <stdlib.h>

static const char xmp_label[] = "http://ns.adobe.com/xap/1.0/";

static void write_xmp(j_compress_ptr info, const uint8_t *xmp, size_t count) {
    jpeg_write_m_header(info, JPEG_APP0 + 1, (unsigned)(sizeof xmp_label + count));
    for (size_t i = 0; i < sizeof xmp_label; i++) {
        jpeg_write_m_byte(info, xmp_label[i]);
    }
    for (size_t i = 0; i < count; i++) {
        jpeg_write_m_byte(info, xmp[i]);
    }
}

static void write_pixels(j_compress_ptr info, const uint8_t *pixels, size_t row_count) {
    while (info->next_scanline < info->image_height) {
        JSAMPROW row = (JSAMPROW)(pixels + (size_t)info->next_scanline * row_count);
        jpeg_write_scanlines(info, &row, 1);
    }
}

cic_outcome cic_jpeg_encode(
    const uint8_t *pixels, size_t width, size_t height, size_t channels, int quality, const uint8_t *xmp,
    size_t xmp_count, cic_buffer *file) {
    cic_outcome outcome = {.status = CIC_DONE};
    struct jpeg_compress_struct info = {0};
    jpeg_error error;
    unsigned long count = 0;
    file->bytes = NULL;
    file->count = 0;
    info.err = jpeg_error_start(&error, &outcome);
    if (setjmp(error.landing) == 0) {
        jpeg_create_compress(&info);
        jpeg_mem_dest(&info, &file->bytes, &count);
        info.image_width = (JDIMENSION)width;
        info.image_height = (JDIMENSION)height;
        info.input_components = (int)channels;
        info.in_color_space = channels == 4 ? JCS_EXT_RGBX : JCS_RGB;
        jpeg_set_defaults(&info);
        jpeg_set_quality(&info, quality, TRUE);
        info.dct_method = JDCT_ISLOW;
        jpeg_start_compress(&info, TRUE);
        if (xmp != NULL) {
            write_xmp(&info, xmp, xmp_count);
        }
        write_pixels(&info, pixels, width * channels);
        jpeg_finish_compress(&info);
        file->count = count;
    }
    jpeg_destroy_compress(&info);
    return outcome;
}
