#include <stdio.h>

#include <jpeglib.h>
#include <png.h>

#include "CImageCodecs.h"

const char *cic_png_version(void) {
    return png_get_libpng_ver(NULL);
}

#define TEXT_OF(number) #number
#define TEXT(number) TEXT_OF(number)

const char *cic_jpeg_version(void) {
#if defined(LIBJPEG_TURBO_VERSION)
    return "turbo " TEXT(LIBJPEG_TURBO_VERSION);
#else
    return TEXT(JPEG_LIB_VERSION);
#endif
}
