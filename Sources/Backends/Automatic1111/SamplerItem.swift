/// An item of `GET /sdapi/v1/samplers` and `/sdapi/v1/schedulers`.
struct SamplerItem: Decodable {
    var name: String

    /// Products spell the same sampler `DPM++ 2M` and `dpm++2m`, `Euler a` and `euler_a`.
    func isCalled(_ other: String) -> Bool { Self.plain(name) == Self.plain(other) }

    private static func plain(_ name: String) -> String { name.lowercased().filter { $0 != " " && $0 != "_" } }
}

extension [SamplerItem] {
    /// The first twelve names, for an error text.
    var names: String { prefix(12).map { "“\($0.name)”" }.joined(separator: ", ") }
}
