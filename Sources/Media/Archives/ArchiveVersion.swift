import CLibzip

package enum ArchiveVersion {
    package static var libzip: String { String(cString: zip_libzip_version()) }
}
