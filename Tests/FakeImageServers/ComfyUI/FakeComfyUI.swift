import Domain
import Foundation
import Synchronization
package import TestServer

/// ComfyUI 0.3.64 as measured, and other versions according to its source.
package final class FakeComfyUI: FakeImageProduct {
    let manner: ComfyUIManner
    let state = Mutex(ComfyUIState())

    package init(_ manner: ComfyUIManner = ComfyUIManner()) {
        self.manner = manner
    }

    /// The drawn pictures in order, without those from the cache.
    package var requestedPictures: [RequestedPicture] { state.withLock(\.requestedPictures) }
    /// Identifiers of prompts that wait or are drawn.
    package var queue: [String] { state.withLock { $0.jobs.map(\.id) } }
    /// Names of uploaded pictures, sorted.
    package var uploads: [String] { state.withLock { $0.uploads.keys.sorted() } }
    package func uploadedBytes(_ name: String) -> [UInt8]? { state.withLock { $0.uploads[name] } }

    /// Names of files in its output folder, sorted.
    package var files: [String] {
        state.withLock { state in state.files.keys.filter { $0.type == "output" }.map(\.name).sorted() }
    }

    package func isQuestion(_ request: RecordedRequest) -> Bool {
        request.method == "POST" && request.path == "/prompt"
    }

    package func step(for request: RecordedRequest, in situation: ImageSituation) -> ServerStep {
        if case .wantingAnotherKey = situation { return .text("401: Unauthorized", status: 401) }
        // A browser page from another origin.
        if request[header: "Origin"] != nil { return .reply(status: 403) }
        if isQuestion(request), case .playing(let step) = situation { return step }
        let path = String(request.path.prefix { $0 != "?" })
        if isQuestion(request), let step = manner.replyToPrompts {
            _ = prompt(request, situation)
            return step
        }
        if request.method == "GET", path == "/queue" || path.hasPrefix("/history/"), let step = nextLook { return step }
        switch (request.method, path) {
        case ("GET", "/system_stats"): return systemStats
        case ("GET", "/node_replacements") where !manner.replacedNodes.isEmpty:
            return json(
                .object(Dictionary(manner.replacedNodes.map { ($0, .array([.object([:])])) }) { first, _ in first }))
        case ("GET", _) where path.hasPrefix("/object_info/"): return nodeInfo(String(path.dropFirst(13)))
        case ("GET", _) where path.hasPrefix("/history/"): return history(String(path.dropFirst(9)), situation)
        case ("GET", "/queue"): return queueList(situation)
        case ("GET", "/view"): return view(request)
        case ("POST", "/upload/image"): return upload(request)
        case ("POST", "/prompt"): return prompt(request, situation)
        case ("POST", "/queue"): return change(request, situation)
        case ("POST", "/interrupt"): return interrupt(request, situation)
        case ("POST", "/free"): return .reply()
        default: return .text("404: Not Found", status: 404)
        }
    }

    /// The step for a request for the queue or the history; nil for the usual reply.
    private var nextLook: ServerStep? {
        let number = state.withLock { state in
            defer { state.polls += 1 }
            return state.polls
        }
        return manner.firstLooks.indices.contains(number) ? manner.firstLooks[number] : nil
    }

    func json(_ value: JSONValue, status: Int = 200) -> ServerStep {
        let text = (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) }
        return .json(text ?? "", status: status)
    }

    /// The reply of aiohttp when a handler raises an error.
    var breakdown: ServerStep {
        .text("500 Internal Server Error\n\nServer got itself in trouble", status: 500)
    }
}

/// Its information about itself.
extension FakeComfyUI {
    private var systemStats: ServerStep {
        var system: [String: JSONValue] = [
            "os": .string("posix"), "ram_total": .number(25_191_223_296), "ram_free": .number(20_191_223_296),
            "python_version": .string("3.12.3 (main) [GCC 13.2.0]"), "pytorch_version": .string("2.9.0"),
            "embedded_python": .bool(false), "argv": .array([.string("main.py")]),
        ]
        system["comfyui_version"] = manner.version.map(JSONValue.string)
        return json(
            .object([
                "system": .object(system),
                "devices": .array([
                    .object([
                        "name": .string(manner.device), "type": .string(manner.device), "index": .null,
                        "vram_total": .number(25_191_223_296), "vram_free": .number(20_191_223_296),
                    ])
                ]),
            ]))
    }

    var classes: [String: ComfyUINodeClass] {
        let more = manner.moreNodes.mapValues { ComfyUINodeClass([], isOutput: $0) }
        return ComfyUINodeClass.usual.merging(more) { first, _ in first }
    }

    private func nodeInfo(_ encoded: String) -> ServerStep {
        let name = encoded.removingPercentEncoding ?? encoded
        guard let known = classes[name] else { return json(.object([:])) }
        let required = known.required.map { ($0, JSONValue.array([.string("*")])) }
        return json(
            .object([
                name: .object([
                    "input": .object([
                        "required": .object(
                            Dictionary(required) { first, _ in first }
                                .merging(manner.describesValues ? ComfyUINodeClass.values[name] ?? [:] : [:]) { $1 })
                    ]),
                    "python_module": .string(manner.module ?? "nodes"),
                    "name": .string(name), "output_node": .bool(known.isOutput),
                ])
            ]))
    }
}
