// What the sources of Nightpress use of Apple's framework, as both SDK 26 and SDK 27 declare it.

/// https://developer.apple.com/documentation/imageplayground/imageplaygroundstyle
@available(macOS 15.4, *)
public struct ImagePlaygroundStyle: Hashable, Sendable {
    /// https://developer.apple.com/documentation/imageplayground/imageplaygroundstyle/animation
    public static let animation = ImagePlaygroundStyle()
    /// https://developer.apple.com/documentation/imageplayground/imageplaygroundstyle/illustration
    public static let illustration = ImagePlaygroundStyle()
    /// https://developer.apple.com/documentation/imageplayground/imageplaygroundstyle/sketch
    public static let sketch = ImagePlaygroundStyle()
}

/// https://developer.apple.com/documentation/imageplayground/imageplaygroundconcept
@available(macOS 15.1, *)
public struct ImagePlaygroundConcept: Sendable {
    /// https://developer.apple.com/documentation/imageplayground/imageplaygroundconcept/text(_:)
    public static func text(_ text: String) -> ImagePlaygroundConcept { fatalError() }
}
