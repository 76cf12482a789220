#if defined(__linux__)
    #define _GNU_SOURCE
    #include <sys/prctl.h>
#endif

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "keeper.h"

// sysexits.h: the command was used wrongly.
static const int USAGE = 64;

typedef struct {
    pid_t process;
    // The exit status of waitpid; valid once `has_ended`.
    int status;
    bool has_ended;
    bool is_stopping;
    // When the remaining processes are killed, in milliseconds of the clock of now(); valid once `is_stopping`.
    int64_t deadline;
    // The grace of the request, used when the other end of the control pipe is closed.
    uint32_t grace;
    bool has_control;
} child;

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

static void report(int32_t kind, int32_t value) {
    keeper_report report = {kind, value};
    (void)keeper_write(KEEPER_STATUS, &report, sizeof report);
}

// Asks the command's group to end within `grace` milliseconds. A later request can only make the deadline earlier.
static void stop(child *child, uint32_t grace) {
    int64_t deadline = now() + grace;
    if (!child->is_stopping || deadline < child->deadline) child->deadline = deadline;
    if (!child->is_stopping && grace > 0 && !child->has_ended) {
        kill(-child->process, SIGTERM);
        kill(-child->process, SIGCONT);
    }
    child->is_stopping = true;
}

static void read_control(child *child) {
    uint32_t grace;
    ssize_t count = read(KEEPER_CONTROL, &grace, sizeof grace);
    if (count < 0 && errno == EINTR) return;
    if (count == sizeof grace) {
        stop(child, grace);
    } else {
        child->has_control = false;
        stop(child, child->grace);
    }
}

// Records children that have ended. False if this process has no children left.
static bool reap(child *child) {
    for (;;) {
        siginfo_t information = {0};
        if (waitid(P_ALL, 0, &information, WEXITED | WNOHANG | WNOWAIT) != 0) return errno == EINTR;
        if (information.si_pid == 0) return true;
        // While an ended process is not waited for, its number still identifies its group.
        if (information.si_pid == child->process && !child->is_stopping) kill(-child->process, SIGKILL);
        int status;
        if (waitpid(information.si_pid, &status, WNOHANG) == child->process) {
            child->status = status;
            child->has_ended = true;
        }
    }
}

// Waits for a request, the end of a child, or the deadline.
static void wait_for_change(child *child) {
    sigset_t all_but_children;
    sigfillset(&all_but_children);
    sigdelset(&all_but_children, SIGCHLD);
    fd_set readable;
    FD_ZERO(&readable);
    if (child->has_control) FD_SET(KEEPER_CONTROL, &readable);
    int64_t left = child->deadline - now();
    if (left < 0) left = 0;
    struct timespec time = {left / 1000, left % 1000 * 1000000};
    int ready = pselect(
        KEEPER_CONTROL + 1, &readable, NULL, NULL, child->is_stopping ? &time : NULL, &all_but_children);
    if (ready > 0) read_control(child);
}

// When children are killed, this process adopts their children. Repeats until there are none.
static void sweep(child *child) {
    child->is_stopping = true;
    if (!child->has_ended || !KEEPER_ADOPTS) kill(-child->process, SIGKILL);
    int64_t begin = now();
    while (reap(child)) {
        keeper_kill_children();
        // Short pauses first, for processes that fork and end; then long pauses, for a process that waits for a device.
        const struct timespec pause = {0, now() - begin < 2000 ? 100000 : 100000000};
        nanosleep(&pause, NULL);
    }
}

// Returns when the command has ended and none of its processes is left.
static void keep(child *child) {
    bool has_children = true;
    while (has_children && (child->is_stopping ? now() < child->deadline : !child->has_ended)) {
        wait_for_change(child);
        has_children = reap(child);
    }
    sweep(child);
}

static void noticed(int signal) {
    (void)signal;
}

// Isolates this process: no terminal, no signal except the end of a child, no descriptors except the five, adoption of
// orphans, and a name that differs from the program's, so that “killall” with that name does not end it.
static void stand_apart(void) {
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, NULL);
    struct sigaction action = {.sa_handler = noticed};
    sigaction(SIGCHLD, &action, NULL);
    fcntl(KEEPER_CONTROL, F_SETFD, FD_CLOEXEC);
    fcntl(KEEPER_STATUS, F_SETFD, FD_CLOEXEC);
    keeper_close_from(KEEPER_DESCRIPTORS);
#if defined(__linux__)
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    prctl(PR_SET_NAME, "press-keeper");
#endif
}

// Closes the command's pipes and leaves its folder, so that only the command keeps them open.
static void let_go(void) {
    int nothing = open("/dev/null", O_RDWR);
    for (int i = KEEPER_INPUT; i <= KEEPER_ERROR; i++) dup2(nothing, i);
    keeper_close_from(KEEPER_DESCRIPTORS);
    (void)!chdir("/");
}

int keeper_main(void) {
    command request;
    if (fcntl(KEEPER_STATUS, F_GETFD) < 0 || !keeper_read_request(KEEPER_CONTROL, &request)) return USAGE;
    stand_apart();
    keeper_report failure;
    child child = {.process = keeper_start(&request, &failure), .grace = request.grace, .has_control = true};
    if (child.process < 0) {
        report(failure.kind, failure.value);
        return 0;
    }
    let_go();
    report(KEEPER_STARTED, child.process);
    keep(&child);
    if (WIFSIGNALED(child.status)) report(KEEPER_SIGNALLED, WTERMSIG(child.status));
    else report(KEEPER_EXITED, WEXITSTATUS(child.status));
    return 0;
}
