#ifndef NIGHTPRESS_SYNC_H
#define NIGHTPRESS_SYNC_H

// What the system's headers keep from Swift.

// Writes out everything that is in memory of the file system that an open file or directory lies on, and waits for it.
// 0, or -1 with errno. ENOSYS where the system cannot.
int nightpress_sync_file_system(int descriptor);

// Lets two files or folders of one file system change their names at once. 0, or -1 with errno: EINVAL, ENOSYS or
// ENOTSUP where the file system or the system cannot.
int nightpress_exchange(const char *first, const char *second);

#endif
