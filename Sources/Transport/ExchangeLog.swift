package import Platform
package import SystemPackage

/// Writes every exchange to a file of its own, `0001-llama-200.json`, in the order in which they end.
package actor ExchangeLog {
    private let directory: FilePath
    private let files: any FileSystem
    private let notice: @Sendable (String) -> Void
    /// The number of the last written file; nil before the first.
    private var last: Int?
    private var hasFailed = false

    /// `notice` is called once if a file cannot be written. A write error does not fail the exchange. The numbers
    /// continue after those of earlier runs.
    package init(directory: FilePath, files: any FileSystem, notice: @escaping @Sendable (String) -> Void) {
        self.directory = directory
        self.files = files
        self.notice = notice
    }

    func record(_ exchange: ExchangeRecord) {
        do throws(FileSystemError) {
            let number = if let last { last + 1 } else { try lastOfEarlierRuns() + 1 }
            let digits = String(number)
            let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            let name = "\(padded)-\(Self.fileName(exchange.backend))-\(exchange.label).json"
            try files.write(
                Array(ExchangeDocument(number, exchange).text.utf8), to: directory.appending(name), durably: false)
            last = number
        } catch {
            guard !hasFailed else { return }
            hasFailed = true
            notice("exchanges are not logged: \(error)")
        }
    }

    private func lastOfEarlierRuns() throws(FileSystemError) -> Int {
        try files.makeDirectory(directory)
        return try files.list(directory).compactMap { Int($0.prefix { $0 != "-" }) }.max() ?? 0
    }

    private static func fileName(_ backend: String) -> String {
        String(backend.prefix(40).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    }
}
