#ifndef NIGHTPRESS_KEEPER_H
#define NIGHTPRESS_KEEPER_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "processes.h"

// The command to run: pointers into one block of memory.
typedef struct {
    const char *program;
    const char *directory;
    char **arguments;
    char **environment;
    uint32_t grace;
    uint64_t memory;
} command;

// False if the request is incomplete or invalid. The process must then end.
bool keeper_read_request(int descriptor, command *request);

// Forks and executes. On failure returns -1 and fills `failure` with the reason.
pid_t keeper_start(const command *request, keeper_report *failure);

// Whether this process becomes the parent of descendants whose own parent has ended, in any group or session. On other
// systems a descendant that has left the command's group cannot be ended.
#if defined(__linux__)
enum { KEEPER_ADOPTS = 1 };
#else
enum { KEEPER_ADOPTS = 0 };
#endif

// Sends SIGKILL to the children of this process. Does nothing where orphans are not adopted.
void keeper_kill_children(void);

// Closes all descriptors from `first` on.
void keeper_close_from(int first);

#endif
