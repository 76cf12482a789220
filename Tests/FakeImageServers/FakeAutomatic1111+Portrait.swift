import Synchronization
import TestServer

/// Its replies to requests that do not draw.
extension FakeAutomatic1111 {
    static let samplers = ["Euler", "Euler a", "DPM++ 2M"]

    func selfPortrait(_ request: RecordedRequest) -> ServerStep? {
        switch (request.method, request.path) {
        case ("GET", "/sdapi/v1/sd-models"): models(["dream", "ink"])
        case ("GET", "/sdapi/v1/options"): options
        case ("GET", "/sdapi/v1/samplers"): samplers
        case ("GET", "/v1/models"):
            flavour == .sdServer
                ? .json(#"{"data":[{"id":"sd-cpp-local","object":"model","owned_by":"local"}]}"#) : nil
        case ("GET", "/sdapi/v1/schedulers"):
            .json(#"[{"name":"default","label":"default"},{"name":"karras","label":"karras"}]"#)
        case _ where flavour == .sdServer: nil
        case ("GET", "/internal/ping"): .json("{}")
        case ("GET", "/sdapi/v1/version"):
            flavour == .sdNext
                ? .json(#"{"app":"sd.next","updated":"2026-07-12","commit":"0eb4a98e0","branch":"master"}"#) : nil
        case ("GET", "/sdapi/v1/progress"), ("GET", "/sdapi/v1/progress?skip_current_image=true"):
            .json(jobs.withLock { $0.progress })
        case ("POST", "/sdapi/v1/interrupt"): flavour == .sdNext ? .reply(status: 204) : .json("{}")
        default: nil
        }
    }

    func models(_ names: [String]) -> ServerStep {
        let items = (flavour == .sdServer ? Array(names.prefix(1)) : names).map { name in
            switch flavour {
            case .sdServer:
                #"{"config":null,"filename":"\#(name).safetensors","hash":"8888888888","model_name":"\#(name)","#
                    + #""sha256":"\#(String(repeating: "8", count: 64))","title":"\#(name)"}"#
            case .sdNext:
                #"{"title":"Diffusers/\#(name)","model_name":"\#(name)","filename":"/m/\#(name)","type":"diffusers","#
                    + #""sha256":null,"hash":null,"config":null}"#
            case .a1111, .forge:
                #"{"title":"\#(name).safetensors [879db523c3]","model_name":"\#(name)","hash":"879db523c3","#
                    + #""sha256":null,"filename":"C:\\m\\\#(name).safetensors","config":null}"#
            }
        }
        return .json("[\(items.joined(separator: ","))]")
    }

    private var samplers: ServerStep {
        let names = flavour == .sdServer ? ["default", "euler", "euler_a", "dpm++2m"] : Self.samplers
        return .json("[\(names.map { #"{"name":"\#($0)","aliases":[],"options":{}}"# }.joined(separator: ","))]")
    }

    private var options: ServerStep {
        let checkpoint =
            switch flavour {
            case _ where !hasLoadedModel: flavour == .sdNext ? "\"None\"" : "null"
            case .sdServer: "\"dream\""
            case .sdNext: "\"Diffusers/dream\""
            case .a1111, .forge: "\"dream.safetensors [879db523c3]\""
            }
        let more =
            switch flavour {
            case .sdServer: #""samples_format":"png""#
            case .forge: #""outdir_txt2img_samples":"out","forge_preset":"flux","forge_inference_memory":1024"#
            case .a1111, .sdNext: #""outdir_txt2img_samples":"out","samples_format":"jpg""#
            }
        return .json(#"{"sd_model_checkpoint":\#(checkpoint),\#(more)}"#)
    }
}
