/// libcurl with calls that Swift can make: it cannot call variadic functions. Handles are numbers, so that they may go
/// from one thread to another; 0 is none.
#ifndef CCURL_H
#define CCURL_H

#include <curl/curl.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/socket.h>

#pragma clang assume_nonnull begin

typedef uintptr_t ccurl_multi;
typedef uintptr_t ccurl_transfer;

/// Takes a piece of the reply; false ends the transfer.
typedef bool (*ccurl_receiver)(const uint8_t *bytes, size_t count, void *context);

/// Whether a connection to this address is allowed. Called before each connection with the address of the socket.
typedef bool (*ccurl_guard)(const struct sockaddr *address, void *context);

typedef struct {
    const char *_Nullable url;
    /// `GET`
    const char *_Nullable method;
    /// `Name: value`, ended by NULL.
    const char *_Nullable const *_Nullable headers;
    /// Copied; NULL for no body.
    const uint8_t *_Nullable body;
    size_t body_size;
    /// `host:port:address:port`: where to connect instead of looking the name up; NULL for a numeric host.
    const char *_Nullable connect_to;
    /// Of a Unix socket to connect to; NULL for none.
    const char *_Nullable socket_path;
    long connect_milliseconds;
    ccurl_receiver _Nullable on_header;
    ccurl_receiver _Nullable on_body;
    ccurl_guard _Nullable may_connect;
} ccurl_request;

/// Text is copied. 0 if libcurl does not accept the request.
ccurl_transfer ccurl_transfer_make(const ccurl_request *request);
/// The last argument of the functions of the request. Set it before the transfer is added.
void ccurl_transfer_set_context(ccurl_transfer transfer, void *context);
void ccurl_transfer_free(ccurl_transfer transfer);
/// The error text of libcurl; may be empty. Valid until the transfer is freed.
const char *ccurl_transfer_error(ccurl_transfer transfer);
/// `errno` of the failed connection; 0 where there is none.
long ccurl_transfer_errno(ccurl_transfer transfer);
/// Whether the certificate was refused by its chain rather than by its name.
bool ccurl_transfer_is_untrusted(ccurl_transfer transfer);

ccurl_multi ccurl_multi_make(void);
/// All transfers must have been removed.
void ccurl_multi_free(ccurl_multi multi);
void ccurl_multi_add(ccurl_multi multi, ccurl_transfer transfer);
/// Closes the connection if the transfer is not finished.
void ccurl_multi_remove(ccurl_multi multi, ccurl_transfer transfer);
void ccurl_multi_perform(ccurl_multi multi);
/// The next transfer that has ended, and its result. False if there is none.
bool ccurl_multi_next(ccurl_multi multi, ccurl_transfer *transfer, CURLcode *code);
/// Waits until there is something to do, at most so long.
void ccurl_multi_poll(ccurl_multi multi, int milliseconds);
/// Ends the current poll, or the next one. The only call that other threads may make.
void ccurl_multi_wakeup(ccurl_multi multi);

#pragma clang assume_nonnull end

#endif
