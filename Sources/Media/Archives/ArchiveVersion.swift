import CLibzip

/// The version of libzip that this program uses.
package enum ArchiveVersion {
    package static var libzip: String { String(cString: zip_libzip_version()) }
}
