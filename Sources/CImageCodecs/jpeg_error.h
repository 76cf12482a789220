#ifndef NIGHTPRESS_JPEG_ERROR_H
#define NIGHTPRESS_JPEG_ERROR_H

#include "CImageCodecs.h"

#include <setjmp.h>
#include <stddef.h>
#include <stdio.h>

#include <jpeglib.h>

// libjpeg's error handler with the jump buffer. `base` is the first member, so that a pointer to it can be cast to this
// type.
typedef struct {
    struct jpeg_error_mgr base;
    jmp_buf landing;
    cic_outcome *outcome;
} jpeg_error;

// Errors and warnings jump to the jump buffer.
struct jpeg_error_mgr *jpeg_error_start(jpeg_error *error, cic_outcome *outcome);

void jpeg_error_fail(j_common_ptr info, const char *message);

#endif
