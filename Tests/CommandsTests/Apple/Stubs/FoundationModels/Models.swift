// What the sources of Nightpress use of Apple's framework, as both SDK 26 and SDK 27 declare it.
import Foundation

/// https://developer.apple.com/documentation/foundationmodels/systemlanguagemodel
@available(macOS 26.0, *)
public final class SystemLanguageModel: Sendable {
    /// https://developer.apple.com/documentation/foundationmodels/systemlanguagemodel/default
    public static var `default`: SystemLanguageModel { fatalError() }

    /// https://developer.apple.com/documentation/foundationmodels/systemlanguagemodel/availability-swift.property
    public var availability: Availability { fatalError() }

    /// https://developer.apple.com/documentation/foundationmodels/systemlanguagemodel/supportedlanguages
    public var supportedLanguages: Set<Locale.Language> { fatalError() }

    /// https://developer.apple.com/documentation/foundationmodels/systemlanguagemodel/availability-swift.enum
    @frozen public enum Availability: Equatable, Sendable {
        case available
        case unavailable(UnavailableReason)

        /// https://developer.apple.com/documentation/foundationmodels/systemlanguagemodel/availability-swift.enum/unavailablereason
        public enum UnavailableReason: Hashable, Sendable {
            case deviceNotEligible
            case appleIntelligenceNotEnabled
            case modelNotReady
        }
    }
}

/// https://developer.apple.com/documentation/foundationmodels/tool
@available(macOS 26.0, *)
public protocol Tool: Sendable {}

/// https://developer.apple.com/documentation/foundationmodels/instructions
@available(macOS 26.0, *)
public struct Instructions: Sendable {}

/// https://developer.apple.com/documentation/foundationmodels/prompt
@available(macOS 26.0, *)
public struct Prompt: Sendable {}

/// https://developer.apple.com/documentation/foundationmodels/languagemodelsession
@available(macOS 26.0, *)
public final class LanguageModelSession {
    /// https://developer.apple.com/documentation/foundationmodels/languagemodelsession/init(model:tools:instructions:)
    @_disfavoredOverload
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
    ) {
        fatalError()
    }

    /// https://developer.apple.com/documentation/foundationmodels/languagemodelsession/init(model:tools:instructions:)
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil
    ) {
        fatalError()
    }

    /// https://developer.apple.com/documentation/foundationmodels/languagemodelsession/response
    public struct Response<Content> where Content: Generable {
        /// https://developer.apple.com/documentation/foundationmodels/languagemodelsession/response/content
        public let content: Content
    }

    /// https://developer.apple.com/documentation/foundationmodels/languagemodelsession/respond(to:options:)
    @discardableResult
    nonisolated(nonsending) public func respond(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> {
        fatalError()
    }

    /// https://developer.apple.com/documentation/foundationmodels/languagemodelsession/respond(to:options:)
    @discardableResult @_disfavoredOverload
    nonisolated(nonsending) public func respond(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> {
        fatalError()
    }

    /// https://developer.apple.com/documentation/foundationmodels/languagemodelsession/respond(to:schema:includeschemainprompt:options:)
    @discardableResult
    nonisolated(nonsending) public func respond(
        to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> {
        fatalError()
    }

    /// https://developer.apple.com/documentation/foundationmodels/languagemodelsession/respond(to:schema:includeschemainprompt:options:)
    @discardableResult @_disfavoredOverload
    nonisolated(nonsending) public func respond(
        to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<GeneratedContent> {
        fatalError()
    }

    /// https://developer.apple.com/documentation/foundationmodels/languagemodelsession/generationerror
    public enum GenerationError: LocalizedError {
        /// https://developer.apple.com/documentation/foundationmodels/languagemodelsession/generationerror/context
        public struct Context: Sendable {}

        /// https://developer.apple.com/documentation/foundationmodels/languagemodelsession/generationerror/refusal
        public struct Refusal: Sendable {}

        case exceededContextWindowSize(Context)
        case assetsUnavailable(Context)
        case guardrailViolation(Context)
        case unsupportedGuide(Context)
        case unsupportedLanguageOrLocale(Context)
        case decodingFailure(Context)
        case rateLimited(Context)
        case concurrentRequests(Context)
        case refusal(Refusal, Context)
    }
}
