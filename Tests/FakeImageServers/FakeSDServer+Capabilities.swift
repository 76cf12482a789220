package import TestServer

extension FakeSDServer {
    /// Its reported capabilities, shortened.
    package static func capabilities(
        model: String = "dream", modes: String = #""img_gen""#, references: Bool = true, largest: Int = 4096
    ) -> ServerStep {
        let features =
            #"{"cancel_generating":false,"cancel_queued":true,"init_image":\#(references),"ref_images":\#(references)}"#
        let defaults =
            #"{"batch_count":1,"height":512,"sample_params":{"eta":null,"guidance":{"distilled_guidance":3.5,"#
            + #""txt_cfg":7.0},"sample_method":"default","sample_steps":20,"scheduler":"default"},"seed":42,"#
            + #""strength":0.75,"width":512}"#
        return .json(
            """
            {"current_mode":"img_gen","defaults":\(defaults),"defaults_by_mode":{"img_gen":\(defaults)},
             "features":\(features),"features_by_mode":{"img_gen":\(features)},
             "limits":{"max_batch_count":8,"max_height":\(largest),"max_queue_size":64,"max_width":\(largest),
              "min_height":64,"min_width":64},
             "loras":[],"model":{"name":"\(model).safetensors","path":"/models/\(model).safetensors","stem":"\(model)"},
             "output_formats":["png","jpeg"],"samplers":["euler","euler_a","heun"],"schedulers":["discrete","karras"],
             "supported_modes":[\(modes)]}
            """)
    }
}
