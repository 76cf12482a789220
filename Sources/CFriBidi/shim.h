#include <fribidi.h>
#include <stdbool.h>

// The embedding levels of a line of text. All arrays have `count` elements; `types` and `brackets` are for the work.
static inline bool cfb_levels(
    const uint32_t *text, int32_t count, bool right_to_left, uint32_t *types, uint32_t *brackets, signed char *levels) {
    FriBidiParType base = right_to_left ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR;
    fribidi_get_bidi_types(text, count, (FriBidiCharType *)types);
    fribidi_get_bracket_types(text, count, (FriBidiCharType *)types, brackets);
    return fribidi_get_par_embedding_levels_ex((FriBidiCharType *)types, brackets, count, &base, levels) > 0;
}
