#define _GNU_SOURCE

#include "sync.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/syscall.h>
#endif

int nightpress_sync_file_system(int descriptor) {
#if defined(__linux__)
    return syncfs(descriptor);
#else
    (void)descriptor;
    errno = ENOSYS;
    return -1;
#endif
}

int nightpress_exchange(int first_folder, const char *first, int second_folder, const char *second) {
#if defined(__linux__) && defined(SYS_renameat2)
    // Called by number, because musl has no such function. The flag is RENAME_EXCHANGE.
    return (int)syscall(SYS_renameat2, first_folder, first, second_folder, second, 2U);
#elif defined(__APPLE__)
    return renameatx_np(first_folder, first, second_folder, second, RENAME_SWAP);
#else
    (void)first_folder;
    (void)first;
    (void)second_folder;
    (void)second;
    errno = ENOSYS;
    return -1;
#endif
}
