#include "run_deflate.h"

#include "prefix_code.h"

#include <stdlib.h>
#include <string.h>

enum {
    SHORTEST_RUN = 3,
    LONGEST_RUN = 258,
    END_OF_BLOCK = 256,
    FIRST_LENGTH_SYMBOL = 257,
    LENGTH_SYMBOL_COUNT = 29,
    SYMBOL_COUNT = FIRST_LENGTH_SYMBOL + LENGTH_SYMBOL_COUNT,
};

// A token is a byte, or RUN plus the length of a run of the byte before it, less SHORTEST_RUN.
enum { RUN = 256, TOKEN_COUNT = 512 };

// A block's header takes 164 bytes, and the pending bits are written eight bytes at a time.
enum { BLOCK_OVERHEAD = 256 };

// RFC 1951, 3.2.5: the shortest run of each length symbol, and the extra bits that tell the others.
static const uint16_t shortest_runs[LENGTH_SYMBOL_COUNT] = {
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
};
static const uint8_t extra_bits[LENGTH_SYMBOL_COUNT] = {
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
};

// What a token is written as: at most 15 bits for its symbol, 5 extra bits and 1 for the distance.
typedef struct {
    uint32_t bits : 24;
    uint32_t count : 8;
} token_code;

bool run_deflate_begin(run_deflater *deflater, size_t block_limit) {
    *deflater = (run_deflater){.block_limit = block_limit};
    deflater->tokens = malloc(block_limit * sizeof *deflater->tokens);
    return deflater->tokens != NULL;
}

void run_deflate_end(run_deflater *deflater) {
    free(deflater->tokens);
    deflater->tokens = NULL;
}

static bool reserve(run_deflater *deflater, size_t count) {
    if (deflater->capacity - deflater->count >= count) {
        return true;
    }
    size_t capacity = 2 * deflater->capacity + count;
    uint8_t *bytes = realloc(deflater->bytes, capacity);
    if (bytes == NULL) {
        return false;
    }
    deflater->bytes = bytes;
    deflater->capacity = capacity;
    return true;
}

bool run_deflate_append(run_deflater *deflater, const uint8_t *bytes, size_t count) {
    if (!reserve(deflater, count)) {
        return false;
    }
    memcpy(deflater->bytes + deflater->count, bytes, count);
    deflater->count += count;
    return true;
}

// No more than 64 bits may be pending.
static inline void add_bits(run_deflater *deflater, uint64_t bits, unsigned count) {
    deflater->pending |= bits << deflater->pending_count;
    deflater->pending_count += count;
}

static inline void flush_bits(run_deflater *deflater) {
    for (unsigned i = 0; i < 8; i++) {
        deflater->bytes[deflater->count + i] = (uint8_t)(deflater->pending >> (8 * i));
    }
    deflater->count += deflater->pending_count / 8;
    deflater->pending >>= deflater->pending_count / 8 * 8;
    deflater->pending_count %= 8;
}

// How many of eight bytes, from the first on, are zero in a number read from memory that is not 0.
static inline size_t zero_bytes(uint64_t eight) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    return (size_t)__builtin_ctzll(eight) / 8;
#else
    return (size_t)__builtin_clzll(eight) / 8;
#endif
}

// How many bytes from the start are `byte`.
static inline size_t run_length(const uint8_t *bytes, size_t count, uint8_t byte) {
    uint64_t pattern = byte * UINT64_C(0x0101010101010101);
    size_t length = 0;
    for (; length + 8 <= count; length += 8) {
        uint64_t eight;
        memcpy(&eight, bytes + length, sizeof eight);
        if (eight != pattern) {
            return length + zero_bytes(eight ^ pattern);
        }
    }
    while (length < count && bytes[length] == byte) {
        length++;
    }
    return length;
}

static size_t find_tokens(const uint8_t *bytes, size_t count, uint16_t *tokens) {
    size_t token_count = 0;
    size_t i = 0;
    while (i < count) {
        uint8_t byte = bytes[i++];
        tokens[token_count++] = byte;
        size_t left = run_length(bytes + i, count - i, byte);
        if (left < SHORTEST_RUN) {
            continue;
        }
        i += left;
        while (left >= SHORTEST_RUN) {
            size_t length = left < LONGEST_RUN ? left : LONGEST_RUN;
            tokens[token_count++] = (uint16_t)(RUN + length - SHORTEST_RUN);
            left -= length;
        }
        for (; left > 0; left--) {
            tokens[token_count++] = byte;
        }
    }
    return token_count;
}

// Counts in four tables by turns: one table would wait for itself where a token follows its like.
static void count_tokens(const uint16_t *tokens, size_t count, uint32_t *frequencies) {
    uint32_t tables[4][TOKEN_COUNT] = {0};
    for (size_t i = 0; i < count; i++) {
        tables[i & 3][tokens[i]]++;
    }
    for (size_t token = 0; token < TOKEN_COUNT; token++) {
        frequencies[token] = tables[0][token] + tables[1][token] + tables[2][token] + tables[3][token];
    }
}

