#if defined(__linux__)
    #define _GNU_SOURCE
#endif

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

#include "processes.h"

// Moves descriptors above the range that keeper_spawn passes on. Closes both on failure.
static int raise_ends(int ends[2]) {
    for (int i = 0; i < 2; i++) {
        int raised = fcntl(ends[i], F_DUPFD_CLOEXEC, 2 * KEEPER_DESCRIPTORS);
        int error = errno;
        close(ends[i]);
        if (raised < 0) {
            close(ends[1 - i]);
            return error;
        }
        ends[i] = raised;
    }
    return 0;
}

int keeper_pipe(int *read_end, int *write_end) {
    int ends[2];
#if defined(__linux__)
    if (pipe2(ends, O_CLOEXEC) != 0) return errno;
#else
    if (pipe(ends) != 0) return errno;
#endif
    int error = raise_ends(ends);
    if (error != 0) return error;
    *read_end = ends[0];
    *write_end = ends[1];
    return 0;
}

static ssize_t write_on(int descriptor, const void *bytes, size_t count) {
    ssize_t written;
    do written = write(descriptor, bytes, count);
    while (written < 0 && errno == EINTR);
    return written < 0 ? -errno : written;
}

#if defined(__APPLE__)

ssize_t keeper_write(int descriptor, const void *bytes, size_t count) {
    fcntl(descriptor, F_SETNOSIGPIPE, 1);
    return write_on(descriptor, bytes, count);
}

#else

// SIGPIPE is sent to the thread that writes. The signal is blocked there, and removed before it is unblocked.
ssize_t keeper_write(int descriptor, const void *bytes, size_t count) {
    sigset_t broken_pipe, before, pending;
    sigemptyset(&broken_pipe);
    sigaddset(&broken_pipe, SIGPIPE);
    sigpending(&pending);
    pthread_sigmask(SIG_BLOCK, &broken_pipe, &before);
    ssize_t written = write_on(descriptor, bytes, count);
    if (written == -EPIPE && !sigismember(&pending, SIGPIPE)) {
        const struct timespec now = {0, 0};
        while (sigtimedwait(&broken_pipe, NULL, &now) < 0 && errno == EINTR) {}
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return written;
}

#endif
