import ArgumentParser
import Domain
import PipelineFiles

/// Limits that end a run before all its work is done, and whether it waits for backends.
struct LimitOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "Begin nothing new from this time on: a time such as “06:00”, when the clock next shows it, or a date and "
                + "time with its zone. (default: no deadline)",
            valueName: "time"),
        transform: { try Self.value($0, Deadline.form, Deadline.init) })
    var deadline: Deadline?

    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp(
            "Let image backends make at most this many pictures, then begin no more of their pages. Built-in pictures "
                + "and pictures that the library has do not count. (default: no limit)",
            valueName: "n"),
        transform: { try Self.value($0, Self.imageForm, Self.count) })
    var maxImages: Int?

    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp(
            "Begin no more pages when this many, or this share of the pages to draw, have ended without the wanted "
                + "picture. (default: no limit)",
            valueName: "n|n%"),
        transform: { try Self.value($0, FailureLimit.form, FailureLimit.init) })
    var maxFailures: FailureLimit?

    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp(
            "Pay at most this amount for pictures, in the currency of the “price:” of each backend. "
                + "(default: no limit)",
            valueName: "amount"),
        transform: { try Self.value($0, Amount.form, Amount.init) })
    var maxCost: Amount?

    @Flag(
        name: .long,
        help: "Begin no more pages when one ended without its picture, and write no books, only the report.")
    var failFast = false

    @Flag(
        name: [.customShort("k"), .long],
        help: "Continue after any number of failures, even if a pipeline limits them.")
    var keepGoing = false

    @Flag(
        name: .long,
        help:
            "Do not wait for backends that do not answer: the next backend, or a built-in generator, takes over at once."
    )
    var noWait = false

    func validate() throws {
        guard [maxFailures != nil, failFast, keepGoing].count(where: \.self) <= 1 else {
            throw ValidationError("--max-failures, --fail-fast and --keep-going exclude each other.")
        }
    }

    /// The pipelines with the limits of the command line, which take precedence over the pipelines' own limits.
    func applied(to pipelines: [PipelineFile]) -> [PipelineFile] {
        let limits = RunLimits(
            deadline: deadline, images: maxImages, failures: failFast ? .first : maxFailures, cost: maxCost)
        return pipelines.map { pipeline in
            var pipeline = pipeline
            pipeline.limits = limits.orElse(pipeline.limits)
            if keepGoing { pipeline.limits.failures = nil }
            if noWait { pipeline.outageLimits = .none }
            return pipeline
        }
    }

    private static func value<Value>(_ text: String, _ form: String, _ read: (String) -> Value?) throws -> Value {
        guard let value = read(text) else { throw ValidationError("must be \(form).") }
        return value
    }

    private static let imageForm =
        "a whole number from \(RunLimits.imageLimits.lowerBound) to \(RunLimits.imageLimits.upperBound)"

    private static func count(in text: String) -> Int? {
        Int(text).flatMap { RunLimits.imageLimits.contains($0) ? $0 : nil }
    }
}
