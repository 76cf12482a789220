package import LibraryStore

/// What an operation on a library needs, in a run and in every other command.
package struct LibraryContext: Sendable {
    package let library: Library
    package let environment: HostEnvironment
    /// When it is raised, work in progress is given up. What was made before stays.
    let stop: StopSignal
    let listener: @Sendable (RunEvent) -> Void

    package init(
        _ library: Library, environment: HostEnvironment, stop: StopSignal = StopSignal(),
        listener: @escaping @Sendable (RunEvent) -> Void = { _ in }
    ) {
        self.library = library
        self.environment = environment
        self.stop = stop
        self.listener = listener
    }
}
