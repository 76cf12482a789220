#ifndef NIGHTPRESS_SYNC_H
#define NIGHTPRESS_SYNC_H

// System calls that Swift cannot import.

// Writes all data in memory to the file system of an open file or directory, and waits for it. Returns 0, or -1 with
// errno; ENOSYS if the system does not support it.
int nightpress_sync_file_system(int descriptor);

// Exchanges the names of two files or folders of one file system atomically. Each path is relative to an open folder, as
// in renameat(2). Returns 0, or -1 with errno: EINVAL,
// ENOSYS or ENOTSUP if the file system or the system does not support it.
int nightpress_exchange(int first_folder, const char *first, int second_folder, const char *second);

// Whether a path is on a file system that several machines can share: 1 or 0; -1 with errno if that cannot be found.
int nightpress_is_shared(const char *path);

#endif
