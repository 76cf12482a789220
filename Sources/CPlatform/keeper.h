#ifndef NIGHTPRESS_KEEPER_H
#define NIGHTPRESS_KEEPER_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "processes.h"

// What is to be run: pointers into one block of memory.
typedef struct {
    const char *program;
    const char *directory;
    char **arguments;
    char **environment;
    uint32_t grace;
} command;

// False where the request is not whole or not as described; the process is then to end.
bool keeper_read_request(int descriptor, command *request);

// Forks and executes; -1 and a report of why where that fails.
pid_t keeper_start(const command *request, keeper_report *failure);

// Whether this process becomes the parent of descendants whose own parent has ended, whatever group or session they
// have moved to. Elsewhere a descendant that has left the command's group is out of reach.
#if defined(__linux__)
enum { KEEPER_ADOPTS = 1 };
#else
enum { KEEPER_ADOPTS = 0 };
#endif

// SIGKILLs the children of this process; nothing where it does not adopt.
void keeper_kill_children(void);

// Closes every descriptor from the one given.
void keeper_close_from(int first);

#endif
