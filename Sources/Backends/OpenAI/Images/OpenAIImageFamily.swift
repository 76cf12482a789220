import Domain

/// OpenAI's own image models, grouped by the settings that they accept.
enum OpenAIImageFamily: Hashable, Sendable {
    /// `gpt-image-1` and similar models, and unknown names.
    case gptImage
    /// `gpt-image-2`: accepts almost all sizes.
    case gptImage2
    case dallE2
    case dallE3

    init(model: String) {
        self =
            switch model {
            case _ where model.hasPrefix("dall-e-2"): .dallE2
            case _ where model.hasPrefix("dall-e"): .dallE3
            case _ where model.hasPrefix("gpt-image-2"): .gptImage2
            default: .gptImage
            }
    }

    var isGPTImage: Bool { self == .gptImage || self == .gptImage2 }

    /// The family's name for a quality; nil if the family has no such setting.
    func quality(_ wanted: String?) -> String? {
        switch self {
        case .gptImage, .gptImage2: wanted
        case .dallE3: wanted.map { $0 == "high" ? "hd" : "standard" }
        case .dallE2: nil
        }
    }

    /// The size to request: the one with the nearest proportions, and among those the nearest area.
    func size(nearest wanted: PixelSize) -> PixelSize {
        let known: [PixelSize] =
            switch self {
            case .gptImage: Self.sizes([(1024, 1024), (1536, 1024), (1024, 1536)])
            case .dallE3: Self.sizes([(1024, 1024), (1792, 1024), (1024, 1792)])
            case .dallE2: Self.sizes([(256, 256), (512, 512), (1024, 1024)])
            case .gptImage2: Self.freeSizes(near: wanted)
            }
        return known.min { $0.distance(to: wanted) < $1.distance(to: wanted) } ?? wanted
    }

    private static func sizes(_ sides: [(Int, Int)]) -> [PixelSize] {
        sides.compactMap { PixelSize(width: $0.0, height: $0.1) }
    }

    /// The sizes that the API accepts: sides are multiples of 16 and at most 3840, one side is at most three times the
    /// other, and the area is 655,360 to 8,294,400 pixels.
    private static func freeSizes(near wanted: PixelSize) -> [PixelSize] {
        let wide = min(wanted.width, wanted.height * 3)
        let high = min(wanted.height, wanted.width * 3)
        return stride(from: 16, through: 3840, by: 16).compactMap { width in
            let height = max(1, (width * high * 2 + wide * 16) / (wide * 32)) * 16
            guard height <= 3840, max(width, height) <= 3 * min(width, height),
                (655_360...8_294_400).contains(width * height)
            else { return nil }
            return PixelSize(width: width, height: height)
        }
    }
}

extension PixelSize {
    /// The difference from another size. The area as a whole counts less than a difference of one hundredth in
    /// proportions.
    fileprivate func distance(to other: PixelSize) -> Double {
        let area = Self.apart(width * height, other.width * other.height)
        return Self.apart(width * other.height, height * other.width) * 100 + area / (1 + area)
    }

    /// 0 for equal numbers, 1 if one is twice the other.
    private static func apart(_ one: Int, _ other: Int) -> Double {
        Double(max(one, other)) / Double(min(one, other)) - 1
    }
}
