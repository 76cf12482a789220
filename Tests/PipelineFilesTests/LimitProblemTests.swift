import SystemPackage
import TestSupport
import Testing

@testable import Backends
@testable import Domain
@testable import Generation
@testable import PipelineFiles
@testable import Platform

/// Messages about `limits:` and `price:` in a pipeline file, word for word: `LINE:COLUMN: text`.
struct LimitProblemTests {
    private static let deadline =
        "must be a time such as “06:00”, or a date and time with its zone such as “2026-11-22T06:00+01:00”"
    private static let failures =
        "must be a number of pages from 1 to 1000000, or a share of them from “1%” to “100%”"
    private static let amount = "must be a number from 0 to 1000000 with at most 6 decimals, such as “20” or “0.04”"

    private static let cases: [(yaml: String, problems: [String])] = [
        (
            "limits: 06:00",
            ["4:9: “limits” is “06:00”, must be a mapping of “deadline”, “images”, “failures”, “cost”"]
        ),
        ("limits: { dedline: 06:00 }", ["4:11: unknown key “dedline”; did you mean “deadline”?"]),
        (
            "limits: { pages: 5 }",
            ["4:11: unknown key “pages”; “limits” takes “deadline”, “images”, “failures”, “cost”"]
        ),
        ("limits: { deadline: 6 am }", ["4:21: “deadline” is “6 am”, \(deadline)"]),
        ("limits: { deadline: \"25:00\" }", ["4:21: “deadline” is “25:00”, \(deadline)"]),
        ("limits: { deadline: 2026-11-22 }", ["4:21: “deadline” is “2026-11-22”, \(deadline)"]),
        ("limits: { deadline: }", ["4:21: “deadline” is empty, \(deadline)"]),
        ("limits: { images: -1 }", ["4:19: “images” is “-1”, must be a whole number from 0 to 1000000"]),
        ("limits: { images: 5% }", ["4:19: “images” is “5%”, must be a whole number from 0 to 1000000"]),
        ("limits: { failures: 0 }", ["4:21: “failures” is “0”, \(failures)"]),
        ("limits: { failures: 101% }", ["4:21: “failures” is “101%”, \(failures)"]),
        ("limits: { failures: [1] }", ["4:21: “failures” is a list, \(failures)"]),
        ("limits: { cost: -0.5 }", ["4:17: “cost” is “-0.5”, \(amount)"]),
        ("limits: { cost: 20 EUR }", ["4:17: “cost” is “20 EUR”, \(amount)"]),
        ("limits: { cost: 0.0000001 }", ["4:17: “cost” is “0.0000001”, \(amount)"]),
        ("backends: { sd: { kind: sdcpp, price: cheap } }", ["4:39: “price” is “cheap”, \(amount)"]),
        (
            "limits: { deadline: noon, images: many, failures: some, cost: little }",
            [
                "4:21: “deadline” is “noon”, \(deadline)",
                "4:35: “images” is “many”, must be a whole number from 0 to 1000000",
                "4:51: “failures” is “some”, \(failures)", "4:63: “cost” is “little”, \(amount)",
            ]
        ),
    ]

    @Test(arguments: cases)
    func saysWhatIsWrongAndWhere(yaml: String, problems: [String]) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("collection: A\nstories:\n- file: a.md\n\(yaml)", to: "pipeline.yaml")
        try folder.write("A fox sat in the forest.", to: "a.md")
        let error = #expect(throws: PipelineError.self) {
            try PipelineReader(kinds: BackendList.kinds, fileSystem: LocalFileSystem()).pipeline(at: path)
        }
        #expect(error?.problems.map { String($0.description.dropFirst(path.string.count + 1)) } == problems)
    }

    @Test(arguments: [
        ("", RunLimits()), ("limits: {}", RunLimits()),
        (
            "limits: { deadline: \"06:00\", images: 500, failures: 10%, cost: 20 }",
            RunLimits(deadline: Deadline("06:00"), images: 500, failures: .percent(10), cost: Amount("20"))
        ),
        (
            "limits:\n  deadline: 06:00\n  failures: 3\n  cost: 0.50",
            RunLimits(deadline: Deadline("06:00"), failures: .pages(3), cost: Amount("0.5"))
        ),
        (
            "limits: { deadline: 2026-11-22T06:00:00+01:00, images: 0 }",
            RunLimits(deadline: Deadline("2026-11-22T06:00:00+01:00"), images: 0)
        ),
    ])
    func readsLimits(yaml: String, limits: RunLimits) throws {
        #expect(try pipeline(yaml).limits == limits)
    }

    @Test func readsThePriceOfAPicture() throws {
        let yaml =
            "images: [sd, b]\nbackends: { sd: { kind: sdcpp, price: 0.04 }, b: { kind: comfyui, workflow: w.json } }"
        #expect(try pipeline(yaml).images.map(\.images.price) == [Amount("0.04"), nil])
    }

    private func pipeline(_ yaml: String) throws -> PipelineFile {
        let folder = try TemporaryFolder()
        let path = try folder.write("collection: A\nstories:\n- file: a.md\n\(yaml)\n", to: "pipeline.yaml")
        return try PipelineReader(kinds: BackendList.kinds, fileSystem: LocalFileSystem()).pipeline(at: path)
    }
}
