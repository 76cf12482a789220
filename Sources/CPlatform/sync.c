#define _GNU_SOURCE

#include "sync.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/statfs.h>
#include <sys/syscall.h>
#else
#include <sys/mount.h>
#include <sys/param.h>
#endif

int nightpress_is_shared(const char *path) {
    struct statfs facts;
    if (statfs(path, &facts) != 0) return -1;
#if defined(__linux__)
    // See statfs(2); the numbers of Lustre, GPFS and BeeGFS are in their own sources. Of FUSE it is not known what is
    // behind it.
    switch ((unsigned int)facts.f_type) {
    case 0x6969:      // NFS
    case 0xFE534D42:  // SMB
    case 0xFF534D42:  // CIFS
    case 0x517B:      // SMB, formerly
    case 0x00C36400:  // Ceph
    case 0x0BD00BD0:  // Lustre
    case 0x47504653:  // GPFS
    case 0x19830326:  // BeeGFS
    case 0x5346414F:  // AFS
    case 0x01021997:  // 9p
    case 0x65735546:  // FUSE
        return 1;
    default:
        return 0;
    }
#else
    return (facts.f_flags & MNT_LOCAL) == 0;
#endif
}

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
