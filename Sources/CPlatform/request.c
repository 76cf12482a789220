#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "keeper.h"

// More than the maximum that any system allows for the start of a program.
static const uint32_t MOST_BYTES = 16 << 20;

static bool read_whole(int descriptor, void *bytes, size_t count) {
    char *at = bytes;
    while (count > 0) {
        ssize_t done = read(descriptor, at, count);
        if (done == 0 || (done < 0 && errno != EINTR)) return false;
        if (done > 0) {
            at += done;
            count -= (size_t)done;
        }
    }
    return true;
}

// Returns the string at `*at` and moves `*at` past it; null if no bytes are left.
static char *next(char **at, const char *end) {
    if (*at >= end) return NULL;
    char *string = *at;
    *at += strlen(string) + 1;
    return string;
}

// Returns the next strings as a list that ends with a null pointer; null if there are fewer than `count`.
static char **list(uint32_t count, char **at, const char *end) {
    char **strings = calloc((size_t)count + 1, sizeof *strings);
    if (strings == NULL) return NULL;
    for (uint32_t i = 0; i < count; i++) {
        strings[i] = next(at, end);
        if (strings[i] == NULL) return NULL;
    }
    return strings;
}

bool keeper_read_request(int descriptor, command *request) {
    keeper_request head;
    if (!read_whole(descriptor, &head, sizeof head)) return false;
    if (head.byte_count == 0 || head.byte_count > MOST_BYTES || head.argument_count == 0) return false;
    if (head.argument_count > head.byte_count || head.environment_count > head.byte_count) return false;
    char *bytes = malloc(head.byte_count);
    if (bytes == NULL || !read_whole(descriptor, bytes, head.byte_count)) return false;
    if (bytes[head.byte_count - 1] != 0) return false;
    char *at = bytes;
    const char *end = bytes + head.byte_count;
    request->program = next(&at, end);
    request->directory = next(&at, end);
    request->arguments = list(head.argument_count, &at, end);
    request->environment = list(head.environment_count, &at, end);
    request->grace = head.grace;
    request->memory = head.memory;
    return request->directory != NULL && request->arguments != NULL && request->environment != NULL && at == end;
}
