/// What a reader's folder holds, by names.
package enum ReaderFiles {
    /// Those that lie in the folder itself.
    package static let names: Set = [ReaderDocument.path, ReaderStyle.path, ReaderScript.path]
    /// The folder of pictures in it, each called after its digest.
    package static let pictures = ReaderPublication.pictureFolder
}
