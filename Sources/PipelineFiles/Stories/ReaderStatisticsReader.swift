package import Domain
package import Platform

/// Reads reader statistics from comma-separated values whose first line is `story,page,views,seconds`. The values of
/// lines about the same page are added.
package struct ReaderStatisticsReader: Sendable {
    /// The number of wrong lines that are named; further ones are only counted.
    static let namedLines = 20

    private let fileSystem: any FileSystem

    package init(fileSystem: any FileSystem) {
        self.fileSystem = fileSystem
    }

    /// Throws an error that lists all problems of the file.
    package func statistics(of file: ReaderStatisticsFile) throws(PipelineError) -> ReaderStatistics {
        let bytes: [UInt8]
        do {
            bytes = try fileSystem.read(file.path, limit: ReaderStatisticsFile.sizeLimit)
        } catch {
            throw PipelineError([
                Diagnostic(
                    file.place,
                    "cannot read the readers' statistics “\(file.path)”: \(fileSystem.reason(for: error))")
            ])
        }
        let name = "\(file.path)"
        let limit = ReaderStatisticsFile.lineLimit
        guard bytes.count(where: { $0 == UInt8(ascii: "\n") }) <= limit else {
            throw PipelineError([
                Diagnostic(name, "has more than \(limit) lines; add those about the same page up, one line a page")
            ])
        }
        var lines = TextLines(try UTF8Text.decode(bytes, file: name))
        try Self.checkHeader(lines.next(), file: name)
        return try Self.statistics(in: &lines, file: name)
    }

    private static func checkHeader(
        _ line: (number: Int, text: Substring.UTF8View)?, file: String
    ) throws(PipelineError) {
        let columns = ReaderStatisticsLine.columns
        let remedy = "must begin with the line “\(columns.joined(separator: ","))”"
        guard let line else { throw PipelineError([Diagnostic(file, "is empty; it \(remedy)")]) }
        // A line that cannot be parsed is no header.
        guard (try? CSVLine(line.text))?.fields != columns else { return }
        let text = Substring(line.text)
        let hint = text.contains(";") && !text.contains(",") ? "; part the fields by commas" : ""
        throw PipelineError([
            Diagnostic("\(file):\(line.number)", "the file begins with \(text.quoted()), \(remedy)\(hint)")
        ])
    }

    private static func statistics(in lines: inout TextLines, file: String) throws(PipelineError) -> ReaderStatistics {
        var statistics = ReaderStatistics()
        var problems: [Diagnostic] = []
        var wrongLines = 0
        while let (number, text) = lines.next() {
            do {
                let line = try ReaderStatisticsLine(text, number: number)
                statistics.add(line.readers, to: line.page, of: line.story)
            } catch {
                wrongLines += 1
                if wrongLines <= namedLines { problems.append(Diagnostic("\(file):\(number)", error.text)) }
            }
        }
        let unnamed = wrongLines - problems.count
        if unnamed > 0 {
            problems.append(Diagnostic(file, unnamed == 1 ? "1 more line is wrong" : "\(unnamed) more lines are wrong"))
        }
        guard problems.isEmpty else { throw PipelineError(problems) }
        return statistics
    }
}
