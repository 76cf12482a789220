#if canImport(FoundationModels)
    import FoundationModels

    @available(macOS 26, *)
    extension AppleTextFailure {
        /// Nil if the model is available.
        init?(_ availability: SystemLanguageModel.Availability) {
            guard case .unavailable(let reason) = availability else { return nil }
            self =
                switch reason {
                case .deviceNotEligible: .deviceNotEligible
                case .appleIntelligenceNotEnabled: .appleIntelligenceNotEnabled
                case .modelNotReady: .modelNotReady
                @unknown default: .unavailable
                }
        }

        /// Programs built with SDK 26 get the errors of macOS 26 on newer systems, too. Those built with SDK 27 get the
        /// newer errors on macOS 27.
        init(_ error: any Error) {
            #if canImport(FoundationModels, _version: 2)
                if #available(macOS 27, *), let failure = AppleTextFailure(newer: error) {
                    self = failure
                    return
                }
            #endif
            self =
                switch error {
                case let error as LanguageModelSession.GenerationError: AppleTextFailure(error)
                case is GenerationSchema.SchemaError: .unsupportedGuide
                default: .unknown
                }
        }

        private init(_ error: LanguageModelSession.GenerationError) {
            self =
                switch error {
                case .exceededContextWindowSize: .contextSizeExceeded
                case .assetsUnavailable: .assetsUnavailable
                case .guardrailViolation: .guardrailViolation
                case .unsupportedGuide: .unsupportedGuide
                case .unsupportedLanguageOrLocale: .unsupportedLanguage
                case .decodingFailure: .decodingFailure
                case .rateLimited: .rateLimited
                case .concurrentRequests: .concurrentRequests
                case .refusal: .refusal
                @unknown default: .unknown
                }
        }
    }

    #if canImport(FoundationModels, _version: 2)
        @available(macOS 27, *)
        extension AppleTextFailure {
            /// Nil if it is none of the errors that macOS 27 added.
            fileprivate init?(newer error: any Error) {
                switch error {
                case let error as LanguageModelError: self.init(error)
                case let error as LanguageModelSession.Error: self.init(error)
                case let error as SystemLanguageModel.Error: self.init(error)
                case is GeneratedContent.ParsingError: self = .decodingFailure
                default: return nil
                }
            }

            private init(_ error: LanguageModelError) {
                self =
                    switch error {
                    case .contextSizeExceeded: .contextSizeExceeded
                    case .rateLimited: .rateLimited
                    case .guardrailViolation: .guardrailViolation
                    case .refusal: .refusal
                    case .unsupportedCapability: .unsupportedCapability
                    case .unsupportedTranscriptContent: .unsupportedContent
                    case .unsupportedGenerationGuide: .unsupportedGuide
                    case .unsupportedLanguageOrLocale: .unsupportedLanguage
                    case .timeout: .timeout
                    @unknown default: .unknown
                    }
            }

            private init(_ error: LanguageModelSession.Error) {
                self =
                    switch error {
                    case .concurrentRequests, .transcriptMutationWhileResponding: .concurrentRequests
                    @unknown default: .unknown
                    }
            }

            private init(_ error: SystemLanguageModel.Error) {
                self =
                    switch error {
                    case .assetsUnavailable: .assetsUnavailable
                    @unknown default: .unknown
                    }
            }
        }
    #endif
#endif
