#ifndef NIGHTPRESS_PROCESSES_H
#define NIGHTPRESS_PROCESSES_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// A keeper is a process between this program and a command that it runs. It ends the command, and everything the
// command has started, when it is told to or when this program is gone, however it went.
//
// The keeper is not in the way of the command's data: the command reads and writes the pipes it is given. Two more
// pipes tie the keeper to this program. Down the first go a keeper_request, the strings it counts, and then any number
// of 32-bit times in milliseconds, each meaning: end the command within this time; its end of file means the same,
// within the time of the request. Up the second come keeper_reports: at most one that the command has started or
// cannot, then one that it has ended and nothing of it is left.

// Where the keeper finds the ends of the pipes that are given to it.
enum {
    KEEPER_INPUT = 0,
    KEEPER_OUTPUT = 1,
    KEEPER_ERROR = 2,
    KEEPER_CONTROL = 3,
    KEEPER_STATUS = 4,
    KEEPER_DESCRIPTORS = 5,
};

// Followed by so many bytes of strings, each ended by a zero byte: the program's path, its working directory (empty
// for the present one), the arguments with the program's name as the first, the environment as NAME=value.
typedef struct {
    uint32_t byte_count;
    uint32_t argument_count;
    uint32_t environment_count;
    // Milliseconds from a request to end to the killing, where this program is gone.
    uint32_t grace;
} keeper_request;

enum {
    // `value` is the command's process number, which is also that of its process group.
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

// The keeper itself: returns the exit code of its process when nothing of the command is left. To be called in a
// process that keeper_spawn has started, before it has threads.
int keeper_main(void);

// Starts the keeper with `ends` as its descriptors 0 to 4, in a session of its own and with all signals blocked, so
// that what is typed at the terminal reaches this program alone. Returns 0 or an errno.
int keeper_spawn(const char *path, char *const arguments[], const int ends[KEEPER_DESCRIPTORS], pid_t *keeper);

// A pipe that no other program inherits; its ends are above all numbers that have a meaning to keeper_spawn.
// Returns 0 or an errno.
int keeper_pipe(int *read_end, int *write_end);

// write(2) where a reader that is gone is an error and never a signal. Returns the count, or a negative errno.
ssize_t keeper_write(int descriptor, const void *bytes, size_t count);

#endif
