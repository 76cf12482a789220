import CImageCodecs

package enum CodecVersions {
    package static var png: String { String(cString: cic_png_version()) }
    package static var jpeg: String { String(cString: cic_jpeg_version()) }
}
