#if defined(__linux__)
    #define _GNU_SOURCE
#endif

#include <errno.h>
#include <signal.h>
#include <spawn.h>

#include "processes.h"

#if defined(__APPLE__)
    #include <crt_externs.h>
    #define environ (*_NSGetEnviron())
#else
extern char **environ;
#endif

static int prepare(posix_spawn_file_actions_t *actions, posix_spawnattr_t *attributes, const int *ends) {
    for (int i = 0; i < KEEPER_DESCRIPTORS; i++) {
        int error = posix_spawn_file_actions_adddup2(actions, ends[i], i);
        if (error != 0) return error;
    }
    short flags = POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK;
#if defined(__APPLE__)
    flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
    sigset_t all;
    sigfillset(&all);
    int error = posix_spawnattr_setsigmask(attributes, &all);
    return error != 0 ? error : posix_spawnattr_setflags(attributes, flags);
}

int keeper_spawn(const char *path, char *const arguments[], const int ends[KEEPER_DESCRIPTORS], pid_t *keeper) {
    posix_spawn_file_actions_t actions;
    int error = posix_spawn_file_actions_init(&actions);
    if (error != 0) return error;
    posix_spawnattr_t attributes;
    error = posix_spawnattr_init(&attributes);
    if (error == 0) {
        error = prepare(&actions, &attributes, ends);
        // The keeper is this program and needs this program's environment to find its libraries. The command's own
        // environment is part of the request.
        if (error == 0) error = posix_spawn(keeper, path, &actions, &attributes, arguments, environ);
        posix_spawnattr_destroy(&attributes);
    }
    posix_spawn_file_actions_destroy(&actions);
    return error;
}
