#include "CImageCodecs.h"

#include <stdlib.h>

// A product and a sum are rounded separately on every machine, also if it has one instruction for both.
#pragma STDC FP_CONTRACT OFF

// Rows in linear light have four numbers per pixel, for vector instructions. The last is not used.
enum { LANES = 4 };

static void linearize_row(
    const uint8_t *restrict pixels, size_t width, size_t channels, const float *restrict light, float *restrict row) {
    for (size_t x = 0; x < width; x++) {
        row[LANES * x] = light[pixels[channels * x]];
        row[LANES * x + 1] = light[pixels[channels * x + 1]];
        row[LANES * x + 2] = light[pixels[channels * x + 2]];
    }
}

static void scale_row(const float *restrict row, float weight, size_t count, float *restrict sums) {
    for (size_t i = 0; i < count; i++) {
        sums[i] = weight * row[i];
    }
}

static void add_row(const float *restrict row, float weight, size_t count, float *restrict sums) {
    for (size_t i = 0; i < count; i++) {
        sums[i] += weight * row[i];
    }
}

static uint8_t code_of(float light, const uint8_t *codes) {
    float place = light * (CIC_CODE_COUNT - 1) + 0.5f;
    place = place < 0 ? 0 : place;
    place = place > CIC_CODE_COUNT - 1 ? CIC_CODE_COUNT - 1 : place;
    return codes[(int32_t)place];
}

static void resample_row(
    const float *restrict row, const cic_axis *columns, const uint8_t *restrict codes, uint8_t *restrict rgb) {
    for (size_t x = 0; x < columns->count; x++) {
        const float *weights = columns->weights + x * columns->taps;
        const float *pixel = row + (size_t)columns->first[x] * LANES;
        float sums[LANES] = {0};
        for (size_t tap = 0; tap < columns->taps; tap++) {
            for (size_t lane = 0; lane < LANES; lane++) {
                sums[lane] += weights[tap] * pixel[tap * LANES + lane];
            }
        }
        for (size_t channel = 0; channel < 3; channel++) {
            rgb[3 * x + channel] = code_of(sums[channel], codes);
        }
    }
}

cic_status cic_resample(
    const uint8_t *pixels, size_t width, size_t channels, const float *light, const uint8_t *codes,
    const cic_axis *columns, const cic_axis *rows, uint8_t *rgb) {
    size_t row_count = width * LANES;
    // The source rows of one output row, each in the slot of its number modulo `taps`, and their sum.
    float *slots = calloc((rows->taps + 1) * row_count, sizeof(float));
    if (slots == NULL) {
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
        const float *weights = rows->weights + y * rows->taps;
        scale_row(slots + first % rows->taps * row_count, weights[0], row_count, sums);
        for (size_t tap = 1; tap < rows->taps; tap++) {
            add_row(slots + (first + tap) % rows->taps * row_count, weights[tap], row_count, sums);
        }
        resample_row(sums, columns, codes, rgb + y * columns->count * 3);
    }
    free(slots);
    return CIC_DONE;
}
