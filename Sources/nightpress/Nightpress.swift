import Commands
import Foundation

@main
struct Nightpress {
    static func main() async {
        exit(await Entry.run(Array(CommandLine.arguments.dropFirst())))
    }
}
