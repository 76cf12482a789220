/// https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct
@available(macOS 11.0, *)
public struct UTType: Sendable {
    /// https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/png
    public static var png: UTType { fatalError() }

    /// https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/identifier
    public var identifier: String { fatalError() }
}
