#if defined(__linux__)
    #define _GNU_SOURCE
    #include <sys/prctl.h>
    #include <sys/syscall.h>
#endif

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "keeper.h"

void keeper_close_from(int first) {
#if defined(SYS_close_range)
    if (syscall(SYS_close_range, (unsigned)first, ~0U, 0U) == 0) return;
#endif
    long count = sysconf(_SC_OPEN_MAX);
    for (int i = first; i < (count > 0 && count < 65536 ? (int)count : 65536); i++) close(i);
}

static void fail(int descriptor, int32_t kind) {
    keeper_report report = {kind, errno};
    (void)!write(descriptor, &report, sizeof report);
    _exit(127);
}

// Sets signals as for a program that is started from a terminal.
static void plain_signals(void) {
    for (int i = 1; i < NSIG; i++) signal(i, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

// In the forked process: executes the command, or reports why it cannot. exec closes `failures`.
static void become(const command *request, pid_t keeper, int failures) {
    setpgid(0, 0);
#if defined(__linux__)
    // Ends the command if the keeper is killed. If the keeper ended before this line, it is no longer the parent.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != keeper) _exit(127);
#else
    (void)keeper;
#endif
    if (request->directory[0] != 0 && chdir(request->directory) != 0) fail(failures, KEEPER_NO_DIRECTORY);
    if (request->memory != 0) {
        // Reserved addresses do not count, private memory does: with RLIMIT_AS, programs of some languages cannot start.
        const struct rlimit limit = {request->memory, request->memory};
        setrlimit(RLIMIT_DATA, &limit);
    }
    plain_signals();
    execve(request->program, request->arguments, request->environment);
    fail(failures, KEEPER_NO_PROGRAM);
}

pid_t keeper_start(const command *request, keeper_report *failure) {
    failure->kind = KEEPER_NO_PROCESS;
    int failures[2];
    if (keeper_pipe(&failures[0], &failures[1]) != 0) {
        failure->value = errno;
        return -1;
    }
    pid_t keeper = getpid();
    pid_t child = fork();
    if (child == 0) become(request, keeper, failures[1]);
    failure->value = errno;
    close(failures[1]);
    ssize_t count = 0;
    if (child > 0) {
        // Both processes call it, so that neither runs before it is set.
        setpgid(child, child);
        do count = read(failures[0], failure, sizeof *failure);
        while (count < 0 && errno == EINTR);
    }
    close(failures[0]);
    if (count == sizeof *failure) {
        while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
        return -1;
    }
    return child;
}
