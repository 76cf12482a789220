import SystemPackage
import TestSupport
import Testing

@testable import Backends
@testable import Domain
@testable import PipelineFiles
@testable import Platform

/// The file that a pipeline names under `readers:`.
@Suite struct ReaderStatisticsTests {
    private static let header = "story,page,views,seconds\n"
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func read(_ bytes: [UInt8]) throws -> ReaderStatistics {
        let path = try folder.write(bytes, to: "stats.csv")
        let file = ReaderStatisticsFile(path: path, place: "pipeline.yaml:4:10")
        return try ReaderStatisticsReader(fileSystem: LocalFileSystem()).statistics(of: file)
    }

    /// Without the file's folder.
    private func problems(_ text: String) throws -> [String] {
        let error = #expect(throws: PipelineError.self) { try read(Array(text.utf8)) }
        return (error?.problems ?? []).map { $0.description.replacing("\(folder.path)/", with: "") }
    }

    @Test(arguments: [
        "fox,1,500,9000.5\nfox,2,480,0\nbear,12,3,1\n",
        "fox,1,500,9000.5\nfox,2,480,0\nbear,12,3,1",
        "\r\nfox,1,500,9000.5\r\n\r\nfox,2,480,0\r\nbear,12,3,1\r\n",
        "\"fox\",\"1\",\"500\",\"9000.5\"\nfox,2,480,0\n\"bear\",12,3,1\n",
        "fox,1,200,9000\nbear,12,3,1\nfox,2,480,0.0009\nfox,1,300,0.500\n",
    ])
    func readsCounts(lines: String) throws {
        for beginning in ["", "\u{FEFF}"] {
            let statistics = try read(Array((beginning + Self.header + lines).utf8))
            #expect(statistics.stories.keys.sorted() == ["bear", "fox"])
            #expect(statistics.readers(of: Slug(title: "fox")).canonicalText == "1:500:9000500 2:480:0")
            #expect(statistics.readers(of: Slug(title: "bear")).canonicalText == "12:3:1000")
            #expect(statistics.readers(of: Slug(title: "cat")) == .unknown)
        }
    }

    @Test func readsQuotationMarksInQuotationMarks() throws {
        let statistics = try read(Array((Self.header + "\"The \"\"big\"\", red fox\",1,2,3\n").utf8))
        #expect(statistics.stories.keys.first == "The \"big\", red fox")
    }

    @Test func knowsWhereAStoryAndAPageAreFirstSpokenOf() throws {
        let statistics = try read(Array((Self.header + "\nfox,2,1,1\nfox,1,1,1\nfox,2,1,1\n").utf8))
        let readers = statistics.readers(of: Slug(title: "fox"))
        #expect(readers.line == 3)
        #expect(readers.pages.mapValues(\.line) == [2: 3, 1: 4])
    }

    @Test func takesAFileWithoutLines() throws {
        #expect(try read(Array(Self.header.utf8)).stories.isEmpty)
    }

    @Test(arguments: [
        ("", "stats.csv: is empty; it must begin with the line “story,page,views,seconds”"),
        ("\n\r\n", "stats.csv: is empty; it must begin with the line “story,page,views,seconds”"),
        (
            "fox,1,2,3\n",
            "stats.csv:1: the file begins with “fox,1,2,3”, must begin with the line “story,page,views,seconds”"
        ),
        (
            "\nStory,Page,Views,Seconds\n",
            "stats.csv:2: the file begins with “Story,Page,Views,Seconds”, must begin with the line “story,page,views,seconds”"
        ),
        (
            "story;page;views;seconds\nfox;1;2;3\n",
            "stats.csv:1: the file begins with “story;page;views;seconds”, must begin with the line “story,page,views,seconds”; part the fields by commas"
        ),
        (
            "story,page,views,seconds,device\n",
            "stats.csv:1: the file begins with “story,page,views,seconds,device”, must begin with the line “story,page,views,seconds”"
        ),
        (
            "\u{1B}[2J\rstory,page\n",
            "stats.csv:1: the file begins with “\u{FFFD}[2J\u{FFFD}story,page”, must begin with the line “story,page,views,seconds”"
        ),
    ])
    func wantsItsHeader(text: String, problem: String) throws {
        #expect(try problems(text) == [problem])
    }

