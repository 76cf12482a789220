import CImageCodecs
import Testing

@testable import Domain
@testable import Media

@Suite struct ZlibStreamTests {
    @Test(arguments: [[], [7], [UInt8](repeating: 0, count: 100_000), Bitmap.noise(width: 200, height: 150).bytes])
    func givesBackEveryByte(bytes: [UInt8]) throws {
        let packed = try ZlibStream.packed(bytes)
        var room = [UInt8](repeating: 1, count: bytes.count + 1)
        var used = 0
        #expect(cic_inflate(packed, packed.count, &room, room.count, &used) == bytes.count)
        #expect(used == packed.count && room.dropLast().elementsEqual(bytes))
    }
}
