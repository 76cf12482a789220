import Domain
import Platform

/// How much the servers of a backend have to do, and how fast they are.
extension BackendHealth {
    private static let rememberedPictures = 5

    /// Call it when a server has drawn a picture.
    func note(pictureSeconds seconds: Double, of member: Member) {
        list.change { state in
            let times = state.entries[member].pictureTimes + [seconds]
            state.entries[member].pictureTimes = times.suffix(Self.rememberedPictures)
        }
    }

    /// The median of the last pictures; nil if there are none.
    func secondsAPicture(of member: Member) -> Double? {
        let times = list.state.entries[member].pictureTimes.sorted()
        return times.isEmpty ? nil : times[times.count / 2]
    }

    /// Takes the place of a story at one of these servers, the one with the fewest stories. Nil if each has as many as
    /// it takes. The place must be given up.
    func enterStory(atOneOf servers: [(member: Member, width: Int)]) -> Int? {
        list.change { state in
            let free = servers.indices.filter { state.entries[servers[$0].member].stories < servers[$0].width }
            let next = free.min { one, other in
                (state.entries[servers[one].member].stories, one) < (
                    state.entries[servers[other].member].stories, other
                )
            }
            if let next { state.entries[servers[next].member].stories += 1 }
            return next
        }
    }

    func leaveStory(_ member: Member) {
        list.change { state in
            state.entries[member].stories -= 1
            state.changes += 1
        }
    }
}
