/// What is wrong with a simulated server for some time.
enum ServerFault: Hashable, Sendable {
    /// It refuses connections.
    case away
    /// It answers 503 while it loads its model.
    case loading
    /// It asks to wait, for this many seconds if it names a time.
    case busy(seconds: Double?)
    /// It answers 500, to health requests too.
    case broken
    /// Its health is good and each request fails.
    case hollow
    /// No answer within the time limit.
    case hanging
    /// It sends no usable picture.
    case garbled
    /// It refuses every page in every wording.
    case refusing
    /// It draws, and takes several times as long.
    case slow

    /// Whether it sends pictures.
    var isUsable: Bool { self == .slow }

    /// How long after its end pages may still wait because of it, in seconds.
    var echo: Double {
        switch self {
        case .busy(let seconds): seconds ?? 15
        case .loading: 15
        // The first request that meets it fails after this time.
        case .hanging: SimulatedServer.timeLimit
        default: 0
        }
    }

    /// Whether pages that meet it may end without a picture by this server.
    var failsPages: Bool {
        switch self {
        case .garbled, .refusing, .broken, .hollow, .hanging: true
        case .away, .loading, .busy, .slow: false
        }
    }
}

/// A fault and when it is there, in seconds of simulated time.
struct FaultPeriod: Hashable, Sendable {
    var fault: ServerFault
    var time: Range<Double>
}