// The length symbol of each run, less FIRST_LENGTH_SYMBOL.
static void list_length_symbols(uint8_t *symbols) {
    uint8_t symbol = 0;
    for (unsigned length = SHORTEST_RUN; length <= LONGEST_RUN; length++) {
        while (symbol + 1 < LENGTH_SYMBOL_COUNT && shortest_runs[symbol + 1] <= length) {
            symbol++;
        }
        symbols[length - SHORTEST_RUN] = symbol;
    }
}

// RFC 1951, 3.2.7, with a plain code for the code lengths: 4 bits for each. The one distance, 1, is a code of 1 bit.
static void write_header(run_deflater *deflater, const prefix_code *codes, bool is_last) {
    static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    const unsigned dynamic_codes = 2;
    const unsigned one_distance_code = 0;
    add_bits(deflater, is_last, 1);
    add_bits(deflater, dynamic_codes, 2);
    add_bits(deflater, SYMBOL_COUNT - 257, 5);
    add_bits(deflater, one_distance_code, 5);
    add_bits(deflater, sizeof order - 4, 4);
    flush_bits(deflater);
    for (size_t i = 0; i < sizeof order; i++) {
        add_bits(deflater, order[i] < 16 ? 4 : 0, 3);
        flush_bits(deflater);
    }
    for (size_t symbol = 0; symbol <= SYMBOL_COUNT; symbol++) {
        unsigned length = symbol < SYMBOL_COUNT ? codes[symbol].length : 1;
        unsigned reversed = (length & 1) << 3 | (length & 2) << 1 | (length & 4) >> 1 | (length & 8) >> 3;
        add_bits(deflater, reversed, 4);
        flush_bits(deflater);
    }
}

static void count_symbols(const uint32_t *token_frequencies, const uint8_t *length_symbols, uint32_t *frequencies) {
    memcpy(frequencies, token_frequencies, RUN * sizeof *frequencies);
    for (size_t i = 0; i < TOKEN_COUNT - RUN; i++) {
        frequencies[FIRST_LENGTH_SYMBOL + length_symbols[i]] += token_frequencies[RUN + i];
    }
}

static void make_token_codes(const prefix_code *codes, const uint8_t *length_symbols, token_code *token_codes) {
    for (size_t byte = 0; byte < RUN; byte++) {
        token_codes[byte] = (token_code){.bits = codes[byte].bits, .count = codes[byte].length};
    }
    for (size_t i = 0; i < TOKEN_COUNT - RUN; i++) {
        uint8_t symbol = length_symbols[i];
        prefix_code code = codes[FIRST_LENGTH_SYMBOL + symbol];
        uint32_t extra = (uint32_t)(i + SHORTEST_RUN) - shortest_runs[symbol];
        token_codes[RUN + i] = (token_code){
            .bits = code.bits | extra << code.length,
            .count = (uint32_t)code.length + extra_bits[symbol] + 1,
        };
    }
}

// Works on a copy, which the compiler can keep in registers.
static void write_tokens(run_deflater *deflater, const uint16_t *tokens, size_t count, const token_code *codes) {
    run_deflater local = *deflater;
    for (size_t i = 0; i < count; i++) {
        token_code code = codes[tokens[i]];
        add_bits(&local, code.bits, code.count);
        if (local.pending_count >= 32) {
            flush_bits(&local);
        }
    }
    flush_bits(&local);
    *deflater = local;
}

bool run_deflate_block(run_deflater *deflater, const uint8_t *bytes, size_t count, bool is_last) {
    uint8_t length_symbols[TOKEN_COUNT - RUN];
    uint32_t token_frequencies[TOKEN_COUNT];
    uint32_t frequencies[SYMBOL_COUNT] = {[END_OF_BLOCK] = 1};
    prefix_code codes[SYMBOL_COUNT];
    token_code token_codes[TOKEN_COUNT];
    // A byte that stands for itself takes at most 15 bits, a run of three or more at most 21.
    if (count > deflater->block_limit || !reserve(deflater, 2 * count + BLOCK_OVERHEAD)) {
        return false;
    }
    size_t token_count = find_tokens(bytes, count, deflater->tokens);
    count_tokens(deflater->tokens, token_count, token_frequencies);
    list_length_symbols(length_symbols);
    count_symbols(token_frequencies, length_symbols, frequencies);
    prefix_code_make(frequencies, SYMBOL_COUNT, codes);
    make_token_codes(codes, length_symbols, token_codes);
    write_header(deflater, codes, is_last);
    write_tokens(deflater, deflater->tokens, token_count, token_codes);
    add_bits(deflater, codes[END_OF_BLOCK].bits, codes[END_OF_BLOCK].length);
    if (is_last) {
        add_bits(deflater, 0, (8 - deflater->pending_count % 8) % 8);
    }
    flush_bits(deflater);
    return true;
}
