// macOS 27 no longer offers Image Playground to programs. If the SDK does not have it, build with “-Xswiftc -DSDK27”.
#if canImport(ImagePlayground) && !SDK27
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
                return SetupError(playground: error).availability()
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
                throw SetupError(playground: error).error
            }
            try Task.checkCancellation()
            throw GenerationError(.refused, "Image Playground made no picture; its filter probably blocked it")
        }

        func recipe(for request: ImageRequest) -> [String] { ["kind=apple", "style=\(styleName)"] }
    }

    @available(macOS 15.4, *)
    extension SetupError {
        fileprivate init(playground error: any Error) {
            let server = "use a server on this machine instead"
            switch error as? ImageCreator.Error {
            case .notSupported?: self.init(.unavailable, "this machine cannot run Image Playground", remedy: server)
            case .unavailable?:
                self.init(
                    .unavailable, "Image Playground is not ready",
                    remedy:
                        "turn Apple Intelligence on in System Settings, wait until its models are there, and run again")
            case .backgroundCreationForbidden?:
                self.init(
                    .unavailable, "Image Playground draws for programs in the foreground only",
                    remedy: "run it in a terminal window of a user who is logged in, or \(server)")
            case .unsupportedLanguage?:
                self.init(.misconfigured, "Image Playground does not know the language of the story", remedy: server)
            case .creationCancelled?: self.init(.transient, "Image Playground stopped by itself", remedy: "try again")
            case nil where (error as NSError).code != 16:
                self.init(
                    .transient, "Image Playground failed: \(error.localizedDescription)", remedy: "try again")
            default:
                // A filter refuses in several ways. Error 16 is a refusal without a name.
                self.init(
                    .refused, "Image Playground draws no such picture: \(error.localizedDescription)",
                    remedy: "ask for a gentler one, of no real person")
            }
        }
    }

    extension CGImage {
        fileprivate var png: [UInt8] {
            get throws {
                let data = NSMutableData()
                let type = UTType.png.identifier as CFString
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
