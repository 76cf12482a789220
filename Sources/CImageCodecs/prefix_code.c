#include "prefix_code.h"

#include <stdbool.h>
#include <stdlib.h>

enum { ITEM_LIMIT = 2 * PREFIX_CODE_SYMBOL_LIMIT };

// A symbol that occurs: its frequency above, its number in the lower 16 bits, so that keys sort and none is equal.
typedef uint64_t symbol_key;

static int compare_keys(const void *left, const void *right) {
    symbol_key a = *(const symbol_key *)left;
    symbol_key b = *(const symbol_key *)right;
    return (a > b) - (a < b);
}

static size_t sort_symbols(const uint32_t *frequencies, size_t symbol_count, symbol_key *keys) {
    size_t count = 0;
    for (size_t symbol = 0; symbol < symbol_count; symbol++) {
        if (frequencies[symbol] > 0) {
            keys[count++] = (symbol_key)frequencies[symbol] << 16 | symbol;
        }
    }
    qsort(keys, count, sizeof *keys, compare_keys);
    return count;
}

// Merges the symbols with pairs of the items one level down, lightest first, and notes which items are symbols.
static size_t merge_level(
    const symbol_key *keys, size_t key_count, const uint32_t *below, size_t below_count, uint32_t *weights,
    bool *is_symbol) {
    size_t count = 0, key = 0, pair = 0;
    while (key < key_count || pair + 1 < below_count) {
        bool has_pair = pair + 1 < below_count;
        uint32_t pair_weight = has_pair ? below[pair] + below[pair + 1] : 0;
        bool takes_symbol = key < key_count && (!has_pair || keys[key] >> 16 <= pair_weight);
        is_symbol[count] = takes_symbol;
        weights[count++] = takes_symbol ? (uint32_t)(keys[key++] >> 16) : pair_weight;
        pair += takes_symbol ? 0 : 2;
    }
    return count;
}

// The package-merge algorithm (Larmore and Hirschberg, 1990): each time a symbol is among the items chosen on a level,
// its code is one bit longer. `lengths` go with `keys`.
static void find_lengths(const symbol_key *keys, size_t key_count, uint8_t *lengths) {
    static const size_t levels = PREFIX_CODE_LENGTH_LIMIT;
    uint32_t weights[2][ITEM_LIMIT];
    bool is_symbol[PREFIX_CODE_LENGTH_LIMIT][ITEM_LIMIT];
    size_t count = 0;
    for (size_t level = 0; level < levels; level++) {
        count = merge_level(keys, key_count, weights[level & 1], count, weights[~level & 1], is_symbol[level]);
    }
    size_t chosen = 2 * key_count - 2;
    for (size_t level = levels; level-- > 0;) {
        size_t symbols = 0;
        for (size_t item = 0; item < chosen; item++) {
            symbols += is_symbol[level][item];
        }
        for (size_t key = 0; key < symbols; key++) {
            lengths[key]++;
        }
        chosen = 2 * (chosen - symbols);
    }
}

static uint16_t reverse_bits(unsigned bits, unsigned count) {
    unsigned reversed = 0;
    for (unsigned i = 0; i < count; i++) {
        reversed = reversed << 1 | (bits >> i & 1);
    }
    return (uint16_t)reversed;
}

// Gives out codes in the order that RFC 1951 asks for: by length, then by symbol.
static void number_codes(prefix_code *codes, size_t symbol_count) {
    unsigned next = 0;
    for (unsigned length = 1; length <= PREFIX_CODE_LENGTH_LIMIT; length++) {
        next <<= 1;
        for (size_t symbol = 0; symbol < symbol_count; symbol++) {
            if (codes[symbol].length == length) {
                codes[symbol].bits = reverse_bits(next++, length);
            }
        }
    }
}

void prefix_code_make(const uint32_t *frequencies, size_t symbol_count, prefix_code *codes) {
    symbol_key keys[PREFIX_CODE_SYMBOL_LIMIT];
    uint8_t lengths[PREFIX_CODE_SYMBOL_LIMIT] = {0};
    size_t count = sort_symbols(frequencies, symbol_count, keys);
    find_lengths(keys, count, lengths);
    for (size_t symbol = 0; symbol < symbol_count; symbol++) {
        codes[symbol] = (prefix_code){0};
    }
    for (size_t key = 0; key < count; key++) {
        codes[keys[key] & 0xFFFF].length = lengths[key];
    }
    number_codes(codes, symbol_count);
}
