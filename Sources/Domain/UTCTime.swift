/// A moment in UTC to the second, read off the same on every machine: no locale, no time zone, no leap seconds.
package struct UTCTime: Hashable, Sendable {
    package let secondsSince1970: Int

    package let year: Int
    /// From 1.
    package let month: Int
    /// From 1.
    package let day: Int

    package init(secondsSince1970: Int) {
        self.secondsSince1970 = secondsSince1970
        (year, month, day) = Self.civilDate(daysSince1970: (secondsSince1970 - Self.second(in: secondsSince1970)) / 86_400)
    }

    package var hour: Int { Self.second(in: secondsSince1970) / 3600 }
    package var minute: Int { Self.second(in: secondsSince1970) / 60 % 60 }
    package var second: Int { Self.second(in: secondsSince1970) % 60 }
}
