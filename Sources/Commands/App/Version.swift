/// The program's version, as printed by `--version` and recorded in books and reports.
enum Version {
    static let current = "0.1.0"
}
