import Generation
import PipelineFiles

/// On which machines backends are, from their addresses and from the servers that the run starts.
struct BackendMachines {
    /// This machine. A program that a run starts or calls is on it.
    private static let own = "127.0.0.1"

    let kinds: [BackendDescription]

    /// By the hosts of addresses. Two names of one machine count as two machines.
    func machines(of settings: BackendSettings) -> Set<String> {
        Set(
            settings.members.map { member in
                guard member.start == nil, let address = member.url ?? kinds[member.kind]?.address else {
                    return Self.own
                }
                return Self.host(of: address)
            })
    }

    private static func host(of address: String) -> String {
        guard let match = address.lowercased().firstMatch(of: #/^https?://(\[[^\]]*\]|[^:/]*)/#) else { return own }
        return ["localhost", "[::1]"].contains(match.1) ? own : String(match.1)
    }
}

extension RunSetup {
    /// Whether pages are drawn while later stories are written and planned: if a pipeline says so, or if language models
    /// and image models are on different machines.
    ///
    /// The pages of the stories that are planned first are drawn first then. So it is not done by itself if a limit ends
    /// the run after a number of pages, and never if a limit is a share of all pages.
    func overlapsPlanning(limits: RunLimiter) -> Bool {
        let pipelines = request.pipelines
        let texts = pipelines.flatMap(\.text).filter { $0.kind != .stub }
        let images = pipelines.flatMap(\.images).filter { $0.kind != .stub }
        guard !request.stubOnly, !request.isPageRequestOnly, !limits.needsPageCount, !texts.isEmpty, !images.isEmpty,
            !pipelines.contains(where: { $0.overlap == false })
        else { return false }
        if pipelines.contains(where: { $0.overlap == true }) { return true }
        let machines = BackendMachines(kinds: generators.kinds)
        let drawing = images.reduce(into: Set<String>()) { $0.formUnion(machines.machines(of: $1)) }
        return limits.imageLimit == nil && limits.costLimit == nil
            && texts.allSatisfy { machines.machines(of: $0).isDisjoint(with: drawing) }
    }
}
