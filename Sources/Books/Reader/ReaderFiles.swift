import Typesetting

/// The names of the files in a reader's folder.
package enum ReaderFiles {
    /// Files in the folder itself.
    package static let names: Set = [ReaderDocument.path, ReaderStyle.path, ReaderScript.path]
    /// The folder of pictures in it. The name of each picture is its digest.
    package static let pictures = ReaderPublication.pictureFolder
    /// The folder of fonts and their licences.
    package static let fonts = BookFonts.folder

    package static func isFont(_ name: String) -> Bool { PackedFont.isFileName(name) }
}
