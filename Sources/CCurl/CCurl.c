#include "CCurl.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct transfer {
    CURL *easy;
    struct curl_slist *headers;
    struct curl_slist *connect_to;
    uint8_t *body;
    size_t body_size;
    size_t sent;
    void *context;
    ccurl_receiver on_header;
    ccurl_receiver on_body;
    ccurl_guard may_connect;
    char error[CURL_ERROR_SIZE];
};

static size_t take_header(char *bytes, size_t size, size_t count, void *context) {
    struct transfer *transfer = context;
    return transfer->on_header((const uint8_t *)bytes, size * count, transfer->context) ? size * count : 0;
}

static size_t take_body(char *bytes, size_t size, size_t count, void *context) {
    struct transfer *transfer = context;
    if (size * count == 0) return 0;
    return transfer->on_body((const uint8_t *)bytes, size * count, transfer->context) ? size * count : 0;
}

/// Without a function to rewind, libcurl never sends a body twice: it reports CURLE_SEND_FAIL_REWIND.
static size_t give_body(char *buffer, size_t size, size_t count, void *context) {
    struct transfer *transfer = context;
    size_t rest = transfer->body_size - transfer->sent;
    size_t piece = size * count < rest ? size * count : rest;
    if (piece > 0) memcpy(buffer, transfer->body + transfer->sent, piece);
    transfer->sent += piece;
    return piece;
}

static int refuse_rewind(void *context, curl_off_t offset, int origin) {
    struct transfer *transfer = context;
    return offset == 0 && origin == SEEK_SET && transfer->sent == 0 ? CURL_SEEKFUNC_OK : CURL_SEEKFUNC_FAIL;
}

static curl_socket_t open_socket(void *context, curlsocktype purpose, struct curl_sockaddr *address) {
    struct transfer *transfer = context;
    if (purpose != CURLSOCKTYPE_IPCXN || !transfer->may_connect(&address->addr, transfer->context)) {
        return CURL_SOCKET_BAD;
    }
#ifdef SOCK_CLOEXEC
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
#else
    int descriptor = socket(address->family, address->socktype, address->protocol);
    if (descriptor >= 0) fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    return descriptor;
#endif
}

static bool set_method(CURL *easy, const ccurl_request *request) {
    if (strcmp(request->method, "HEAD") == 0) return curl_easy_setopt(easy, CURLOPT_NOBODY, 1L) == CURLE_OK;
    if (request->body != NULL || strcmp(request->method, "POST") == 0) {
        if (curl_easy_setopt(easy, CURLOPT_POST, 1L) != CURLE_OK) return false;
        curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)request->body_size);
    }
    if (strcmp(request->method, "GET") == 0 && request->body == NULL) return true;
    return curl_easy_setopt(easy, CURLOPT_CUSTOMREQUEST, request->method) == CURLE_OK;
}

static bool append(struct curl_slist **list, const char *text) {
    struct curl_slist *longer = curl_slist_append(*list, text);
    if (longer == NULL) return false;
    *list = longer;
    return true;
}

static bool configure(struct transfer *transfer, const ccurl_request *request) {
    CURL *easy = transfer->easy;
    bool is_whole = true;
    for (const char *const *header = request->headers; *header != NULL; header++) {
        is_whole = is_whole && append(&transfer->headers, *header);
    }
    // Removes headers that libcurl adds by itself.
    is_whole = is_whole && append(&transfer->headers, "Accept:") && append(&transfer->headers, "Expect:");
    if (request->connect_to != NULL) is_whole = is_whole && append(&transfer->connect_to, request->connect_to);
    if (!is_whole || !set_method(easy, request)) return false;

    curl_easy_setopt(easy, CURLOPT_PRIVATE, transfer);
    curl_easy_setopt(easy, CURLOPT_ERRORBUFFER, transfer->error);
    curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(easy, CURLOPT_HTTPHEADER, transfer->headers);
    curl_easy_setopt(easy, CURLOPT_HTTP_VERSION, (long)CURL_HTTP_VERSION_1_1);
    curl_easy_setopt(easy, CURLOPT_PATH_AS_IS, 1L);
    curl_easy_setopt(easy, CURLOPT_FOLLOWLOCATION, 0L);
    // No proxy, even if the environment names one.
    curl_easy_setopt(easy, CURLOPT_PROXY, "");
    curl_easy_setopt(easy, CURLOPT_NETRC, (long)CURL_NETRC_IGNORED);
    curl_easy_setopt(easy, CURLOPT_CONNECTTIMEOUT_MS, request->connect_milliseconds);
    // Shorter than the five seconds after which many servers close a connection that is not used.
    curl_easy_setopt(easy, CURLOPT_MAXAGE_CONN, 4L);
    curl_easy_setopt(easy, CURLOPT_BUFFERSIZE, 65536L);
    curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, take_header);
    curl_easy_setopt(easy, CURLOPT_HEADERDATA, transfer);
    curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, take_body);
    curl_easy_setopt(easy, CURLOPT_WRITEDATA, transfer);
    curl_easy_setopt(easy, CURLOPT_READFUNCTION, give_body);
    curl_easy_setopt(easy, CURLOPT_READDATA, transfer);
    curl_easy_setopt(easy, CURLOPT_SEEKFUNCTION, refuse_rewind);
    curl_easy_setopt(easy, CURLOPT_SEEKDATA, transfer);
    curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, open_socket);
    curl_easy_setopt(easy, CURLOPT_OPENSOCKETDATA, transfer);
    if (transfer->connect_to != NULL) curl_easy_setopt(easy, CURLOPT_CONNECT_TO, transfer->connect_to);
    if (request->socket_path != NULL) curl_easy_setopt(easy, CURLOPT_UNIX_SOCKET_PATH, request->socket_path);
