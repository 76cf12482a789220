#ifndef NIGHTPRESS_CIMAGECODECS_H
#define NIGHTPRESS_CIMAGECODECS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libpng and libjpeg leave a call with longjmp on an error. The C function that called setjmp catches every such jump.
// Callers of these functions get a status and the library's message.

typedef enum {
    CIC_DONE,
    CIC_OUT_OF_MEMORY,
    CIC_FAILED,
} cic_status;

typedef struct {
    cic_status status;
    // The library's message if the status is CIC_FAILED, with a final zero byte.
    char message[200];
} cic_outcome;

// Bytes that the caller must free with cic_release.
typedef struct {
    uint8_t *bytes;
    size_t count;
} cic_buffer;

void cic_release(cic_buffer *buffer);

// The CRC-32 of PNG chunks, continued from `crc`; 0 to start.
uint32_t cic_crc32(uint32_t crc, const uint8_t *bytes, size_t count);

// Unpacks the zlib stream at the start of `bytes` into `room`. Returns the number of unpacked bytes, and in `used` the
// length of the stream. Returns 0 if the stream is damaged, ends early, or unpacks to more than `capacity` bytes.
size_t cic_inflate(const uint8_t *bytes, size_t count, uint8_t *room, size_t capacity, size_t *used);

// Whether a zlib stream unpacks to `unpacked` bytes, which are then in `room`, and nothing follows it. False also for a few
// valid streams.
bool cic_unpack_exactly(const uint8_t *bytes, size_t count, uint8_t *room, size_t unpacked);

// Unpacks the first `capacity` bytes of a zlib stream into `room`. Returns false if there are fewer. `is_exact` says
// whether the stream is valid, unpacks to no more bytes, and nothing follows it. Streams with code tables that only
// libdeflate takes count as valid.
bool cic_fills(const uint8_t *bytes, size_t count, uint8_t *room, size_t capacity, bool *is_exact);

// Packs bytes into a zlib stream at a level of libdeflate, from 1, the fastest, to 12. Fails only if no memory is left. The
// caller must release `packed`.
bool cic_deflate(const uint8_t *bytes, size_t count, int level, cic_buffer *packed);

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
    // 3 or 4; the fourth byte is ignored.
    size_t channels;
    const cic_png_text *texts;
    size_t text_count;
} cic_png_picture;

// Encodes a picture to an 8-bit RGB PNG file in sRGB. The caller must release `file` for any outcome.
cic_outcome cic_png_encode(const cic_png_picture *picture, cic_buffer *file);

// Decodes a PNG file of any kind to `width` × `height` RGB pixels, on white where it is transparent. Fails if the file
// has another size.
cic_outcome cic_png_decode(const uint8_t *file, size_t count, size_t width, size_t height, uint8_t *rgb);

// Decodes an undamaged PNG file of the usual kind (8-bit RGB, not interlaced, not transparent) to the same pixels as
// cic_png_decode, in a quarter of the time. `rgb` needs room for one more byte a row. Returns false for any other file,
// with anything in `rgb`: cic_png_decode then decodes the file, or says what is wrong.
bool cic_png_decode_plain(const uint8_t *file, size_t count, size_t width, size_t height, uint8_t *rgb);

// Encodes `channels` (3 or 4, the fourth byte is ignored) to a baseline JPEG file. `xmp` may be null.
cic_outcome cic_jpeg_encode(
    const uint8_t *pixels, size_t width, size_t height, size_t channels, int quality, const uint8_t *xmp,
    size_t xmp_count, cic_buffer *file);

// Decodes a JPEG file of any kind to `width` × `height` RGB pixels. Warnings of libjpeg, for example about a file that
// ends early, are failures. Fails if the file has another size.
cic_outcome cic_jpeg_decode(const uint8_t *file, size_t count, size_t width, size_t height, uint8_t *rgb);

// The source pixels of each output pixel along one axis, with their weights.
typedef struct {
    // Output pixels.
    size_t count;
    // Source pixels for each output pixel.
    size_t taps;
    // The first source pixel of each output pixel, never decreasing. All taps are inside the source.
    const uint32_t *first;
    // `taps` weights for each output pixel.
    const float *weights;
} cic_axis;

enum { CIC_CODE_COUNT = 32768 };

// Resamples in linear light. `light` has the light of each of the 256 codes, from 0 to 1. `codes` has the code of each
// of CIC_CODE_COUNT equal steps of light.
cic_status cic_resample(
    const uint8_t *pixels, size_t width, size_t channels, const float *light, const uint8_t *codes,
    const cic_axis *columns, const cic_axis *rows, uint8_t *rgb);

const char *cic_png_version(void);
const char *cic_jpeg_version(void);

#endif
