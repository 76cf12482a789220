#include "CImageCodecs.h"

#include <stdlib.h>

void cic_release(cic_buffer *buffer) {
    free(buffer->bytes);
    buffer->bytes = NULL;
    buffer->count = 0;
}
