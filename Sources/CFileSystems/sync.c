#define _GNU_SOURCE

#include "CFileSystems.h"

#include <errno.h>
#include <unistd.h>

int nightpress_sync_file_system(int descriptor) {
#if defined(__linux__)
    return syncfs(descriptor);
#else
    (void)descriptor;
    errno = ENOSYS;
    return -1;
#endif
}
