/// An item of `GET /sdapi/v1/samplers` and `/sdapi/v1/schedulers`.
struct SamplerItem: Decodable {
    var name: String
    /// A1111: the name of a scheduler in its window.
    var label: String?
    /// A1111: other names.
    var aliases: [String]?

    private var names: [String] { [name] + [label].compactMap(\.self) + (aliases ?? []) }

    /// Products spell the same sampler `DPM++ 2M` and `dpm++2m`, `Euler a` and `euler_a`. A1111 also accepts a scheduler
    /// after the sampler: `DPM++ 2M Karras`.
    func isCalled(_ other: String) -> Bool {
        names.contains { Self.plain($0) == Self.plain(other) || other.hasPrefix("\($0) ") }
    }

    private static func plain(_ name: String) -> String { name.lowercased().filter { $0 != " " && $0 != "_" } }
}

extension [SamplerItem] {
    /// The first twelve names, for an error text.
    var names: String { prefix(12).map { "“\($0.name)”" }.joined(separator: ", ") }
}
