import Domain

extension PictureFormat {
    /// By the end of a name, in whatever case; nil where it is no picture's.
    init?(endingOf name: String) {
        let name = name.lowercased()
        let format = Self.allCases.first { format in format.endings.contains { name.hasSuffix(".\($0)") } }
        guard let format else { return nil }
        self = format
    }

    /// By a media type, in whatever case; nil where it is another.
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
    /// What the end of an entry's name says of it; nil where that is no picture's.
    init?(endingOf name: String) {
        guard let format = PictureFormat(endingOf: name) else { return nil }
        self.init(value: format, authority: "its name")
    }
}
