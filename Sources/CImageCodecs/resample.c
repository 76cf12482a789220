#include "CImageCodecs.h"

#include <stdlib.h>

// A product and a sum are rounded separately on every machine, also if it has one instruction for both.
#pragma STDC FP_CONTRACT OFF

enum {
    // Rows in linear light have four numbers per pixel, for vector instructions. The last is not used.
    LANES = 4,
    // Numbers of a row that are summed at once, in registers. Rows are padded to a multiple of them.
    BLOCK = 16,
};

typedef float light_of_pixel __attribute__((vector_size(4 * LANES), aligned(4)));
typedef int32_t place_of_pixel __attribute__((vector_size(4 * LANES)));

static void linearize_row(
    const uint8_t *restrict pixels, size_t width, size_t channels, const float *restrict light, float *restrict row) {
    light_of_pixel *target = (light_of_pixel *)row;
    for (size_t x = 0; x < width; x++) {
        const uint8_t *pixel = pixels + channels * x;
        target[x] = (light_of_pixel){light[pixel[0]], light[pixel[1]], light[pixel[2]], 0};
    }
}

// The weighted sum of `taps` rows of `count` numbers, a multiple of BLOCK.
static void sum_rows(
    const float *const *rows, const float *restrict weights, size_t taps, size_t count, float *restrict sums) {
    for (size_t i = 0; i < count; i += BLOCK) {
        float block[BLOCK];
        for (size_t k = 0; k < BLOCK; k++) {
            block[k] = weights[0] * rows[0][i + k];
        }
        for (size_t tap = 1; tap < taps; tap++) {
            for (size_t k = 0; k < BLOCK; k++) {
                block[k] += weights[tap] * rows[tap][i + k];
            }
        }
        for (size_t k = 0; k < BLOCK; k++) {
            sums[i + k] = block[k];
        }
    }
}

static void resample_row(
    const float *restrict row, const cic_axis *columns, const uint8_t *restrict codes, uint8_t *restrict rgb) {
    const float last = CIC_CODE_COUNT - 1;
    const light_of_pixel scale = {last, last, last, last};
    const light_of_pixel half = {0.5f, 0.5f, 0.5f, 0.5f};
    for (size_t x = 0; x < columns->count; x++) {
        const float *weights = columns->weights + x * columns->taps;
        const light_of_pixel *pixel = (const light_of_pixel *)row + columns->first[x];
        light_of_pixel sum = {0};
        for (size_t tap = 0; tap < columns->taps; tap++) {
            sum += weights[tap] * pixel[tap];
        }
        light_of_pixel place = __builtin_elementwise_max(sum * scale + half, (light_of_pixel){0});
        place_of_pixel code = __builtin_convertvector(__builtin_elementwise_min(place, scale), place_of_pixel);
        for (size_t channel = 0; channel < 3; channel++) {
            rgb[3 * x + channel] = codes[code[channel]];
        }
    }
}

cic_status cic_resample(
    const uint8_t *pixels, size_t width, size_t channels, const float *light, const uint8_t *codes,
    const cic_axis *columns, const cic_axis *rows, uint8_t *rgb) {
    size_t row_count = (width * LANES + BLOCK - 1) / BLOCK * BLOCK;
    // The source rows of one output row, each in the slot of its number modulo `taps`, and their sum.
    float *slots = calloc((rows->taps + 1) * row_count, sizeof(float));
    const float **sources = calloc(rows->taps, sizeof(float *));
    if (slots == NULL || sources == NULL) {
        free(sources);
        free(slots);
        return CIC_OUT_OF_MEMORY;
    }
    float *sums = slots + rows->taps * row_count;
    size_t next = 0;
    for (size_t y = 0; y < rows->count; y++) {
        size_t first = rows->first[y];
        for (next = next < first ? first : next; next < first + rows->taps; next++) {
            linearize_row(
                pixels + next * width * channels, width, channels, light, slots + next % rows->taps * row_count);
        }
        for (size_t tap = 0; tap < rows->taps; tap++) {
            sources[tap] = slots + (first + tap) % rows->taps * row_count;
        }
        sum_rows(sources, rows->weights + y * rows->taps, rows->taps, row_count, sums);
        resample_row(sums, columns, codes, rgb + y * columns->count * 3);
    }
    free(sources);
    free(slots);
    return CIC_DONE;
}
