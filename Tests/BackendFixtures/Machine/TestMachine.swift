import Synchronization
package import SystemPackage
import TestSupport

@testable package import Backends
@testable package import Generation
@testable import Platform
@testable import Transport

/// The environment of backends in a test: this machine's loopback, a temporary folder, and a clock that a test may
/// replace.
package final class TestMachine {
    /// A clock that only sleeping advances.
    package final class VirtualTime: Sendable {
        private let seconds = Mutex(0.0)

        package init() {}

        package var slept: Double { seconds.withLock(\.self) }

        package var timekeeper: HostClock {
            HostClock(
                now: { 1_795_285_113 + self.slept }, uptime: { self.slept },
                sleep: { pause in self.seconds.withLock { $0 += pause / .seconds(1) } })
        }
    }

    package static let program = FilePath(CommandLine.arguments[0]).parent.appending("FixtureModelServer")

    package let path: FilePath
    package let backends: BackendHost
    package let notices = Notices()
    private let folder: TemporaryFolder
    private let transports: [HTTPTransport]

    package final class Notices: Sendable {
        private let texts = Mutex<[String]>([])

        package var all: [String] { texts.withLock(\.self) }
        package func add(_ text: String) { texts.withLock { $0.append(text) } }
    }

    /// Without `time` the real clock is used.
    package init(
        environment: [String: String] = [:], keyVariables: Set<String> = [], time: VirtualTime? = nil,
        logsExchanges: Bool = false, firstProbeLimit: Duration = .seconds(30)
    ) throws {
        folder = try TemporaryFolder()
        path = folder.path
        let files = LocalFileSystem()
        let log =
            logsExchanges
            ? ExchangeLog(directory: path.appending("exchanges"), files: files) { [notices] in notices.add($0) } : nil
        let resolver = FixedResolver()
        let redactor = Redactor()
        let loopback = HTTPTransport(policy: .loopbackOnly, resolver: resolver, log: log, redactor: redactor)
        let network = HTTPTransport(policy: .anywhere, resolver: resolver, log: log, redactor: redactor)
        transports = [loopback, network]
        let started = ContinuousClock.now
        var backends = BackendHost(
            files: files, environment: BackendEnvironment(environment, keyVariables: keyVariables),
            time: time?.timekeeper
                ?? HostClock(
                    now: { 1_795_285_113 }, uptime: { started.duration(to: .now) / .seconds(1) },
                    sleep: { try await Task.sleep(for: $0) }),
            runner: ChildRunner(keeper: ProcessSupervisor(program: Self.program)),
            transports: BackendTransports(loopback: loopback, network: network), scratchFolder: path)
        backends.redactor = redactor
        backends.firstProbeLimit = firstProbeLimit
        // A busy machine may take long for a probe, which says nothing about the backend.
        backends.probeLimit = .seconds(30)
        backends.logs = path.appending("logs")
        backends.notice = { [notices] in notices.add($0) }
        self.backends = backends
    }

    /// Closes its connections when `body` has returned or thrown.
    package func run<Value>(_ body: (TestMachine) async throws -> Value) async throws -> Value {
        do {
            let value = try await body(self)
            for transport in transports { await transport.shutdown() }
            return value
        } catch {
            for transport in transports { await transport.shutdown() }
            throw error
        }
    }

    package func model(_ settings: BackendSettings) -> any LanguageModel {
        backends.languageModel(settings)
    }
}