    @Test(arguments: [
        ("fox,1,2", "has 3 fields, must have 4: story, page, views, seconds"),
        ("fox", "has 1 field, must have 4: story, page, views, seconds"),
        ("fox,1,2,3,", "has 5 fields, must have 4: story, page, views, seconds"),
        (",1,2,3", "“story” is empty"),
        ("\" \",1,2,3", "“story” is empty"),
        ("fox\t,1,2,3", "“story” is “fox\u{FFFD}”, must be a name of at most 200 visible characters"),
        (
            "\(String(repeating: "f", count: 201)),1,2,3",
            "“story” is “\(String(repeating: "f", count: 40))…”, must be a name of at most 200 visible characters"
        ),
        ("fox,0,2,3", "“page” is “0”, must be a whole number from 1 to 100000"),
        ("fox,one,2,3", "“page” is “one”, must be a whole number from 1 to 100000"),
        ("fox,,2,3", "“page” is empty, must be a whole number from 1 to 100000"),
        ("fox, 1,2,3", "“page” is “ 1”, must be a whole number from 1 to 100000"),
        ("fox,1,-2,3", "“views” is “-2”, must be a whole number from 0 to 1000000000"),
        ("fox,1,+2,3", "“views” is “+2”, must be a whole number from 0 to 1000000000"),
        ("fox,1,2.0,3", "“views” is “2.0”, must be a whole number from 0 to 1000000000"),
        ("fox,1,٣,3", "“views” is “٣”, must be a whole number from 0 to 1000000000"),
        (
            "fox,1,99999999999999999999,3",
            "“views” is “99999999999999999999”, must be a whole number from 0 to 1000000000"
        ),
        ("fox,1,2,", "“seconds” is empty, must be a number from 0 to 1000000000"),
        ("fox,1,2,1e3", "“seconds” is “1e3”, must be a number from 0 to 1000000000"),
        ("fox,1,2,.5", "“seconds” is “.5”, must be a number from 0 to 1000000000"),
        ("fox,1,2,5.", "“seconds” is “5.”, must be a number from 0 to 1000000000"),
        ("fox,1,2,1.2.3", "“seconds” is “1.2.3”, must be a number from 0 to 1000000000"),
        ("fox,1,2,1000000001", "“seconds” is “1000000001”, must be a number from 0 to 1000000000"),
        ("fox,1,2,nan", "“seconds” is “nan”, must be a number from 0 to 1000000000"),
        ("\"fox,1,2,3", "the quotation mark that opens field 1 is not closed on its line"),
        ("fox,1,2,\"3\"\"", "the quotation mark that opens field 4 is not closed on its line"),
        ("fox,\"1\"st,2,3", "field 2 goes on behind its closing quotation mark; write “\"\"” for one inside"),
        (
            "a \"fox\",1,2,3",
            "field 1 has a quotation mark in it; put the field in quotation marks and write “\"\"”"
        ),
    ])
    func tellsWhatIsWrongWithALine(line: String, problem: String) throws {
        #expect(try problems("\(Self.header)fox,1,2,3\n\(line)\r\nfox,1,2,3\n") == ["stats.csv:3: \(problem)"])
    }

    @Test func namesEveryWrongLineUpToTwentyAndCountsTheRest() throws {
        let wrong = String(repeating: "\"fox\n", count: 20)
        #expect(try problems(Self.header + wrong).count == 20)
        let problems = try problems(Self.header + wrong + "fox,1,2\nfox,1,2,3\nfox,1\n")
        #expect(problems.count == 21)
        #expect(problems[19].hasPrefix("stats.csv:21: "))
        #expect(problems.last == "stats.csv: 2 more lines are wrong")
    }

    @Test func refusesTextInAnotherEncoding() throws {
        let error = #expect(throws: PipelineError.self) {
            try read(Array(Self.header.utf8) + [0x66, 0xF6, 0x78, 0x2C])
        }
        #expect(
            error?.description.hasSuffix(
                "stats.csv: is not UTF-8: line 2 is where it goes wrong, at byte 27; "
                    + "it seems to be Windows-1252 (Latin-1); save it as UTF-8")
                == true)
    }

    @Test func refusesMoreThanItReads() throws {
        let rows = "f,1,1,1" + String(repeating: "\n", count: ReaderStatisticsFile.lineLimit - 1)
        #expect(try read(Array((Self.header + rows).utf8)).stories.count == 1)
        #expect(
            try problems(Self.header + rows + "\n") == [
                "stats.csv: has more than 500000 lines; add those about the same page up, one line a page"
            ])
        let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: ReaderStatisticsFile.sizeLimit + 1)
        let error = #expect(throws: PipelineError.self) { try read(bytes) }
        #expect(error?.description.contains("cannot read the readers' statistics") == true)
    }

    @Test func saysWhereThePipelineNamesAFileThatIsNotThere() throws {
        try folder.write("collection: A\nstories:\n- file: a.md\nreaders: stat.csv", to: "pipeline.yaml")
        try folder.write(Self.header, to: "stats.csv")
        let pipeline = folder.path.appending("pipeline.yaml")
        let file = try #require(
            try PipelineReader(kinds: BackendList.kinds, fileSystem: LocalFileSystem()).pipeline(at: pipeline).readers)
        #expect(file.path == folder.path.appending("stat.csv"))
        let error = #expect(throws: PipelineError.self) {
            try ReaderStatisticsReader(fileSystem: LocalFileSystem()).statistics(of: file)
        }
        #expect(
            error?.description
                == "\(pipeline):4:10: cannot read the readers' statistics “\(file.path)”: it does not exist; "
                + "did you mean “\(folder.path)/stats.csv”?")
    }

    /// Problems of the statistics are reported together with those of the pipeline and its stories.
    @Test func isCheckedTogetherWithABrokenPipeline() throws {
        try folder.write(
            "collection: A\nstories:\n- file: a.md\nreaders: stats.csv\nsize: big", to: "pipeline.yaml")
        try folder.write(Self.header + "fox,1,2\n", to: "stats.csv")
        let pipeline = folder.path.appending("pipeline.yaml")
        let error = #expect(throws: PipelineError.self) {
            try PipelineReader(kinds: BackendList.kinds, fileSystem: LocalFileSystem()).pipeline(at: pipeline)
        }
        #expect(
            error?.problems.map { $0.place.replacing("\(folder.path)/", with: "") }
                == ["pipeline.yaml:5:7", "pipeline.yaml:3:9", "stats.csv:2"])
    }

    @Test(arguments: [
        ("readers: [a.csv]", "“readers” is a list, must be text"), ("readers: ''", "“readers” is empty"),
        ("readers: \"a\\0.csv\"", "“readers” has a NUL character in it"),
    ])
    func mustBeAPath(yaml: String, problem: String) throws {
        try folder.write("a fox", to: "a.md")
        let path = try folder.write("collection: A\nstories:\n- file: a.md\n\(yaml)\n", to: "pipeline.yaml")
        let error = #expect(throws: PipelineError.self) {
            try PipelineReader(kinds: BackendList.kinds, fileSystem: LocalFileSystem()).pipeline(at: path)
        }
        #expect(error?.description == "\(path):4:10: \(problem)")
    }
}
