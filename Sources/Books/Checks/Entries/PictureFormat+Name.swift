import Domain

extension PictureFormat {
    /// The format by the extension of a name, in upper or lower case. Nil if it is not the extension of a picture.
    init?(endingOf name: String) {
        let name = name.lowercased()
        let format = Self.allCases.first { format in format.endings.contains { name.hasSuffix(".\($0)") } }
        guard let format else { return nil }
        self = format
    }

    /// The format by a media type, in upper or lower case. Nil for other media types.
    init?(mediaType: String) {
        guard let format = Self.allCases.first(where: { $0.mediaType == mediaType.lowercased() }) else { return nil }
        self = format
    }

    private var endings: [String] {
        switch self {
        case .png: [fileExtension]
        case .jpeg: [fileExtension, "jpeg"]
        }
    }
}

extension EntryExpectation.Fact where Value == PictureFormat {
    /// The format by the extension of an entry's name. Nil if it is not the extension of a picture.
    init?(endingOf name: String) {
        guard let format = PictureFormat(endingOf: name) else { return nil }
        self.init(value: format, authority: "its name")
    }
}