#if LIBCURL_VERSION_NUM >= 0x075500
    curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
#else
    curl_easy_setopt(easy, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
    return curl_easy_setopt(easy, CURLOPT_URL, request->url) == CURLE_OK;
}

static pthread_once_t is_initialized = PTHREAD_ONCE_INIT;

static void initialize(void) { curl_global_init(CURL_GLOBAL_DEFAULT); }

ccurl_transfer ccurl_transfer_make(const ccurl_request *request) {
    pthread_once(&is_initialized, initialize);
    struct transfer *transfer = calloc(1, sizeof *transfer);
    if (transfer == NULL) return 0;
    transfer->on_header = request->on_header;
    transfer->on_body = request->on_body;
    transfer->may_connect = request->may_connect;
    transfer->easy = curl_easy_init();
    if (request->body_size > 0) {
        transfer->body = malloc(request->body_size);
        if (transfer->body != NULL) memcpy(transfer->body, request->body, request->body_size);
        transfer->body_size = request->body_size;
    }
    bool has_memory = transfer->easy != NULL && (transfer->body != NULL || transfer->body_size == 0);
    if (has_memory && configure(transfer, request)) return (ccurl_transfer)transfer;
    ccurl_transfer_free((ccurl_transfer)transfer);
    return 0;
}

void ccurl_transfer_set_context(ccurl_transfer transfer, void *context) {
    ((struct transfer *)transfer)->context = context;
}

void ccurl_transfer_free(ccurl_transfer handle) {
    struct transfer *transfer = (struct transfer *)handle;
    if (transfer->easy != NULL) curl_easy_cleanup(transfer->easy);
    curl_slist_free_all(transfer->headers);
    curl_slist_free_all(transfer->connect_to);
    free(transfer->body);
    free(transfer);
}

const char *ccurl_transfer_error(ccurl_transfer handle) { return ((struct transfer *)handle)->error; }

long ccurl_transfer_errno(ccurl_transfer handle) {
    long number = 0;
    curl_easy_getinfo(((struct transfer *)handle)->easy, CURLINFO_OS_ERRNO, &number);
    return number;
}

bool ccurl_transfer_is_untrusted(ccurl_transfer handle) {
    long result = 0;
    curl_easy_getinfo(((struct transfer *)handle)->easy, CURLINFO_SSL_VERIFYRESULT, &result);
    return result != 0;
}

ccurl_multi ccurl_multi_make(void) {
    pthread_once(&is_initialized, initialize);
    CURLM *multi = curl_multi_init();
    // As in Swift, the program ends if there is no memory.
    if (multi == NULL) abort();
    // The maximum number of connections that are kept.
    curl_multi_setopt(multi, CURLMOPT_MAXCONNECTS, 64L);
    return (ccurl_multi)multi;
}

void ccurl_multi_free(ccurl_multi multi) { curl_multi_cleanup((CURLM *)multi); }

void ccurl_multi_add(ccurl_multi multi, ccurl_transfer transfer) {
    curl_multi_add_handle((CURLM *)multi, ((struct transfer *)transfer)->easy);
}

void ccurl_multi_remove(ccurl_multi multi, ccurl_transfer transfer) {
    curl_multi_remove_handle((CURLM *)multi, ((struct transfer *)transfer)->easy);
}

void ccurl_multi_perform(ccurl_multi multi) {
    int running = 0;
    curl_multi_perform((CURLM *)multi, &running);
}

bool ccurl_multi_next(ccurl_multi multi, ccurl_transfer *transfer, CURLcode *code) {
    int rest = 0;
    const CURLMsg *message;
    while ((message = curl_multi_info_read((CURLM *)multi, &rest)) != NULL) {
        if (message->msg != CURLMSG_DONE) continue;
        char *private = NULL;
        curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &private);
        *transfer = (ccurl_transfer)private;
        *code = message->data.result;
        return true;
    }
    return false;
}

void ccurl_multi_poll(ccurl_multi multi, int milliseconds) {
    curl_multi_poll((CURLM *)multi, NULL, 0, milliseconds, NULL);
}

void ccurl_multi_wakeup(ccurl_multi multi) { curl_multi_wakeup((CURLM *)multi); }
