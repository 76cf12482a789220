// Linked into the programs of `make sanitize`. The slow paths of Swift's Mutex are in the standard library, which is not
// built for the thread sanitizer: it does not see that they order memory, and reports races between critical sections of
// the same mutex. These functions replace the slow paths, report the order, and call the originals.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>
#include <stdbool.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *mutex

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

SWIFT void lockSlowly(uint32_t thread, SELF) __asm__(LOCK);
SWIFT bool tryLockSlowly(SELF) __asm__(TRY_LOCK);
SWIFT void unlockSlowly(SELF) __asm__(UNLOCK);

SWIFT void lockSlowly(uint32_t thread, SELF) {
    SWIFT void (*original)(uint32_t, SELF) = dlsym(RTLD_NEXT, LOCK);
    original(thread, mutex);
    __tsan_acquire(mutex);
}

SWIFT bool tryLockSlowly(SELF) {
    SWIFT bool (*original)(SELF) = dlsym(RTLD_NEXT, TRY_LOCK);
    bool locked = original(mutex);
    if (locked) __tsan_acquire(mutex);
    return locked;
}

SWIFT void unlockSlowly(SELF) {
    SWIFT void (*original)(SELF) = dlsym(RTLD_NEXT, UNLOCK);
    __tsan_release(mutex);
    original(mutex);
}
