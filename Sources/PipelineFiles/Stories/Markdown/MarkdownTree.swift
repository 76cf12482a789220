import CCmark

/// The tree of a Markdown text, built by cmark, the reference implementation of CommonMark.
struct MarkdownTree: ~Copyable {
    private let root: OpaquePointer?

    init(_ text: String) {
        var text = text
        root = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
            }
        }
    }

    deinit {
        if let root { cmark_node_free(root) }
    }

    /// Uses the same amount of stack for every depth of the tree. A node without children is not left.
    func visit(_ body: (_ node: OpaquePointer, _ isLeft: Bool) -> Void) {
        guard let root else { return }
        cmark_consolidate_text_nodes(root)
        guard let iterator = cmark_iter_new(root) else { return }
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
            body(node, event == CMARK_EVENT_EXIT)
        }
    }
}
