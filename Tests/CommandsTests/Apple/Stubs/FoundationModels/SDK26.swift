// What only SDK 26 declares.

/// https://developer.apple.com/documentation/foundationmodels/generationoptions
@available(macOS 26.0, *)
public struct GenerationOptions: Sendable, Equatable {
    /// https://developer.apple.com/documentation/foundationmodels/generationoptions/samplingmode
    public struct SamplingMode: Sendable, Equatable {
        /// https://developer.apple.com/documentation/foundationmodels/generationoptions/samplingmode/greedy
        public static var greedy: SamplingMode { fatalError() }
    }

    /// https://developer.apple.com/documentation/foundationmodels/generationoptions/init(sampling:temperature:maximumresponsetokens:)
    public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        fatalError()
    }
}
