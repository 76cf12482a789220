#ifndef NIGHTPRESS_CIMAGECODECS_H
#define NIGHTPRESS_CIMAGECODECS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libpng and libjpeg leave a call by longjmp when something is wrong. Every such jump lands in the C function that
// set it up; callers of these functions see a status and the library's own words.

typedef enum {
    CIC_DONE,
    CIC_OUT_OF_MEMORY,
    CIC_FAILED,
} cic_status;

typedef struct {
    cic_status status;
    // The library's words when the status is CIC_FAILED, ended by a zero byte.
    char message[200];
} cic_outcome;

// Bytes that the caller gives back with cic_release.
typedef struct {
    uint8_t *bytes;
    size_t count;
} cic_buffer;

void cic_release(cic_buffer *buffer);

// The CRC-32 of PNG chunks, continued from `crc`; 0 to begin.
uint32_t cic_crc32(uint32_t crc, const uint8_t *bytes, size_t count);

// A text of a PNG file; both strings end with a zero byte.
typedef struct {
    // 1 to 79 Latin-1 characters.
    const char *keyword;
    const char *text;
    // UTF-8 goes into an iTXt chunk, Latin-1 into a tEXt chunk.
    bool is_utf8;
} cic_png_text;

typedef struct {
    const uint8_t *pixels;
    size_t width;
    size_t height;
    // 3 or 4; a fourth byte is left out.
    size_t channels;
    const cic_png_text *texts;
    size_t text_count;
} cic_png_picture;

// Encodes a picture to an 8-bit RGB PNG file in sRGB. `file` is the caller's to give back, whatever the outcome.
cic_outcome cic_png_encode(const cic_png_picture *picture, cic_buffer *file);

// Decodes a PNG file of any kind to `width` × `height` RGB pixels, laid on white where it lets light through.
// A file of another size than the one given fails.
cic_outcome cic_png_decode(const uint8_t *file, size_t count, size_t width, size_t height, uint8_t *rgb);

// Encodes `channels` (3 or 4, a fourth byte is left out) to a baseline JPEG file. `xmp` may be null.
cic_outcome cic_jpeg_encode(
    const uint8_t *pixels, size_t width, size_t height, size_t channels, int quality, const uint8_t *xmp,
    size_t xmp_count, cic_buffer *file);

// Decodes a JPEG file of any kind to `width` × `height` RGB pixels. Whatever libjpeg would only warn of (a file that
// ends early, say) fails, and so does a file of another size than the one given.
cic_outcome cic_jpeg_decode(const uint8_t *file, size_t count, size_t width, size_t height, uint8_t *rgb);

// How source pixels make up output pixels along one axis.
typedef struct {
    // Output pixels.
    size_t count;
    // Source pixels for each of them.
    size_t taps;
    // The first source pixel of each, never falling; all of its taps are within the source.
    const uint32_t *first;
    // `taps` for each.
    const float *weights;
} cic_axis;

enum { CIC_CODE_COUNT = 32768 };

// Resamples in linear light. `light` has the light of each of the 256 codes, from 0 to 1; `codes` the code for each of
// CIC_CODE_COUNT even steps of light.
cic_status cic_resample(
    const uint8_t *pixels, size_t width, size_t channels, const float *light, const uint8_t *codes,
    const cic_axis *columns, const cic_axis *rows, uint8_t *rgb);

// The versions of libpng and libjpeg that are used.
const char *cic_png_version(void);
const char *cic_jpeg_version(void);

#endif
