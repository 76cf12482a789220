#include "CImageCodecs.h"

#include <libdeflate.h>
#include <limits.h>
#include <zlib.h>

size_t cic_inflate(const uint8_t *bytes, size_t count, uint8_t *room, size_t capacity, size_t *used) {
    z_stream stream = {
        .next_in = (z_const Bytef *)bytes,
        .avail_in = count < UINT_MAX ? (uInt)count : UINT_MAX,
        .next_out = room,
        .avail_out = capacity < UINT_MAX ? (uInt)capacity : UINT_MAX,
    };
    *used = 0;
    if (inflateInit(&stream) != Z_OK) {
        return 0;
    }
    size_t unpacked = inflate(&stream, Z_FINISH) == Z_STREAM_END ? stream.total_out : 0;
    *used = stream.total_in;
    inflateEnd(&stream);
    return unpacked;
}

// libdeflate ignores the size of the window in the stream's header. zlib refuses what reaches behind it.
static bool is_window_large_enough(const uint8_t *stream, size_t unpacked) {
    unsigned bits = 8 + (stream[0] >> 4);
    return bits == 15 || (bits < 15 && unpacked <= (size_t)1 << bits);
}

// libdeflate takes a few code tables that zlib refuses. It checks the checksum of the unpacked bytes.
bool cic_unpack_exactly(const uint8_t *stream, size_t count, uint8_t *room, size_t unpacked) {
    struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
    size_t used = 0;
    bool is_whole = decompressor != NULL && count > 2 && is_window_large_enough(stream, unpacked)
        && libdeflate_zlib_decompress_ex(decompressor, stream, count, room, unpacked, &used, NULL) == LIBDEFLATE_SUCCESS
        && used == count;
    libdeflate_free_decompressor(decompressor);
    return is_whole;
}

bool cic_fills(const uint8_t *bytes, size_t count, uint8_t *room, size_t capacity, bool *is_exact) {
    *is_exact = cic_unpack_exactly(bytes, count, room, capacity);
    if (*is_exact) {
        return true;
    }
    if (count >= UINT_MAX || capacity >= UINT_MAX) {
        return false;
    }
    z_stream stream = {
        .next_in = (z_const Bytef *)bytes,
        .avail_in = (uInt)count,
        .next_out = room,
        .avail_out = (uInt)capacity,
    };
    if (inflateInit(&stream) != Z_OK) {
        return false;
    }
    int status = inflate(&stream, Z_SYNC_FLUSH);
    bool is_full = stream.avail_out == 0;
    if (is_full && status == Z_OK) {
        uint8_t more;
        stream.next_out = &more;
        stream.avail_out = 1;
        status = inflate(&stream, Z_SYNC_FLUSH);
    }
    *is_exact = is_full && status == Z_STREAM_END && stream.total_out == capacity && stream.total_in == count;
    inflateEnd(&stream);
    return is_full;
}
