// What only SDK 27 declares.
import Foundation

/// https://developer.apple.com/documentation/foundationmodels/generationoptions
@available(macOS 26.0, *)
public struct GenerationOptions: Sendable, Equatable {
    /// https://developer.apple.com/documentation/foundationmodels/generationoptions/samplingmode
    public struct SamplingMode: Sendable, Equatable {
        /// https://developer.apple.com/documentation/foundationmodels/generationoptions/samplingmode/greedy
        public static var greedy: SamplingMode { fatalError() }
    }

    /// https://developer.apple.com/documentation/foundationmodels/generationoptions/init(sampling:temperature:maximumresponsetokens:)
    @available(*, deprecated, renamed: "init(samplingMode:temperature:maximumResponseTokens:)")
    @_disfavoredOverload
    public init(sampling: SamplingMode?, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        fatalError()
    }

    /// https://developer.apple.com/documentation/foundationmodels/generationoptions/init(samplingmode:temperature:maximumresponsetokens:)
    public init(samplingMode: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        fatalError()
    }
}

/// https://developer.apple.com/documentation/foundationmodels/languagemodel
@available(macOS 27.0, *)
public protocol LanguageModel: Sendable {}

@available(macOS 27.0, *)
extension SystemLanguageModel: LanguageModel {}

/// https://developer.apple.com/documentation/foundationmodels/contextoptions
@available(macOS 27.0, *)
public struct ContextOptions: Sendable {
    /// https://developer.apple.com/documentation/foundationmodels/contextoptions/init(includeschemainprompt:reasoninglevel:)
    public init(includeSchemaInPrompt: Bool? = nil) { fatalError() }
}

@available(macOS 27.0, *)
extension LanguageModelSession {
    /// https://developer.apple.com/documentation/foundationmodels/languagemodelsession/init(model:tools:instructions:)
    @_disfavoredOverload
    public convenience init(model: some LanguageModel, tools: [any Tool] = [], instructions: String? = nil) {
        fatalError()
    }

    /// https://developer.apple.com/documentation/foundationmodels/languagemodelsession/respond(to:options:contextoptions:metadata:)
    @discardableResult @_disfavoredOverload
    nonisolated(nonsending) public func respond(
        to prompt: String, options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(),
        metadata: [String: any Sendable & Codable & Equatable] = [:]
    ) async throws -> Response<String> {
        fatalError()
    }

    /// https://developer.apple.com/documentation/foundationmodels/languagemodelsession/respond(to:schema:options:contextoptions:metadata:)
    @discardableResult @_disfavoredOverload
    nonisolated(nonsending) public func respond(
        to prompt: String, schema: GenerationSchema, options: GenerationOptions = GenerationOptions(),
        contextOptions: ContextOptions = ContextOptions(includeSchemaInPrompt: true),
        metadata: [String: any Sendable & Codable & Equatable] = [:]
    ) async throws -> Response<GeneratedContent> {
        fatalError()
    }

    /// https://developer.apple.com/documentation/foundationmodels/languagemodelsession/error
    public enum Error: LocalizedError, Hashable {
        case concurrentRequests
        case transcriptMutationWhileResponding
    }
}

/// https://developer.apple.com/documentation/foundationmodels/languagemodelerror
@available(macOS 27.0, *)
public enum LanguageModelError: LocalizedError {
    /// https://developer.apple.com/documentation/foundationmodels/languagemodelerror/contextsizeexceeded
    public struct ContextSizeExceeded: Sendable {}
    /// https://developer.apple.com/documentation/foundationmodels/languagemodelerror/ratelimited
    public struct RateLimited: Sendable {}
    /// https://developer.apple.com/documentation/foundationmodels/languagemodelerror/guardrailviolation
    public struct GuardrailViolation: Sendable {}
    /// https://developer.apple.com/documentation/foundationmodels/languagemodelerror/refusal
    public struct Refusal: Sendable {}
    /// https://developer.apple.com/documentation/foundationmodels/languagemodelerror/unsupportedcapability
    public struct UnsupportedCapability: Sendable {}
    /// https://developer.apple.com/documentation/foundationmodels/languagemodelerror/unsupportedtranscriptcontent
    public struct UnsupportedTranscriptContent: Sendable {}
    /// https://developer.apple.com/documentation/foundationmodels/languagemodelerror/unsupportedgenerationguide
    public struct UnsupportedGenerationGuide: Sendable {}
    /// https://developer.apple.com/documentation/foundationmodels/languagemodelerror/unsupportedlanguageorlocale
    public struct UnsupportedLanguageOrLocale: Sendable {}
    /// https://developer.apple.com/documentation/foundationmodels/languagemodelerror/timeout
    public struct Timeout: Sendable {}

    case contextSizeExceeded(ContextSizeExceeded)
    case rateLimited(RateLimited)
    case guardrailViolation(GuardrailViolation)
    case refusal(Refusal)
    case unsupportedCapability(UnsupportedCapability)
    case unsupportedTranscriptContent(UnsupportedTranscriptContent)
    case unsupportedGenerationGuide(UnsupportedGenerationGuide)
    case unsupportedLanguageOrLocale(UnsupportedLanguageOrLocale)
    case timeout(Timeout)
}

@available(macOS 27.0, *)
extension SystemLanguageModel {
    /// https://developer.apple.com/documentation/foundationmodels/systemlanguagemodel/error
    public enum Error: LocalizedError {
        /// https://developer.apple.com/documentation/foundationmodels/systemlanguagemodel/error/assetsunavailable
        public struct AssetsUnavailable: Sendable {}

        case assetsUnavailable(AssetsUnavailable)
    }
}

@available(macOS 27.0, *)
extension GeneratedContent {
    /// https://developer.apple.com/documentation/foundationmodels/generatedcontent/parsingerror
    public struct ParsingError: LocalizedError, Sendable {}
}
