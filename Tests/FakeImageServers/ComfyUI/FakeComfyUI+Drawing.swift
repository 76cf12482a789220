import Domain

/// The result of a prompt.
extension FakeComfyUI {
    func ending(of job: ComfyUIState.Job, _ situation: ImageSituation, _ state: inout ComfyUIState) -> JSONValue {
        if manner.isInterrupted { return failure(of: job, event: "execution_interrupted") }
        for node in job.graph.nodes.keys.sorted() {
            guard let kind = job.graph.kind(of: node) else { continue }
            if let exception = manner.exceptions[kind] {
                return failure(of: job, at: node, type: exception.type, message: exception.message)
            }
            if case .rejectingReference = situation, kind == "LoadImage",
                let name = job.graph.text(of: "image", in: node), state.uploads[name] != nil
            {
                return failure(
                    of: job, at: node, type: "OSError", message: "image file is truncated (8 bytes not processed)")
            }
        }
        let outputs: [String: JSONValue]
        if let known = state.cache[job.graph.nodes] {
            outputs = known
        } else if case .empty = situation {
            outputs = [:]
        } else {
            outputs = job.outputs.reduce(into: [:]) { outputs, node in
                outputs[node] = file(of: node, in: job, situation, &state)
            }
            state.cache[job.graph.nodes] = outputs
        }
        return entry(of: job, outputs: outputs, status: "success", message: "execution_success", [:])
    }

    func failure(
        of job: ComfyUIState.Job, event: String = "execution_error", at node: String = "3", type: String? = nil,
        message: String = ""
    ) -> JSONValue {
        var details: [String: JSONValue] = [
            "node_id": .string(node), "node_type": .string(job.graph.kind(of: node) ?? "KSampler"),
            "executed": .array([]),
        ]
        if let type {
            details["exception_type"] = .string(type)
            details["exception_message"] = .string(message)
            details["traceback"] = .array([.string("  File \"execution.py\", line 496, in execute\n")])
        }
        return entry(of: job, outputs: [:], status: "error", message: event, details)
    }

    private func entry(
        of job: ComfyUIState.Job, outputs: [String: JSONValue], status: String, message: String,
        _ details: [String: JSONValue]
    ) -> JSONValue {
        let messages: [(event: String, data: [String: JSONValue])] = [
            ("execution_start", [:]), ("execution_cached", ["nodes": .array([])]), (message, details),
        ]
        return .object([
            "prompt": .array([.number(Double(job.number)), .string(job.id), .object(job.graph.nodes)]),
            "outputs": .object(outputs), "meta": .object([:]),
            "status": manner.hasNoStatus
                ? .null
                : .object([
                    "status_str": .string(status), "completed": .bool(status == "success"),
                    "messages": .array(messages.map { .array([.string($0.event), .object($0.data)]) }),
                ]),
        ])
    }

    /// The file that an output node writes, in the form of the history.
    private func file(
        of node: String, in job: ComfyUIState.Job, _ situation: ImageSituation, _ state: inout ComfyUIState
    ) -> JSONValue? {
        let kind = job.graph.kind(of: node)
        guard kind != "SaveImageWebsocket", let requested = job.graph.requested(of: node, uploads: state.uploads) else {
            return nil
        }
        let isKept = kind != "PreviewImage"
        state.requestedPictures.append(requested)
        let prefix = isKept ? job.graph.text(of: "filename_prefix", in: node) ?? "ComfyUI" : "ComfyUI_temp_\(node)"
        let parts = prefix.split(separator: "/").map { String($0) }
        let folder = parts.dropLast().joined(separator: "/")
        let count = state.files.keys.count { $0.subfolder == folder && $0.name.hasPrefix("\(parts.last ?? "")_") }
        let name = "\(parts.last ?? "")_\(String(100_001 + count).dropFirst())_.png"
        let file = ComfyUIState.FileName(type: isKept ? "output" : "temp", subfolder: folder, name: name)
        state.files[file] = if case .sending(let bytes) = situation { bytes } else { FakePicture.png(requested) }
        return .object([
            "images": .array([
                .object(["filename": .string(name), "subfolder": .string(folder), "type": .string(file.type)])
            ])
        ])
    }
}
