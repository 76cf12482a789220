@testable import Domain
@testable import Media

/// A picture made in code: a ground, and shapes on it.
struct Canvas {
    typealias Colour = (red: UInt8, green: UInt8, blue: UInt8)

    let width: Int
    let height: Int
    private var bytes: [UInt8]

    init(width: Int = 512, height: Int = 896, _ ground: Colour) {
        self.width = width
        self.height = height
        bytes = [UInt8](repeating: 0, count: width * height * 3)
        fill(0..<width, 0..<height, ground)
    }

    /// `colour` gives the colour of a pixel by its place, row by row.
    init(width: Int = 512, height: Int = 896, colour: (_ x: Int, _ y: Int) -> Colour) {
        self.init(width: width, height: height, (0, 0, 0))
        for y in 0..<height { for x in 0..<width { self[x, y] = colour(x, y) } }
    }

    subscript(x: Int, y: Int) -> Colour {
        get {
            let start = (y * width + x) * 3
            return (bytes[start], bytes[start + 1], bytes[start + 2])
        }
        set {
            let start = (y * width + x) * 3
            (bytes[start], bytes[start + 1], bytes[start + 2]) = newValue
        }
    }

    mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>, _ colour: Colour) {
        for y in rows { for x in columns { self[x, y] = colour } }
    }

    /// A circle with this line width; if it equals the radius, a disc.
    mutating func draw(circleAround centre: (x: Int, y: Int), radius: Int, breadth: Int, _ colour: Colour) {
        let distances = (radius - breadth) * (radius - breadth)..<radius * radius
        for y in max(centre.y - radius, 0)..<min(centre.y + radius, height) {
            for x in max(centre.x - radius, 0)..<min(centre.x + radius, width) {
                let distance = (x - centre.x) * (x - centre.x) + (y - centre.y) * (y - centre.y)
                if distances.contains(distance) { self[x, y] = colour }
            }
        }
    }

    /// Adds noise to each channel of each pixel: roughly normal with this spread (the sum of twelve uniform numbers).
    func with(noise spread: Double, seed: UInt64 = 1) -> Canvas {
        var random = SeededGenerator(seed: seed)
        var noisy = self
        for index in bytes.indices {
            var sum = -6.0
            for _ in 0..<12 { sum += random.nextUnit() }
            noisy.bytes[index] = UInt8(min(max(Double(bytes[index]) + sum * spread + 0.5, 0), 255))
        }
        return noisy
    }

    /// Adds single pixels of a colour, far from one another.
    func with(strays count: Int, _ colour: Colour) -> Canvas {
        let (columns, rows) = (width / 16, height / 16)
        var spotted = self
        for stray in 0..<count {
            let place = (stray * 37 + 5) % (columns * rows)
            spotted[place % columns * 16 + 3, place / columns * 16 + 5] = colour
        }
        return spotted
    }

    func png(texts: [PNGText] = []) throws -> [UInt8] {
        try PNGEncoder.encode(Bitmap(width: width, height: height, layout: .rgb, bytes: bytes), texts: texts)
    }

    func jpeg(quality: Int = 85) throws -> [UInt8] {
        try JPEGEncoder.encode(Bitmap(width: width, height: height, layout: .rgb, bytes: bytes), quality: quality)
    }

    /// A small scene that passes every review.
    static func scene(width: Int = 96, height: Int = 128, seed: UInt64 = 1) -> Canvas {
        var canvas = Canvas(width: width, height: height) { x, y in
            (UInt8(120 + y * 100 / height), UInt8(180 + x * 60 / width), 230)
        }
        var random = SeededGenerator(seed: seed)
        for _ in 0..<5 {
            canvas.draw(
                circleAround: (random.next(below: width), random.next(below: height)), radius: width / 6,
                breadth: width / 6, (UInt8(random.next(below: 256)), UInt8(random.next(below: 256)), 40))
        }
        return canvas
    }
}
