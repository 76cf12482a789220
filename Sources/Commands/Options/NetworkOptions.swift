import ArgumentParser
import Generation
import PipelineFiles
import SystemPackage

/// Options of commands that may send requests over HTTP.
struct NetworkOptions: ParsableArguments {
    @Flag(name: .long, help: "Let generators be asked that are not on this machine.")
    var allowNetwork = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Keep every exchange with a server as a file in this folder, without keys. (default: nothing is kept)",
            valueName: "dir"),
        completion: .directory)
    var logExchanges: String?

    func validate() throws {
        try OptionCheck.refuseEmpty("--log-exchanges", logExchanges, "a folder")
    }

    var logFolder: FilePath? { logExchanges.map { FilePath($0) } }

    /// The pipelines, with the network access that the command line allows in addition.
    func applied(to pipelines: [PipelineFile]) -> [PipelineFile] {
        guard allowNetwork else { return pipelines }
        return pipelines.map { pipeline in
            var pipeline = pipeline
            for index in pipeline.text.indices { pipeline.text[index].allowsNetwork = true }
            for index in pipeline.images.indices { pipeline.images[index].allowsNetwork = true }
            return pipeline
        }
    }
}
