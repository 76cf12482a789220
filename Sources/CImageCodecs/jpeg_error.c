#include "jpeg_error.h"

#include <string.h>

_Static_assert(sizeof((cic_outcome){0}.message) >= JMSG_LENGTH_MAX, "a libjpeg message does not fit");

void jpeg_error_fail(j_common_ptr info, const char *message) {
    jpeg_error *error = (jpeg_error *)info->err;
    error->outcome->status = CIC_FAILED;
    snprintf(error->outcome->message, sizeof error->outcome->message, "%s", message);
    longjmp(error->landing, 1);
}

static void leave(j_common_ptr info) {
    char message[JMSG_LENGTH_MAX];
    info->err->format_message(info, message);
    jpeg_error_fail(info, message);
}

// Levels below 0 are warnings of damaged data, the others are traces.
static void leave_on_warning(j_common_ptr info, int level) {
    if (level < 0) {
        leave(info);
    }
}

struct jpeg_error_mgr *jpeg_error_start(jpeg_error *error, cic_outcome *outcome) {
    struct jpeg_error_mgr *base = jpeg_std_error(&error->base);
    base->error_exit = leave;
    base->emit_message = leave_on_warning;
    error->outcome = outcome;
    return base;
}
