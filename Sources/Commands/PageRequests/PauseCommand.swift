import ArgumentParser
import Domain
import LibraryStore
import Media
import Pipeline

struct PauseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pause",
        abstract: "Let the run in progress begin nothing more until “resume”.",
        usage: "nightpress pause [<options>]",
        discussion: """
            What is in flight is finished. The run goes on waiting, up to its deadline; Ctrl-C or “nightpress cancel” ends \
            it. Where no run is going on, none can be started until “nightpress resume”.

              nightpress pause            free the card for an hour
              nightpress resume           go on
            """)

    @OptionGroup var global: GlobalOptions

    func run() async throws {
        let session = try CommandSession(of: Self.self, global)
        let machine = session.machine
        let library = try await global.openForAsking(on: machine)
        let (person, now) = (machine.person, machine.run.now())
        let earlier = try await library.control.state().pause
        let pause = try await library.control.pause(at: now, by: person)
        let running = try await library.runInProgress()
        try library.close()
        let what =
            earlier == nil
            ? "Paused" : "It is already \(pause.words(in: machine.run.timeZone))"
        let effect =
            running.map { "the run \($0.run.name) ends what is in flight and begins nothing more (\($0.holder))" }
            ?? "no run is going on, and none can be started"
        let document = PauseDocument(pause: pause, isChanged: earlier == nil, running: running)
        try session.print(document, or: "\(what): \(effect) until “nightpress resume”.".singleLine + "\n")
    }
}

struct ResumeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume",
        abstract: "Let a paused run go on, and runs be started again.",
        usage: "nightpress resume [<options>]",
        discussion: """
            A run that waits goes on at once. One that ended while it was paused is started again by hand or by its timer:

              nightpress resume
              nightpress run pipelines/lanterns
            """)

    @OptionGroup var global: GlobalOptions

    func run() async throws {
        let session = try CommandSession(of: Self.self, global)
        let machine = session.machine
        let library = try await global.openForAsking(on: machine)
        let pause = try await library.control.resume(at: machine.run.now())
        let (running, shard) = (try await library.runInProgress(), try await library.control.shard())
        try library.close()
        let document = PauseDocument(pause: nil, isChanged: pause != nil, running: running)
        try session.print(document, or: text(pause, running, shard, machine.run).singleLine + "\n")
    }

    private func text(
        _ pause: LibraryControl.Pause?, _ running: RunInProgress?, _ shard: Shard?, _ environment: HostEnvironment
    ) -> String {
        guard let pause else { return "Nothing to resume: the library is not paused." }
        let effect =
            running.map { "the run \($0.run.name) goes on (\($0.holder))." }
            ?? "no run is going on; start one with “nightpress run\(shard.option)”."
        return "Resumed what was \(pause.words(in: environment.timeZone)): \(effect)"
    }
}
