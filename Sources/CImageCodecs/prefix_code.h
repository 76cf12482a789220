#ifndef NIGHTPRESS_PREFIX_CODE_H
#define NIGHTPRESS_PREFIX_CODE_H

#include <stddef.h>
#include <stdint.h>

enum { PREFIX_CODE_SYMBOL_LIMIT = 286, PREFIX_CODE_LENGTH_LIMIT = 15 };

typedef struct {
    // As DEFLATE writes it: the first bit lowest.
    uint16_t bits;
    // 0 for a symbol that does not occur.
    uint8_t length;
} prefix_code;

// The shortest code for symbols that occur so often, none longer than PREFIX_CODE_LENGTH_LIMIT bits. At least two of
// the symbols have to occur; their frequencies add up to less than 2^28.
void prefix_code_make(const uint32_t *frequencies, size_t symbol_count, prefix_code *codes);

#endif
