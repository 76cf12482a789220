#ifndef NIGHTPRESS_SYNC_H
#define NIGHTPRESS_SYNC_H

// System calls that Swift cannot import.

// Writes all data in memory to the file system of an open file or directory, and waits for it. Returns 0, or -1 with
// errno; ENOSYS if the system does not support it.
int nightpress_sync_file_system(int descriptor);

// Exchanges the names of two files or folders of one file system atomically. Returns 0, or -1 with errno: EINVAL,
// ENOSYS or ENOTSUP if the file system or the system does not support it.
int nightpress_exchange(const char *first, const char *second);

#endif
