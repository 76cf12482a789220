import Domain

/// What the lock of a library says where several machines share its files: who holds it, on which start of which
/// machine, and when the holder last said so.
struct SharedHolder: Equatable {
    /// In seconds. Each renewal is recorded in the lock.
    static let renewalInterval = 30.0
    /// A holder of another machine that did not renew the lock for so many seconds is dead.
    static let lifetime = 300.0

    let name: String
    let boot: String
    /// Seconds since 1970, by the holder's clock.
    let renewed: Int

    /// This process at this moment, with the name from when it took the lock.
    init(_ environment: HostEnvironment, name: String) {
        self.name = name
        boot = environment.program.boot
        renewed = Int(environment.now())
    }

    /// Nil for the text of a holder on a file system that is not shared.
    init?(text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count >= 3, lines[1].hasPrefix("boot "), lines[2].hasPrefix("renewed "),
            let renewed = Int(lines[2].dropFirst(8))
        else { return nil }
        name = String(lines[0])
        boot = String(lines[1].dropFirst(5))
        self.renewed = renewed
    }

    var text: String { "\(name)\nboot \(boot)\nrenewed \(renewed)\n" }

    /// Its name if it is on another machine and has renewed the lock lately. On this machine, the system knows whether
    /// the lock is held.
    func aliveElsewhere(_ environment: HostEnvironment) -> String? {
        guard boot != environment.program.boot, environment.now() - Double(renewed) < Self.lifetime else { return nil }
        return name
    }
}
