// What the sources of Nightpress use of Apple's framework Image I/O.
import CoreGraphics
import Foundation

/// https://developer.apple.com/documentation/imageio/cgimagedestination
public final class CGImageDestination {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// https://developer.apple.com/documentation/imageio/cgimagedestinationcreatewithdata(_:_:_:_:)
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    fatalError()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// https://developer.apple.com/documentation/imageio/cgimagedestinationaddimage(_:_:_:)
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// https://developer.apple.com/documentation/imageio/cgimagedestinationfinalize(_:)
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { fatalError() }
