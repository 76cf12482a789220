import Testing

@testable import Commands

struct RoomViewTests {
    private func shortage(freeFiles: Int?, freeBytes: Int?) -> String? {
        RoomView(files: 32, bytes: 2_500_000, freeFiles: freeFiles, freeBytes: freeBytes).shortage
    }

    @Test func saysWhatTheDiskLacks() {
        #expect(shortage(freeFiles: nil, freeBytes: nil) == nil)
        #expect(shortage(freeFiles: 32, freeBytes: 2_500_000) == nil)
        #expect(
            shortage(freeFiles: 31, freeBytes: 2_500_000)
                == "the library’s disk has room for 31 more files, and a run makes about 32; remove some, or name a "
                + "library on another disk with --library")
        #expect(
            shortage(freeFiles: nil, freeBytes: 2_499_999)
                == "the library’s disk has 2.5 MB free, and a run needs about 2.5 MB; remove files, or name a library on "
                + "another disk with --library")
    }
}
