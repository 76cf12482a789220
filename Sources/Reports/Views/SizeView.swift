package import Domain

/// The size of a picture in JSON, in pixels.
package struct SizeView: Encodable, Sendable {
    private let width: Int
    private let height: Int

    package init(_ size: PixelSize) {
        width = size.width
        height = size.height
    }

    package var members: JSONMembers {
        var members = JSONMembers()
        members.add("width", width)
        members.add("height", height)
        return members
    }
}
