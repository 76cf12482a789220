#if os(Linux)
    import TestSupport
    import Testing

    /// This system has none of Apple's frameworks, so that the build leaves out the sources that import them.
    @Suite(.enabled(if: Program.isInstalled("swiftc"), "swiftc is not installed"))
    struct AppleSourcesTests {
        private typealias Mistake = (change: AppleSources.Change, error: String)

        @Test(arguments: AppleSources.SDK.allCases)
        func compileWithTheSDK(_ sdk: AppleSources.SDK) throws {
            let sources = try AppleSources(sdk)
            #expect(try sources.errors() == "")
            let mistakes = Self.mistakes(with: sdk)
            let errors = try sources.errors(after: mistakes.map(\.change))
            for mistake in mistakes { #expect(errors.contains(mistake.error), "\(mistake.change): \(errors)") }
        }

        /// Each is found, so that the check can fail.
        private static func mistakes(with sdk: AppleSources.SDK) -> [Mistake] {
            func change(_ file: String, _ text: String, _ replacement: String) -> AppleSources.Change {
                AppleSources.Change(file: file, text: text, replacement: replacement)
            }
            switch sdk {
            case .macOS26:
                return [
                    (
                        change("AppleModel.swift", "includeSchemaInPrompt: false", "includeSchema: false"),
                        "extra argument 'includeSchema' in call"
                    ),
                    (
                        change("AppleModel.swift", "    import Foundation\n", ""),
                        "is not available due to missing import of defining module 'Foundation"
                    ),
                    (
                        change("AppleTextFailure+FoundationModels.swift", "case .refusal: .refusal\n", "\n"),
                        "add missing case: '.refusal(_, _)'"
                    ),
                    (
                        change("AppleImageModel.swift", "limit: 1", "count: 1"),
                        "incorrect argument label in call (have 'for:style:count:', expected 'for:style:limit:')"
                    ),
                    (
                        change("AppleImageModel.swift", "@unknown default: .unknown", ""),
                        "may have additional unknown values"
                    ),
                ]
            case .macOS27:
                return [
                    (
                        change("AppleModel.swift", "Generation.LanguageModel", "LanguageModel"),
                        "'LanguageModel' is ambiguous"
                    ),
                    (change("AppleModel.swift", "samplingMode: .greedy", "sampling: .greedy"), "is deprecated"),
                    (
                        change("AppleTextFailure+FoundationModels.swift", "case .timeout: .timeout\n", "\n"),
                        "add missing case: '.timeout(_)'"
                    ),
                    (
                        change(
                            "AppleImageModel.swift", " && !canImport(FoundationModels, _version: 2)", ""),
                        "cannot find 'ImageCreator' in scope"
                    ),
                ]
            }
        }
    }
#endif
