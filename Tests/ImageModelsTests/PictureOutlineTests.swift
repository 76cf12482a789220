import Domain
import ImageModels
import Testing

struct PictureOutlineTests {
    @Test func saysWhatItIs() {
        #expect("\(PictureOutline.ratio(width: 3, height: 4))" == "3:4")
        #expect("\(PictureOutline.size(.page, step: 8))" == "1024x1792")
    }
}
