import ArgumentParser

/// Options of commands that ask for pages, and draw them where no run goes on that does.
struct AskingOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "The pipeline file of these pages. Repeatable. (default: the one that each collection was made from)",
            valueName: "file"),
        completion: .file())
    var pipeline: [String] = []

    @Flag(name: .long, help: "Use the built-in generators only, whatever the pipelines name.")
    var stub = false

    @OptionGroup(title: "Limits") var limits: LimitOptions
    @OptionGroup var network: NetworkOptions
    @OptionGroup var cache: CacheOptions
    @OptionGroup var lock: LockOptions
    @OptionGroup(title: "Afterwards") var after: AfterOptions

    @OptionGroup(title: "Records") var records: RecordOptions
}
