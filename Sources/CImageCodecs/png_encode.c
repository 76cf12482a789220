#include "CImageCodecs.h"
#include "png_failure.h"
#include "png_pixels.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    cic_buffer *file;
    size_t capacity;
} memory_target;

static void write_bytes(png_structp png, png_bytep bytes, size_t count) {
    memory_target *target = png_get_io_ptr(png);
    cic_buffer *file = target->file;
    if (count > target->capacity - file->count) {
        size_t capacity = 2 * (file->count + count);
        uint8_t *grown = realloc(file->bytes, capacity);
        if (grown == NULL) {
            png_error(png, "Out of memory");
        }
        file->bytes = grown;
        target->capacity = capacity;
    }
    memcpy(file->bytes + file->count, bytes, count);
    file->count += count;
}

static void flush_nothing(png_structp png) {
    (void)png;
}

static void set_texts(png_structp png, png_infop info, const cic_png_text *texts, size_t count) {
    for (size_t i = 0; i < count; i++) {
        // libpng copies both strings.
        png_text text = {
            .compression = texts[i].is_utf8 ? PNG_ITXT_COMPRESSION_NONE : PNG_TEXT_COMPRESSION_NONE,
            .key = (png_charp)texts[i].keyword,
            .text = (png_charp)texts[i].text,
        };
        png_set_text(png, info, &text, 1);
    }
}

// setjmp is called here. No local variable of this function changes after it.
static void write_file(
    png_structp png, png_infop info, const cic_buffer *packed, const cic_png_picture *picture
) {
    if (setjmp(png_jmpbuf(png)) != 0) {
        return;
    }
    png_set_IHDR(
        png, info, (png_uint_32)picture->width, (png_uint_32)picture->height, 8, PNG_COLOR_TYPE_RGB,
        PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    set_texts(png, info, picture->texts, picture->text_count);
    png_write_info(png, info);
    cic_png_pixels_write(png, packed);
    // png_write_end accepts only rows that libpng compressed, so IEND is written directly.
    png_write_chunk(png, (png_const_bytep) "IEND", NULL, 0);
}

cic_outcome cic_png_encode(const cic_png_picture *picture, cic_buffer *file) {
    cic_outcome outcome = {.status = CIC_DONE};
    memory_target target = {.file = file};
    cic_buffer packed;
    *file = (cic_buffer){0};
    bool has_memory = cic_png_pixels_pack(picture, &packed);
    png_structp png =
        png_create_write_struct(PNG_LIBPNG_VER_STRING, &outcome, cic_png_fail, cic_png_ignore_warning);
    png_infop info = png == NULL ? NULL : png_create_info_struct(png);
    if (has_memory && info != NULL) {
        png_set_write_fn(png, &target, write_bytes, flush_nothing);
        write_file(png, info, &packed, picture);
    } else {
        outcome.status = CIC_OUT_OF_MEMORY;
    }
    png_destroy_write_struct(&png, &info);
    cic_release(&packed);
    return outcome;
}
