import Commands
import Foundation
import Platform

@main
struct Nightpress {
    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let status = ProcessSupervisor.runIfAsked(arguments) { exit(status) }
        let unreadable = (1..<max(1, Int(CommandLine.argc))).first { index in
            CommandLine.unsafeArgv[index].map { String(validatingCString: $0) == nil } ?? false
        }
        exit(await Entry.run(arguments, unreadable: unreadable.map { CommandLine.arguments[$0] }))
    }
}
