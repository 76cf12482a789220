#include "jpeg_error.h"

#include <jerror.h>
#include <string.h>

_Static_assert(sizeof((cic_outcome){0}.message) >= JMSG_LENGTH_MAX, "a libjpeg message does not fit");

static void fail(j_common_ptr info, cic_status status, const char *message) {
    jpeg_error *error = (jpeg_error *)info->err;
    error->outcome->status = status;
    snprintf(error->outcome->message, sizeof error->outcome->message, "%s", message);
    longjmp(error->landing, 1);
}

void jpeg_error_fail(j_common_ptr info, const char *message) {
    fail(info, CIC_FAILED, message);
}

// libjpeg asks for a temporary file when its memory limit is reached.
static void leave(j_common_ptr info) {
    char message[JMSG_LENGTH_MAX];
    int code = info->err->msg_code;
    info->err->format_message(info, message);
    fail(info, code == JERR_OUT_OF_MEMORY || code == JERR_NO_BACKING_STORE ? CIC_OUT_OF_MEMORY : CIC_FAILED, message);
}

// Levels below 0 are warnings about damaged data. The other levels are traces.
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
