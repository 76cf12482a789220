#include "keeper.h"

#if defined(__linux__)

    #include <ctype.h>
    #include <dirent.h>
    #include <fcntl.h>
    #include <signal.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <unistd.h>

// The parent of a process, from /proc; 0 if the process no longer exists.
static pid_t parent(const char *process) {
    char path[32], line[512];
    snprintf(path, sizeof path, "/proc/%.12s/stat", process);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    ssize_t count = read(file, line, sizeof line - 1);
    close(file);
    if (count <= 0) return 0;
    line[count] = 0;
    // “1234 (name) S 1233 …”. The name may contain brackets.
    const char *name_end = strrchr(line, ')');
    int number = 0;
    return name_end != NULL && sscanf(name_end, ") %*c %d", &number) == 1 ? number : 0;
}

// Kills the children that the kernel lists in one file, if it has that file. It takes microseconds: in that time few
// processes can fork and end.
static bool kill_listed_children(void) {
    char path[64], list[4096];
    snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)getpid());
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return false;
    ssize_t count = read(file, list, sizeof list - 1);
    close(file);
    if (count < 0) return false;
    list[count] = 0;
    // “1234 1235 ”; a number that is cut off has no space after it.
    for (char *at = list, *end; (void)strtol(at, &end, 10), *end == ' '; at = end + 1) {
        kill((pid_t)strtol(at, NULL, 10), SIGKILL);
    }
    return true;
}

static void kill_found_children(void) {
    DIR *processes = opendir("/proc");
    if (processes == NULL) return;
    pid_t keeper = getpid();
    for (struct dirent *entry = readdir(processes); entry != NULL; entry = readdir(processes)) {
        if (isdigit((unsigned char)entry->d_name[0]) && parent(entry->d_name) == keeper)
            kill((pid_t)atoi(entry->d_name), SIGKILL);
    }
    closedir(processes);
}

// A child keeps its number until this process waits for it, so no other process can be killed by mistake.
void keeper_kill_children(void) {
    if (!kill_listed_children()) kill_found_children();
}

#else

void keeper_kill_children(void) {}

#endif
