// The SDK of macOS 27, which FoundationModels 2 is a part of, has no Image Playground for programs.
#if canImport(ImagePlayground) && !canImport(FoundationModels, _version: 2)
    import CoreGraphics
    import Domain
    import Foundation
    import Generation
    import ImageIO
    import ImagePlayground
    import UniformTypeIdentifiers

    /// Draws pictures in process with the system's Image Playground. The pictures are square; the system chooses their
    /// size and offers fixed styles. It takes no seed, so the same request gives different pictures.
    @available(macOS 15.4, *)
    struct AppleImageModel: ImageModel {
        let name: String
        /// `animation`, `illustration`, `sketch`.
        private let styleName: String

        init(_ settings: BackendSettings) {
            name = settings.name
            styleName = settings.images.style ?? "illustration"
        }

        private var style: ImagePlaygroundStyle {
            switch styleName {
            case "animation": .animation
            case "sketch": .sketch
            default: .illustration
            }
        }

        func probe() async -> ModelAvailability<ImageModelFacts> {
            do {
                _ = try await creator()
                return .ready(ImageModelFacts(product: "Image Playground", remarks: ["style \(styleName)"]))
            } catch let failure as SetupError {
                return failure.availability()
            } catch {
                return ImagePlaygroundFailure(of: error).explained(error.localizedDescription).availability()
            }
        }

        /// Requesting an unavailable style ends the program.
        private func creator() async throws -> ImageCreator {
            let creator = try await ImageCreator()
            guard creator.availableStyles.contains(style) else {
                throw SetupError(
                    .misconfigured, "Image Playground has no style “\(styleName)” on this machine",
                    remedy: "give “\(name)” another “style:”")
            }
            return creator
        }

        var takesNegativePrompt: Bool { false }

        func outline(for size: PixelSize) -> ExpectedPictureSize { .any }

        func draw(_ request: ImageRequest) async throws -> ImageReply {
            do {
                let pictures = try await creator().images(for: [.text(request.concept)], style: style, limit: 1)
                for try await picture in pictures { return ImageReply(try picture.cgImage.png) }
            } catch let failure as SetupError {
                throw failure.error
            } catch let error as GenerationError {
                throw error
            } catch {
                try Task.checkCancellation()
                throw ImagePlaygroundFailure(of: error).explained(error.localizedDescription).error
            }
            try Task.checkCancellation()
            throw GenerationError(.refused, "Image Playground made no picture; its filter probably blocked it")
        }

        func recipe(for request: ImageRequest) -> [String] { ["kind=apple", "style=\(styleName)"] }
    }

    @available(macOS 15.4, *)
    extension ImagePlaygroundFailure {
        fileprivate init(of error: any Error) {
            self.init(error) { error in
                let code = error as NSError
                // An error that another process reports may have lost its type, but not its domain and code.
                return ImageCreator.Error.allCases.first {
                    let known = $0 as NSError
                    return known.domain == code.domain && known.code == code.code
                }.map { ImagePlaygroundFailure(case: $0) }
            }
        }

        private init(case error: ImageCreator.Error) {
            self =
                switch error {
                case .notSupported: .notSupported
                case .unavailable: .unavailable
                case .creationCancelled: .creationCancelled
                case .faceInImageTooSmall: .faceInImageTooSmall
                case .unsupportedLanguage: .unsupportedLanguage
                case .unsupportedInputImage: .unsupportedInputImage
                case .backgroundCreationForbidden: .backgroundCreationForbidden
                case .creationFailed: .creationFailed
                case .conceptsRequirePersonIdentity: .conceptsRequirePersonIdentity
                @unknown default: .unknown
                }
        }
    }

    extension CGImage {
        fileprivate var png: [UInt8] {
            get throws {
                let data = NSMutableData()
                let type = NSString(string: UTType.png.identifier) as CFString
                guard let file = CGImageDestinationCreateWithData(data as CFMutableData, type, 1, nil) else {
                    throw GenerationError(.badPicture, "the picture cannot be written as PNG")
                }
                CGImageDestinationAddImage(file, self, nil)
                guard CGImageDestinationFinalize(file) else {
                    throw GenerationError(.badPicture, "the picture cannot be written as PNG")
                }
                return Array(Data(referencing: data))
            }
        }
    }
#endif
