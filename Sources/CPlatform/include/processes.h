#ifndef NIGHTPRESS_PROCESSES_H
#define NIGHTPRESS_PROCESSES_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// A keeper is a process between this program and a command. It ends the command with all processes that the command has
// started: on request, or when this program ends for any reason.
//
// The keeper does not handle the command's data: the command reads and writes its own pipes. Two more pipes connect the
// keeper to this program. The control pipe carries a keeper_request, the strings that it counts, and then any number of
// 32-bit times in milliseconds. Each time means: end the command within this time. The end of file means the same, with
// the time of the request. The status pipe returns keeper_reports: at most one that the command has started or cannot
// start, then one that it has ended and none of its processes is left.

// The keeper's descriptors for the ends of the pipes.
enum {
    KEEPER_INPUT = 0,
    KEEPER_OUTPUT = 1,
    KEEPER_ERROR = 2,
    KEEPER_CONTROL = 3,
    KEEPER_STATUS = 4,
    KEEPER_DESCRIPTORS = 5,
};

// Followed by this many bytes of strings, each with a final zero byte: the program's path, its working directory (empty
// for the current one), the arguments with the program's name first, the environment as NAME=value.
typedef struct {
    uint32_t byte_count;
    uint32_t argument_count;
    uint32_t environment_count;
    // Milliseconds between the request to end and SIGKILL, used when this program has ended.
    uint32_t grace;
    // Bytes of private memory that each process of the command may have; 0 for no limit. Systems without such a limit
    // ignore it.
    uint64_t memory;
} keeper_request;

enum {
    // `value` is the process number of the command and of its process group.
    KEEPER_STARTED = 1,
    // `value` is the errno.
    KEEPER_NO_DIRECTORY = 2,
    KEEPER_NO_PROGRAM = 3,
    KEEPER_NO_PROCESS = 4,
    // `value` is the exit code, or the number of the signal.
    KEEPER_EXITED = 5,
    KEEPER_SIGNALLED = 6,
};

typedef struct {
    int32_t kind;
    int32_t value;
} keeper_report;

// The main function of the keeper. Returns its exit code when none of the command's processes is left. Call it in a
// process that keeper_spawn has started, before the process has threads.
int keeper_main(void);

// Starts the keeper with `ends` as its descriptors 0 to 4, in its own session and with all signals blocked, so that
// keys typed at the terminal send signals only to this program. Returns 0 or an errno.
int keeper_spawn(const char *path, char *const arguments[], const int ends[KEEPER_DESCRIPTORS], pid_t *keeper);

// A pipe that other programs do not inherit. Its descriptors are above all numbers that keeper_spawn uses. Returns 0 or
// an errno.
int keeper_pipe(int *read_end, int *write_end);

// As write(2), but a closed reader is an error and never a signal. Returns the count, or a negative errno.
ssize_t keeper_write(int descriptor, const void *bytes, size_t count);

#endif
