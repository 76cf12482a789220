// What the sources of Nightpress use of Apple's frameworks Core Graphics and Core Foundation.
import Foundation

/// https://developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage {}

/// https://developer.apple.com/documentation/corefoundation/cfstring: the same objects as `NSString`.
public typealias CFString = NSString

/// https://developer.apple.com/documentation/corefoundation/cfmutabledata: the same objects as `NSMutableData`.
public typealias CFMutableData = NSMutableData

/// https://developer.apple.com/documentation/corefoundation/cfdictionary: the same objects as `NSDictionary`.
public typealias CFDictionary = NSDictionary
