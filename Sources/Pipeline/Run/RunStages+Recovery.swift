import Domain
import LibraryStore

extension RunStages {
    /// Of panels that were in hand when a run died: how many are drawn again, and how many are given up.
    func tell(recovered: (pending: Int, givenUp: Int)) {
        if recovered.pending > 0 {
            let verb = recovered.pending == 1 ? "is" : "are"
            board.post("\(Counted.pages(recovered.pending)) in hand when an earlier run ended \(verb) drawn again")
        }
        if recovered.givenUp > 0 {
            board.post(
                "\(Counted.pages(recovered.givenUp)) given up after \(PanelStore.interruptionLimit) runs that died while drawing "
                    + (recovered.givenUp == 1 ? "it" : "them"))
        }
    }
}
