/// The program's version, as `--version` prints it and books and reports record it.
enum Version {
    static let current = "0.1.0"
}
