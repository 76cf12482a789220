#include "png_failure.h"

#include "CImageCodecs.h"

#include <stdio.h>

void cic_png_fail(png_structp png, png_const_charp message) {
    cic_outcome *outcome = png_get_error_ptr(png);
    outcome->status = CIC_FAILED;
    snprintf(outcome->message, sizeof outcome->message, "%s", message);
    png_longjmp(png, 1);
}

void cic_png_ignore_warning(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}
