#include "jpeg_error.h"

#include <stdbool.h>
#include <stdlib.h>

// Encoders write about ten scans. A small file with thousands of scans would take the decoder minutes.
enum { SCAN_LIMIT = 100 };

static void check_scan_number(j_common_ptr info) {
    if (((j_decompress_ptr)info)->input_scan_number > SCAN_LIMIT) {
        jpeg_error_fail(info, "the file has more than 100 scans");
    }
}

// The memory limit of libjpeg: together with the pixels at most 200 MiB. A progressive file needs two bytes per sample
// for its coefficients. So one with three full channels may have 22 million pixels.
static long memory_limit(size_t width, size_t height) {
    size_t pixels = width * height * 3;
    size_t all = 200 << 20;
    return pixels < all ? (long)(all - pixels) : 1;
}

// CMYK to RGB without a colour profile. Programs that write Adobe's marker store inverted values.
static void convert_cmyk_row(const uint8_t *cmyk, size_t width, bool is_inverted, uint8_t *rgb) {
    uint8_t flip = is_inverted ? 0 : 255;
    for (size_t x = 0; x < width; x++) {
        unsigned black = cmyk[4 * x + 3] ^ flip;
        for (size_t channel = 0; channel < 3; channel++) {
            unsigned light = cmyk[4 * x + channel] ^ flip;
            rgb[3 * x + channel] = (uint8_t)((light * black + 127) / 255);
        }
    }
}

// Memory of libjpeg, freed with the decoder: a row of four bytes per pixel if the file is CMYK.
static uint8_t *make_cmyk_row(j_decompress_ptr info) {
    return info->mem->alloc_large((j_common_ptr)info, JPOOL_IMAGE, (size_t)info->image_width * 4);
}

static void read_pixels(j_decompress_ptr info, size_t width, uint8_t *rgb) {
    bool is_cmyk = info->jpeg_color_space == JCS_CMYK || info->jpeg_color_space == JCS_YCCK;
    info->out_color_space = is_cmyk ? JCS_CMYK : JCS_RGB;
    info->dct_method = JDCT_ISLOW;
    uint8_t *cmyk = is_cmyk ? make_cmyk_row(info) : NULL;
    jpeg_start_decompress(info);
    while (info->output_scanline < info->output_height) {
        uint8_t *row = rgb + (size_t)info->output_scanline * width * 3;
        JSAMPROW target = is_cmyk ? cmyk : row;
        jpeg_read_scanlines(info, &target, 1);
        if (is_cmyk) {
            convert_cmyk_row(cmyk, width, info->saw_Adobe_marker, row);
        }
    }
    jpeg_finish_decompress(info);
}

cic_outcome cic_jpeg_decode(const uint8_t *file, size_t count, size_t width, size_t height, uint8_t *rgb) {
    cic_outcome outcome = {.status = CIC_DONE};
    struct jpeg_decompress_struct info = {0};
    struct jpeg_progress_mgr progress = {.progress_monitor = check_scan_number};
    jpeg_error error;
    info.err = jpeg_error_start(&error, &outcome);
    if (setjmp(error.landing) == 0) {
        jpeg_create_decompress(&info);
        info.progress = &progress;
        info.mem->max_memory_to_use = memory_limit(width, height);
        jpeg_mem_src(&info, file, count);
        jpeg_read_header(&info, TRUE);
        if (info.image_width != width || info.image_height != height) {
            jpeg_error_fail((j_common_ptr)&info, "the size is not the one in the header");
        }
        read_pixels(&info, width, rgb);
    }
    jpeg_destroy_decompress(&info);
    return outcome;
}
