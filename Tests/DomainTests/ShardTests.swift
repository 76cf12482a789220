import Testing

@testable import Domain

struct ShardTests {
    private static func names(_ count: Int) -> [Slug] { (1...count).map { Slug(title: "tale \($0)") } }

    private static func loads(_ stories: [Slug], count: Int) -> [Int] {
        let division = ShardDivision(of: stories, in: Slug(title: "tales"), count: count)
        var loads = Array(repeating: 0, count: count)
        for story in stories { if let shard = division.shard(of: story) { loads[shard - 1] += 1 } }
        return loads
    }

    @Test(arguments: [("1/1", 1, 1), ("3/16", 3, 16), ("1000/1000", 1000, 1000)])
    func isReadFromText(text: String, number: Int, count: Int) throws {
        let shard = try #require(Shard(text))
        #expect((shard.number, shard.count) == (number, count))
        #expect("\(shard)" == text)
    }

    @Test(arguments: ["", "3", "0/4", "5/4", "-1/4", "1/0", "1/1001", "1/4/2", "a/4", "1/", "/4", " 1/4"])
    func isNoneInOtherText(text: String) {
        #expect(Shard(text) == nil)
    }

    /// If these change, shards of one division have no longer the stories that they had.
    @Test func divisionNeverChanges() {
        let division = ShardDivision(of: Self.names(8), in: Slug(title: "tales"), count: 4)
        #expect(Self.names(8).map { division.shard(of: $0) } == [2, 4, 3, 1, 3, 2, 1, 4])
    }

    @Test(arguments: [(1, 4), (4, 4), (9, 4), (64, 16), (1000, 7), (5208, 16)])
    func everyStoryHasOneShardAndNoShardHasManyMore(stories: Int, count: Int) {
        let loads = Self.loads(Self.names(stories), count: count)
        #expect(loads.reduce(0, +) == stories)
        #expect(loads.max() ?? 0 <= (stories + count - 1) / count + stories / (20 * count))
    }

    @Test func orderDoesNotMatter() {
        let names = Self.names(50)
        let (one, other) = [names, names.reversed()].map {
            ShardDivision(of: $0, in: Slug(title: "tales"), count: 6)
        }.pair
        for name in names { #expect(one.shard(of: name) == other.shard(of: name)) }
    }

    @Test func anotherCollectionIsDividedOnItsOwn() {
        let names = Self.names(100)
        let one = ShardDivision(of: names, in: Slug(title: "tales"), count: 4)
        let other = ShardDivision(of: names, in: Slug(title: "others"), count: 4)
        #expect(names.contains { one.shard(of: $0) != other.shard(of: $0) })
    }

    /// In a large collection a new story moves few of the others, and a further shard takes its share only.
    @Test func mostStoriesKeepTheirShards() {
        let names = Self.names(2001)
        let division = { (stories: Int, count: Int) in
            ShardDivision(of: Array(names.prefix(stories)), in: Slug(title: "tales"), count: count)
        }
        let before = division(2000, 16)
        let moved = { (after: ShardDivision) in names.prefix(2000).count { before.shard(of: $0) != after.shard(of: $0) }
        }
        #expect(moved(division(2001, 16)) <= 20)
        #expect(moved(division(2000, 17)) <= 2000 / 17 * 3 / 2)
    }
}

extension [ShardDivision] {
    fileprivate var pair: (ShardDivision, ShardDivision) { (self[0], self[1]) }
}
