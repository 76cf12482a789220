import Commands
import Foundation
import Platform

@main
struct Nightpress {
    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let status = ProcessSupervisor.runIfAsked(arguments) { exit(status) }
        exit(await Entry.run(arguments))
    }
}
