import Foundation

/// Pictures of 64×64 pixels in formats that this project's encoders do not write: sixteen squares of different colours.
enum ForeignPictures {
    /// PNG, 16 bits a channel.
    static let sixteenBits = bytes(
        """
        iVBORw0KGgoAAAANSUhEUgAAAEAAAABAEAIAAAB1mzrKAAAA4UlEQVR42u3RMQGDMAAFURzggIWFJQ5wUAc4iIM4wEEd4AAHcRAHdVJM
        fKZ3wxl40/S0brnv+zwn39qyJH/fpSQ/AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAC8AzPO+r1vun6fkz/M4ku+91uQBAAAAAAAAAAAA
        AAAAAAAAAAAAAAAAAACANwCWpbV1y/04zjP571PyY1xX8gAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAMAbAKXc97rlXmvvyV/XGMn/npIH
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAXgD4Azyo0eE9ou5OAAAAAElFTkSuQmCC
        """)

    /// PNG of sixteen colours from a palette, 4 bits each.
    static let palette = bytes(
        """
        iVBORw0KGgoAAAANSUhEUgAAAEAAAABABAMAAABYR2ztAAAAMFBMVEUA/wAQ8wcg5w4w2xVAzxxQwyNgtypwqzGAnziQkz+gh0awe03A
        b1TQY1vgV2LwS2l5/CVHAAAARUlEQVR42u3KwQAAIBBFwVVIIYUUUkghhRRSSCGFFFJIIYW6PIv9cx4zBEQkmIKrkFFQ0aDgK3QMTCwo
        +AobBxcPCq7CB1xQ/C5nGrfjAAAAAElFTkSuQmCC
        """)

    /// PNG of 8-bit grey.
    static let grey = bytes(
        """
        iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAAAAACPAi4CAAAAVElEQVR42u3M0RTAMBAAwTOoQQ1iEIMY1CAGMYhBDGoQgxrUoCb9X4R7
        OwATARUGbAgDA4M0wQENJjxgYGCQJzjhggUvGBgY5AkKdLjhAwMDgzTBD12KCGpk9ivMAAAAAElFTkSuQmCC
        """)

    /// PNG, black and white.
    static let oneBit = bytes(
        """
        iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAQAAAACCEkxzAAAAGklEQVR42mNgYPj/H4IHB2NwuYaBYTR88DIA8wL/AcYaMQYAAAAASUVO
        RK5CYII=
        """)

    /// PNG of grey; its right half is half transparent.
    static let greyAndAlpha = bytes(
        """
        iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAQAAAAAYLlVAAAAcklEQVR42u3OwRSAABBF0THIIIMMMsgggwxazi6DDDLIIIMMIpkM/l/O
        5p0rcCNKm409tdsIAgQIECBAgEB7YChtMY7UHoMAAQIECBAg0B8YS1uNM7XXIECAAAECBAj0B6bSNuNK7TMIECBAgAABAu2BH02rAR4s
        MX06AAAAAElFTkSuQmCC
        """)

    /// PNG of colours that are all fully transparent.
    static let transparent = bytes(
        """
        iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAYAAACqaXHeAAAAnklEQVR42u3QwQCAQBQFwG+QQee9ZJBBBhlkkEEGGWSQQQYZZBLEO+4c
        RmCqqlViHjL7mLmnTAkQIECAAAECBAgQIECAAAEdBgxziyxL5lgzz5YRIECAAAECBAgQIECAAAECegwY9xZZj8x5Zt4rI0CAAAECBAgQ
        IECAAAECBPQYMN0tsj2Z6818X0aAAAECBAgQIECAAAECBAjoMOAH5c2Q8R/LZuYAAAAASUVORK5CYII=
        """)

    /// PNG with an animation of two frames.
    static let animation = bytes(
        """
        iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAACGFjVEwAAAACAAAAAPONk3AAAAAaZmNUTAAAAAAAAABAAAAAQAAAAAAA
        AAAAAAEACgAAs5X8NQAAAIpJREFUeNrtz8EUgEAABcA1yKDzXjLIIIMMMshgDTLIIIMM1iCTGP6e570RmFJKjaxT5pwzz5IpAgICAgIC
        AgICAgLDgWmtkW3LtD3zHhkBAQEBAQEBAQEBgfHAfNbI3jLXlel3RkBAQEBAQEBAQEBgPLA8NXK8mbtnvi8jICAgICAgICAgIDAc+AHu
        fpDxpwXTTQAAABpmY1RMAAAAAQAAAEAAAABAAAAAAAAAAAAAAQAKAAAo5hbhAAAAjmZkQVQAAAACeNrtz8EUgEAABcA1yKDzXjLIIIMM
        MshgDTLIIIMM1iCTGP6e570RmLI8NXK8mbtnvi9TBAQEBAQEBAQEBASGA/NZI3vLXFem3xkBAQEBAQEBAQEBgfHAtNbItmXannmPjICA
        gICAgICAgIDAeKCUGlmnzDlnniUjICAgICAgICAgIDAc+AG3WpDxW8RKkAAAAABJRU5ErkJggg==
        """)

    /// JPEG in CMYK, with Adobe's marker.
    static let cmyk = bytes(
        """
        /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2RjcsLUBXQUZMTlJTUjI+
        WmFaUGBKUVJP/8AAFAgAQABABEMRAE0RAFkRAEsRAP/EABYAAQEBAAAAAAAAAAAAAAAAAAAGB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/
        2gAOBEMATQBZAEsAAD8AzBmCsaWAKUAAUoAApQABiAAApQABSgAClAAGIKUABSgAClAAFKAAMQAAFKAAKUAAUoAAxBSgAKUAAUoAApQA
        BiAAApQABSgAClAAGIKUABSgAClAAFKAAMQAAFKAAKUAAUoAA//Z
        """)

    /// The first 33 bytes of a PNG of 60,000×60,000 pixels, ten gigabytes when decoded.
    static let bombHeader = bytes("iVBORw0KGgoAAAANSUhEUgAA6mAAAOpgCAIAAAAPsOIV")

    private static func bytes(_ base64: String) -> [UInt8] {
        [UInt8](Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data())
    }
}
