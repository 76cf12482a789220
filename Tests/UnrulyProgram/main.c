// A program with the bad behaviour that its first argument selects; tests of process supervision use it.

#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

static void sleep_milliseconds(long milliseconds) {
    struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000};
    nanosleep(&time, NULL);
}

static void say(const char *word) {
    printf("%s\n", word);
    fflush(stdout);
}

// Limited, so that a failing test leaves no process for long.
static int stay(void) {
    for (int i = 0; i < 300; i++) sleep_milliseconds(100);
    return 0;
}

static int ignore_requests(void) {
    signal(SIGTERM, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    say("ready");
    return stay();
}

// Leaves a process in its own session whose parent has ended, as daemons do.
static void leave_daemon(void) {
    int ready[2];
    char byte;
    if (pipe(ready) != 0) exit(1);
    if (fork() == 0) {
        setsid();
        if (fork() == 0) {
            signal(SIGTERM, SIG_IGN);
            signal(SIGHUP, SIG_IGN);
            (void)!write(ready[1], "", 1);
            _exit(stay());
        }
        _exit(0);
    }
    (void)!read(ready[0], &byte, 1);
}

static int daemon_and_end(void) {
    leave_daemon();
    say("ready");
    return 0;
}

// Many processes, some in their own session or group, that all ignore a request to end.
static int crowd(int count) {
    signal(SIGTERM, SIG_IGN);
    for (int i = 0; i < count; i++) {
        if (i % 4 == 0) leave_daemon();
        else if (fork() == 0) {
            if (i % 4 == 1) setsid();
            if (i % 4 == 2) setpgid(0, 0);
            return stay();
        }
    }
    say("ready");
    return stay();
}

// Forks and ends repeatedly, outside the group of the command.
static int comet(void) {
    if (fork() == 0) {
        setsid();
        for (int i = 0; i < 100000; i++) {
            if (fork() != 0) _exit(0);
            sleep_milliseconds(1);
        }
        return 0;
    }
    sleep_milliseconds(50);
    say("ready");
    return stay();
}

static int fill_output(void) {
    char line[4096];
    memset(line, 'x', sizeof line);
    for (;;) {
        if (write(1, line, sizeof line) < 0) return 1;
    }
}

static int close_output(void) {
    say("before");
    close(1);
    sleep_milliseconds(100);
    fprintf(stderr, "after\n");
    return 7;
}

static int list_descriptors(void) {
    DIR *directory = opendir("/proc/self/fd");
    if (directory == NULL) return 1;
    for (struct dirent *entry = readdir(directory); entry != NULL; entry = readdir(directory)) {
        if (entry->d_name[0] != '.' && atoi(entry->d_name) != dirfd(directory)) say(entry->d_name);
    }
    return 0;
}

static int list_signals(void) {
    sigset_t mask;
    sigprocmask(SIG_SETMASK, NULL, &mask);
    for (int i = 1; i < NSIG; i++) {
        struct sigaction action;
        if (sigismember(&mask, i) == 1) printf("blocked %d\n", i);
        if (sigaction(i, NULL, &action) == 0 && action.sa_handler == SIG_IGN) printf("ignored %d\n", i);
    }
    return 0;
}

static void say_farewell(int signal) {
    (void)signal;
    sleep_milliseconds(50);
    (void)!write(1, "farewell\n", 9);
    _exit(0);
}

static int serve(void) {
    signal(SIGTERM, say_farewell);
    say("ready");
    return stay();
}

int main(int count, char **arguments) {
    const char *manner = count > 1 ? arguments[1] : "";
    int number = count > 2 ? atoi(arguments[2]) : 0;
    if (strcmp(manner, "signals") == 0) return list_signals();
    // The Swift runtime is linked to every program of the package and may catch crashes.
    for (int i = 1; i < NSIG; i++) signal(i, SIG_DFL);
    if (strcmp(manner, "ignore-requests") == 0) return ignore_requests();
    if (strcmp(manner, "daemon") == 0) return daemon_and_end();
    if (strcmp(manner, "crowd") == 0) return crowd(number);
    if (strcmp(manner, "comet") == 0) return comet();
    if (strcmp(manner, "fill-output") == 0) return fill_output();
    if (strcmp(manner, "close-output") == 0) return close_output();
    if (strcmp(manner, "descriptors") == 0) return list_descriptors();
    if (strcmp(manner, "serve") == 0) return serve();
    if (strcmp(manner, "stay") == 0) return stay();
    if (strcmp(manner, "signal") == 0) return kill(getpid(), number);
    fprintf(stderr, "no such manner: %s\n", manner);
    return 64;
}
